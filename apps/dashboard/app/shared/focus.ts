let navigated = false

/** Whether the reader has moved to another screen since the page was loaded. */
export const hasNavigated = () => navigated

/**
 * Moves the focus to the title after a change of screen, like a page load; except from a field that stays on
 * the screen, where the user may be typing.
 */
export function focusTitle() {
  navigated = true
  if (document.querySelector('main :is(input, textarea, select):focus')) return
  document.querySelector<HTMLElement>('main h1')?.focus()
}

/** Whether shortcuts are disabled by the focus: in a field, or an open dialog. */
export function areShortcutsBlocked(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select') !== null
  )
}
