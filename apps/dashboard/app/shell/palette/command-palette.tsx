import { useDeferredValue, useEffect, useState } from 'react'
import { useNewDraft } from '../../screens/drafts/use-new-draft.ts'
import { Combobox } from '../../shared/combobox.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { readRecentPages } from '../../shared/recent-pages.ts'
import { useCall } from '../../shared/use-operation.ts'
import { distanceOf, TYPO } from './match.ts'
import { usePlaces } from './places.ts'
import { stopCollecting, textTypedEarly } from './typed-early.ts'
import { type PaletteItem, useFoundViews, useThings } from './use-things.ts'

/** Finds pages, things to do, saved views, products, orders, members and collections. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { palette, shell } = useMessages()
  const { go } = useNavigation()
  const begin = useNewDraft()
  const [text, setText] = useState(textTypedEarly)
  useEffect(stopCollecting, [])
  const { items, isBusy } = usePaletteItems(useDeferredValue(text.trim().slice(0, MAX_LETTERS)))
  const open = (id: string) => {
    const item = items.find((one) => one.id === id)
    if (!item) return
    onClose()
    if (item.id === NEW_ORDER) void begin({})
    else go(item.href)
  }
  const nothing = isBusy ? shell.loading : palette.nothing
  return (
    <Dialog title={palette.title} className="palette" onClose={onClose}>
      <Combobox
        id="find"
        aria-label={palette.placeholder}
        listLabel={palette.title}
        placeholder={palette.placeholder}
        data-first=""
        text={text}
        onText={setText}
        found={{ items, hasMore: false, more: () => {}, isBusy }}
        status={items.length === 0 ? nothing : palette.hint}
        isChosen={() => false}
        isFixed
        onPick={({ id }) => open(id)}
      />
    </Dialog>
  )
}

const NEW_ORDER = 'new-order'
/** Names are shorter, and all searches accept this length. */
const MAX_LETTERS = 80

/** Recently opened pages without a search; otherwise matches, with fuzzy ones last. */
function usePaletteItems(text: string): {
  readonly items: readonly PaletteItem[]
  readonly isBusy: boolean
} {
  const places = usePlacesToFind()
  const recent = useRecentItems()
  const views = useFoundViews(text)
  const things = useThings(text)
  const found = places
    .flatMap(({ keywords, ...place }) => {
      const distance = distanceOf(text, place.name, keywords)
      return distance === undefined ? [] : [{ ...place, distance }]
    })
    .toSorted((one, other) => one.distance - other.distance)
  if (text === '') return { items: [...recent, ...found], isBusy: false }
  return {
    items: [
      ...found.filter(({ distance }) => distance < TYPO),
      ...views,
      ...things.items,
      ...found.filter(({ distance }) => distance >= TYPO),
    ],
    isBusy: things.isBusy,
  }
}

function usePlacesToFind() {
  const { palette, drafts } = useMessages()
  const places = usePlaces()
  const mayOrder = useIsAllowed('draftOrders.createDraftOrder')
  const newOrder = { id: NEW_ORDER, name: drafts.new, href: '', isAction: true }
  return [
    ...places,
    ...(mayOrder ? [{ ...newOrder, keywords: palette.keywords[NEW_ORDER] ?? '' }] : []),
  ].map(({ id, name, href, keywords, isAction }) => ({
    id,
    name,
    href,
    keywords,
    detail: isAction ? palette.action : palette.page,
  }))
}

function useRecentItems(): readonly PaletteItem[] {
  const { palette } = useMessages()
  const { siteId } = useCall()
  // Navigation closes the palette, so the list cannot become stale.
  const [pages] = useState(() => readRecentPages(siteId))
  return pages.map(({ href, name, kind }) => ({
    id: `recent-${href}`,
    name,
    href,
    detail: palette.recent({ kind: palette[kinds[kind]] }),
  }))
}

const kinds = {
  products: 'product',
  orders: 'order',
  members: 'member',
  customers: 'customer',
} as const
