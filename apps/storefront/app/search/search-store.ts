import { collectTyping } from '../page-start.ts'

/** Whether the search overlay is open. It has an entry of its own in the history, so that the back button closes it. */
let isOpen = false
let typing: ReturnType<typeof collectTyping> | undefined
const listeners = new Set<() => void>()

const change = (next: boolean) => {
  if (next === isOpen) return
  isOpen = next
  if (next) addEventListener('popstate', onBack)
  else removeEventListener('popstate', onBack)
  for (const listener of listeners) listener()
}
const onBack = () => change(false)

export const searchStore = {
  isOpen: () => isOpen,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  open() {
    if (isOpen) return
    // Its code may have to be loaded first.
    typing = collectTyping()
    history.pushState({ isSearchOpen: true }, '')
    change(true)
  },
  /** What was typed before the field was there. */
  takeTyped(): string {
    const text = typing?.text() ?? ''
    typing?.stop()
    typing = undefined
    return text
  },
  /** Closes it on the page that it was opened on. */
  close() {
    if (!isOpen) return
    change(false)
    history.back()
  },
  /** Closes it for a page that takes the place of its entry in the history. */
  leave: () => change(false),
}
