/** Error messages in the page's language, by field; `form` belongs to no field. */
export type Errors = Readonly<Record<string, string>>
