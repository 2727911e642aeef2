/** Text typed between opening the palette and the display of its field, whose code may have to be loaded. */
let text = ''
let isCollecting = false

/** From now on letters go to the palette, also those typed in a field of the page. */
export function collectTyping(): void {
  if (isCollecting) return
  text = ''
  isCollecting = true
  document.addEventListener('keydown', onKeyDown, true)
}

export const textTypedEarly = (): string => text

/** The palette has a field of its own now, or does not come. */
export function stopCollecting(): void {
  isCollecting = false
  text = ''
  document.removeEventListener('keydown', onKeyDown, true)
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Backspace') text = [...text].slice(0, -1).join('')
  else if ([...event.key].length === 1) text += event.key
  else return
  event.preventDefault()
  event.stopPropagation()
}
