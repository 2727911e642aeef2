type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Notes what fields hold before scripts take over a page. What it returns puts back what was lost by that and tells the page:
 * a field whose value is state starts with the value that the page was served with.
 */
export function rememberTyped(root: HTMLElement): () => void {
  const controls = [...root.querySelectorAll<Control>('input, select, textarea')].map(
    (control) => ({ control, before: valueOf(control) }),
  )
  return () => {
    for (const { control, before } of controls) {
      if (valueOf(control) !== before) putBack(control, before)
    }
  }
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const valueOf = (control: Control): string | boolean =>
  isTicked(control) ? control.checked : control.value

function putBack(control: Control, value: string | boolean): void {
  if (isTicked(control)) control.checked = value === true
  else control.value = String(value)
  // A radio button that another one of its group replaced has nothing to tell.
  if (value === false && control.type === 'radio') return
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
