import { useDeferredValue, useState } from 'react'
import { links } from '../links.ts'
import { Dialog } from '../scaffold/dialog.tsx'
import { useMessages } from '../scaffold/messages.tsx'
import { useNavigation } from '../scaffold/navigation.tsx'
import { useOperation } from '../scaffold/use-operation.ts'
import { places } from './places.ts'

interface Find {
  readonly key: string
  readonly label: string
  readonly kind: string
  readonly href: string
}

/** Goes anywhere by a few letters: the places of the house and its products. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { palette } = useMessages()
  const { go } = useNavigation()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const finds = useFinds(useDeferredValue(text.trim()))
  const active = Math.min(at, finds.length - 1)
  const open = (find: Find | undefined) => {
    if (!find) return
    onClose()
    go(find.href)
  }
  const press = (key: string) => {
    if (key === 'ArrowDown') setAt((active + 1) % Math.max(1, finds.length))
    else if (key === 'ArrowUp') setAt((active - 1 + finds.length) % Math.max(1, finds.length))
    else if (key === 'Enter') open(finds[active])
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
        aria-activedescendant={finds[active] ? `find-${active}` : undefined}
        aria-label={palette.placeholder}
        placeholder={palette.placeholder}
        autoComplete="off"
        value={text}
        data-first=""
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => press(event.key) && event.preventDefault()}
      />
      <div id="finds" role="listbox" aria-label={palette.title}>
        {finds.map((find, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={find.key}
            id={`find-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => open(find)}
            onMouseMove={() => setAt(index)}
          >
            <span>{find.label}</span>
            <small>{find.kind}</small>
          </div>
        ))}
      </div>
      <p className="field-hint">{finds.length === 0 ? palette.nothing : palette.hint}</p>
    </Dialog>
  )
}

const SHOWN = 8

function useFinds(text: string): readonly Find[] {
  const messages = useMessages()
  const query = {
    filter: { words: { $contains: text } },
    sort: [{ fieldName: 'lastUpdated', order: 'DESC' as const }],
    paging: { limit: SHOWN, offset: 0 },
  }
  const found = useOperation(
    'catalogV1.queryProducts',
    { query },
    { enabled: text.length > 1, keep: true },
  )
  const words = text.toLowerCase().split(/\s+/)
  const matching = (label: string) => words.every((word) => label.toLowerCase().includes(word))
  const spots: Find[] = [
    ...places.map(({ key, href }) => ({ key, href, label: messages.places[key] })),
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
        label: `${messages.places.settings}: ${messages.settings.sections[section]}`,
      }),
    ),
  ].map((place) => ({ ...place, kind: messages.palette.places }))
  const products = text.length > 1 ? (found.data?.products ?? []) : []
  return [
    ...spots.filter(({ label }) => matching(label)),
    ...products.map(({ id, name }) => ({
      key: id,
      label: name,
      kind: messages.palette.products,
      href: links.product(id),
    })),
  ]
}
