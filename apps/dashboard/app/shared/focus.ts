let navigated = false

/** Whether the reader has moved to another screen since the page was loaded. */
export const hasNavigated = () => navigated

/**
 * After a change of screen the title takes the focus, as a page load would give it; not from a field that stays
 * on the screen, where somebody may be typing.
 */
export function focusTitle() {
  navigated = true
  if (document.querySelector('main :is(input, textarea, select):focus')) return
  document.querySelector<HTMLElement>('main h1')?.focus()
}

/** Whether keys belong to what has the focus: a field, or a dialog that is open. */
export function areShortcutsBlocked(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select') !== null
  )
}
