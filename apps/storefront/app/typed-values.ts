type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Notes what was typed and chosen before scripts take over a page. What it returns notifies the page, and puts back what was
 * lost: a field whose value is state starts with the value that the page was served with.
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
    // A radio button that gave way to another one of its group has nothing to report.
    return control.checked !== control.defaultChecked && (control.checked || !isRadio(control))
  }
  return control.type !== 'file' && control.value !== control.defaultValue
}

const isRadio = ({ type }: Control) => type === 'radio'

const servedOption = ({ options }: HTMLSelectElement): HTMLOptionElement | undefined =>
  [...options].find((option) => option.defaultSelected) ?? options[0]

function putBack(control: Control, value: string): void {
  if (!isTickable(control)) control.value = value
  else control.checked = isRadio(control) || !control.defaultChecked
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
