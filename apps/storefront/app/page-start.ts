/** Marks the field of a page that is nothing but a search: such a page begins in it. */
const startField = 'main input[data-start]'

/**
 * Where a new page begins: in its field, with what was typed while the page was on its way, or at its
 * heading, for those who listen.
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

/** Collects what is typed outside of fields until it is stopped. */
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

/** As if it were typed: React hears of it, which setting the value alone would hide from it. */
function enterText(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
