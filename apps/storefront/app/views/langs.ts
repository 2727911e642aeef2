/** The language of texts that are not in that of the page, by field. */
export type Langs = Readonly<Record<string, string>>

/** The fields that are not translated are in the main language of the shop; nothing where all are. */
export const viewLangs = (
  untranslated: readonly string[],
  mainLanguage: string,
): { langs?: Langs } =>
  untranslated.length === 0
    ? {}
    : { langs: Object.fromEntries(untranslated.map((field) => [field, mainLanguage])) }
