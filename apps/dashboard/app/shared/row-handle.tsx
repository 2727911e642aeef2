import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'

interface RowHandleProps {
  readonly label: string
  readonly list: RefObject<HTMLElement | null>
  readonly at: number
  readonly onMove: (by: number) => void
  readonly children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves its row by drag and drop or with the arrow keys. */
export function RowHandle({ label, list, at, onMove, children }: RowHandleProps) {
  const element = useRef<HTMLButtonElement>(null)
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
    // Moving the row in the DOM removes the focus.
    requestAnimationFrame(() => element.current?.focus())
  }
  const startDrag = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const over = rowAt(list.current, event.clientY)
    if (over >= 0 && over !== at) onMove(over - at)
  }
  return (
    <button
      ref={element}
      type="button"
      className="icon-button row-handle"
      aria-label={label}
      title={label}
      onKeyDown={press}
      onPointerDown={startDrag}
      onPointerMove={drag}
    >
      {children}
    </button>
  )
}

/**
 * The row whose middle half is under the pointer, so that rows of different heights do not flip back and
 * forth.
 */
function rowAt(list: HTMLElement | null, y: number): number {
  return [...(list?.children ?? [])].findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y > top + height / 4 && y < top + (height * 3) / 4
  })
}
