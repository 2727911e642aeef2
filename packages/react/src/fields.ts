/** Form values by field name. */
export type Fields = Readonly<Record<string, string>>

/** Values of a form as it would be submitted, with the submit button. */
export const fieldsOf = (form: HTMLFormElement, button?: HTMLElement | null): Fields =>
  Object.fromEntries([...new FormData(form, button)].map(([name, value]) => [name, String(value)]))
