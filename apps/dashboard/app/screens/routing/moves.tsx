import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMessages } from '../../shared/messages.tsx'

interface MovesProps {
  readonly name: string
  readonly at: number
  readonly count: number
  readonly onMove: (by: -1 | 1) => void
}

/** Buttons that move a row of a list up and down. */
export function Moves({ name, at, count, onMove }: MovesProps) {
  const { routing } = useMessages()
  const moves = [
    { label: routing.up({ name }), Icon: ArrowUp, off: at === 0, by: -1 },
    { label: routing.down({ name }), Icon: ArrowDown, off: at === count - 1, by: 1 },
  ] as const
  return moves.map(({ label, Icon, off, by }) => (
    <button
      key={by}
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && onMove(by)}
    >
      <Icon aria-hidden="true" />
    </button>
  ))
}
