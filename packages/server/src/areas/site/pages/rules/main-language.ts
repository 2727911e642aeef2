/** The language of a locale, such as `en` of `en-US`: the main language of pages. */
export const mainLanguage = (locale: string): string => locale.toLowerCase().split('-')[0] ?? ''
