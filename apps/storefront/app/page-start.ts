/** Attribute of the search field of a page that takes the focus when the page opens. */
const startField = 'main input[data-start]'

/**
 * Sets the focus on a new page: to its search field, with the text typed while it loaded, otherwise to its heading for
 * screen readers.
 */
export function focusStart(typed: string): void {
  const field = document.querySelector<HTMLInputElement>(startField)
  if (field) {
    field.focus({ preventScroll: true })
    if (typed) enterText(field, field.value + typed)
    return
  }
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Collects keys typed outside of fields until it is stopped. */
export function collectTyping(): { text: () => string; stop: () => void } {
  let text = ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (isEditable(document.activeElement)) return
    if (event.key === 'Backspace') text = [...text].slice(0, -1).join('')
    else if ([...event.key].length === 1) text += event.key
  }
  document.addEventListener('keydown', onKeyDown)
  return { text: () => text, stop: () => document.removeEventListener('keydown', onKeyDown) }
}

const isEditable = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** Sets the value and notifies the page. */
function enterText(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
