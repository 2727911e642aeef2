/** The language of a site's locale, such as `en` of `en-US`: that in which its merchant writes. */
export const mainLanguageOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? ''
