import { PanelRight } from 'lucide-react'
import { useMessages } from '../messages.tsx'

/** Opens the panel of its row by mouse; next to the link of the row, in a list of `usePeek`. */
export function PeekButton({ name }: { readonly name: string }) {
  const { peek } = useMessages()
  return (
    <button
      type="button"
      className="icon-button peek-button"
      data-peek=""
      aria-label={peek.buttonOf({ name })}
      title={peek.label}
    >
      <PanelRight aria-hidden="true" />
    </button>
  )
}
