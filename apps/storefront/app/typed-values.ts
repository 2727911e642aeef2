type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Records input made before hydration. The returned function notifies the page, and restores lost input: a
 * field with state starts with the served value.
 */
export function rememberTyped(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Control>('input, select, textarea')]
    .filter(isChanged)
    .map((control) => ({ control, value: control.value }))
  return () => {
    for (const { control, value } of typed) putBack(control, value)
  }
}

const isTickable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== servedOption(control)?.value
  if (isTickable(control)) {
    // A radio button that lost its selection to another one of its group needs no event.
    return control.checked !== control.defaultChecked && (control.checked || !isRadio(control))
  }
  return control.type !== 'file' && control.value !== control.defaultValue
}

const isRadio = ({ type }: Control) => type === 'radio'

const servedOption = ({ options }: HTMLSelectElement): HTMLOptionElement | undefined =>
  [...options].find((option) => option.defaultSelected) ?? options[0]

function putBack(control: Control, value: string): void {
  // A field that is not as it was served has been typed in since, and that is newer.
  if (!isChanged(control)) {
    if (!isTickable(control)) control.value = value
    else control.checked = isRadio(control) || !control.defaultChecked
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
