/** The language of a locale, such as `en` of `en-US`: that in which pages are written. */
export const mainLanguage = (locale: string): string => locale.toLowerCase().split('-')[0] ?? ''
