import { collectTyping } from '../page-start.ts'

/** Whether the search overlay is open. It has its own history entry, so that the back button closes it. */
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

/** The history entry of the closed overlay is left in a later task. */
let isGoingBack = false
const goBack = () => {
  isGoingBack = true
  addEventListener(
    'popstate',
    () => {
      isGoingBack = false
    },
    { once: true },
  )
  history.back()
}

const show = () => {
  if (isOpen) return
  history.pushState({ isSearchOpen: true }, '')
  change(true)
}

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
    typing ??= collectTyping()
    // Going back would close it again.
    if (isGoingBack) addEventListener('popstate', show, { once: true })
    else show()
  },
  /** Keys typed before the field was mounted. */
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
    goBack()
  },
  /** Closes it for a page that replaces its history entry. */
  leave: () => change(false),
}
