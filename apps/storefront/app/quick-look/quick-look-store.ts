/** A product that is open in front of a list. */
export type QuickLookState = {
  /** Identifies this opening, because each starts with a new state. */
  id: number
  slug: string
  /** The name on the card, shown until the product is loaded. */
  name: string
  /** Gets the focus back. */
  opener: HTMLElement
}

let state: QuickLookState | undefined
let count = 0
const listeners = new Set<() => void>()

const change = (next: QuickLookState | undefined) => {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export const quickLookStore = {
  state: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  open: (next: Omit<QuickLookState, 'id'>) => {
    count += 1
    change({ ...next, id: count })
  },
  close: () => change(undefined),
}
