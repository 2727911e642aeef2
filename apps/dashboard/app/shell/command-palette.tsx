import { useDeferredValue, useState } from 'react'
import { links } from '../links.ts'
import { Dialog } from '../shared/dialog.tsx'
import { useMessages } from '../shared/messages.tsx'
import { useNavigation } from '../shared/navigation.tsx'
import { useOperation } from '../shared/use-operation.ts'
import { navigationItems } from './navigation-items.ts'

interface PaletteItem {
  readonly key: string
  readonly label: string
  readonly kind: string
  readonly href: string
}

/** Command palette: finds pages and products. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { palette } = useMessages()
  const { go } = useNavigation()
  const [text, setText] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const items = usePaletteItems(useDeferredValue(text.trim()))
  const active = Math.min(activeIndex, items.length - 1)
  const open = (item: PaletteItem | undefined) => {
    if (!item) return
    onClose()
    go(item.href)
  }
  const handleKey = (key: string) => {
    if (key === 'ArrowDown') setActiveIndex((active + 1) % Math.max(1, items.length))
    else if (key === 'ArrowUp')
      setActiveIndex((active - 1 + items.length) % Math.max(1, items.length))
    else if (key === 'Enter') open(items[active])
    else return false
    return true
  }
  return (
    <Dialog title={palette.title} className="palette" onClose={onClose}>
      <input
        className="input"
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="finds"
        aria-activedescendant={items[active] ? `find-${active}` : undefined}
        aria-label={palette.placeholder}
        placeholder={palette.placeholder}
        autoComplete="off"
        value={text}
        data-first=""
        onChange={(event) => {
          setText(event.target.value)
          setActiveIndex(0)
        }}
        onKeyDown={(event) => handleKey(event.key) && event.preventDefault()}
      />
      <div id="finds" role="listbox" aria-label={palette.title}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={item.key}
            id={`find-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => open(item)}
            onMouseMove={() => setActiveIndex(index)}
          >
            <span>{item.label}</span>
            <small>{item.kind}</small>
          </div>
        ))}
      </div>
      <p className="field-hint">{items.length === 0 ? palette.nothing : palette.hint}</p>
    </Dialog>
  )
}

const MAX_PRODUCTS = 8

function usePaletteItems(text: string): readonly PaletteItem[] {
  const messages = useMessages()
  const query = {
    filter: { words: { $contains: text } },
    sort: [{ fieldName: 'lastUpdated', order: 'DESC' as const }],
    paging: { limit: MAX_PRODUCTS, offset: 0 },
  }
  const result = useOperation(
    'catalogV1.queryProducts',
    { query },
    { enabled: text.length > 1, keepPrevious: true },
  )
  const words = text.toLowerCase().split(/\s+/)
  const matching = (label: string) => words.every((word) => label.toLowerCase().includes(word))
  const pages: PaletteItem[] = [
    ...navigationItems.map(({ key, href }) => ({ key, href, label: messages.navigation[key] })),
    { key: 'new', href: links.newProduct(), label: messages.products.new },
    {
      key: 'queue',
      href: links.members({ status: 'PENDING' }),
      label: messages.home.pending,
    },
    { key: 'new-member', href: links.newMember(), label: messages.members.new },
    { key: 'new-client', href: links.newClient(), label: messages.clients.new },
    { key: 'keys', href: links.keys(), label: messages.developers.tabs.keys },
    { key: 'webhooks', href: links.webhooks(), label: messages.developers.tabs.webhooks },
    { key: 'account', href: links.account(), label: messages.account.open },
    ...(['currencies', 'signIn', 'mail', 'phone', 'branding', 'search', 'redirects'] as const).map(
      (section) => ({
        key: section,
        href: links.settings(section),
        label: `${messages.navigation.settings}: ${messages.settings.sections[section]}`,
      }),
    ),
  ].map((place) => ({ ...place, kind: messages.palette.pages }))
  const products = text.length > 1 ? (result.data?.products ?? []) : []
  return [
    ...pages.filter(({ label }) => matching(label)),
    ...products.map(({ id, name }) => ({
      key: id,
      label: name,
      kind: messages.palette.products,
      href: links.product(id),
    })),
  ]
}
