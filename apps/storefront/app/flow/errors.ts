/** What is wrong, in sentences of the page's language, by field; `form` is about no field. */
export type Errors = Readonly<Record<string, string>>
