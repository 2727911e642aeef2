/** What stands in a form, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>

/** What a form would send, with the button that sends it. */
export const fieldsOf = (form: HTMLFormElement, button?: HTMLElement | null): Fields =>
  Object.fromEntries([...new FormData(form, button)].map(([name, value]) => [name, String(value)]))
