import { Dialog } from '../shared/dialog.tsx'
import { useMessages } from '../shared/messages.tsx'

/** Lists all keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { shortcuts } = useMessages()
  const keys = [
    ['Ctrl K', shortcuts.find],
    ['?', shortcuts.help],
    ['/', shortcuts.search],
    ['j', shortcuts.next],
    ['k', shortcuts.previous],
    ['x', shortcuts.select],
    ['Shift x', shortcuts.range],
    ['Space', shortcuts.peek],
    ['e', shortcuts.edit],
    ['a', shortcuts.approve],
    ['b', shortcuts.block],
    ['Ctrl S', shortcuts.save],
  ] as const
  return (
    <Dialog title={shortcuts.title} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
