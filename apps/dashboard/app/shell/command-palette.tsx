import { useDeferredValue, useState } from 'react'
import { links } from '../links.ts'
import { Combobox, type Suggestion } from '../shared/combobox.tsx'
import { Dialog } from '../shared/dialog.tsx'
import { useMessages } from '../shared/messages.tsx'
import { useNavigation } from '../shared/navigation.tsx'
import { useOperation } from '../shared/use-operation.ts'
import { navigationItems } from './navigation-items.ts'

interface PaletteItem extends Suggestion {
  readonly href: string
}

/** Command palette: finds pages and products. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { palette } = useMessages()
  const { go } = useNavigation()
  const [text, setText] = useState('')
  const items = usePaletteItems(useDeferredValue(text.trim()))
  const open = (id: string) => {
    const item = items.find((one) => one.id === id)
    if (!item) return
    onClose()
    go(item.href)
  }
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
        found={{ items, hasMore: false, more: () => {}, isBusy: false }}
        status={items.length === 0 ? palette.nothing : palette.hint}
        isChosen={() => false}
        isFixed
        onPick={({ id }) => open(id)}
      />
    </Dialog>
  )
}

const MAX_PRODUCTS = 8

function usePaletteItems(text: string): readonly PaletteItem[] {
  const messages = useMessages()
  const result = useOperation(
    'products.listProducts',
    { filter: { text }, limit: MAX_PRODUCTS },
    { enabled: text.length > 1, keepPrevious: true },
  )
  const words = text.toLowerCase().split(/\s+/)
  const matching = (name: string) => words.every((word) => name.toLowerCase().includes(word))
  const pages = [
    ...navigationItems.map(({ key, href }) => ({ id: key, href, name: messages.navigation[key] })),
    { id: 'new', href: links.newProduct(), name: messages.products.new },
    {
      id: 'queue',
      href: links.members({ status: 'PENDING' }),
      name: messages.home.pending,
    },
    { id: 'new-member', href: links.newMember(), name: messages.members.new },
    { id: 'new-client', href: links.newClient(), name: messages.clients.new },
    { id: 'keys', href: links.keys(), name: messages.developers.tabs.keys },
    { id: 'webhooks', href: links.webhooks(), name: messages.developers.tabs.webhooks },
    { id: 'account', href: links.account(), name: messages.account.open },
    ...(['currencies', 'signIn', 'mail', 'phone', 'branding', 'search', 'redirects'] as const).map(
      (section) => ({
        id: section,
        href: links.settings(section),
        name: `${messages.navigation.settings}: ${messages.settings.sections[section]}`,
      }),
    ),
  ].map((place) => ({ ...place, detail: messages.palette.pages }))
  const products = text.length > 1 ? (result.data?.products ?? []) : []
  return [
    ...pages.filter(({ name }) => matching(name)),
    ...products.map(({ id, name }) => ({
      id,
      name: name,
      detail: messages.palette.products,
      href: links.product(id),
    })),
  ]
}
