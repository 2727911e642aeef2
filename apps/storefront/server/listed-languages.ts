import { chooseLanguage } from '@vitrine/messages'
import { defaultLanguage, type Language, languages } from '../app/messages/index.ts'

/**
 * The languages in which search engines may list the pages of a shop: its own, and those with texts of the
 * merchant. In other languages only our messages are translated, so their canonical pages are those of the
 * shop's own language.
 */
export function listedLanguages(
  siteLocale: string,
  texts: Readonly<Partial<Record<Language, object>>>,
): Language[] {
  const { language: own } = chooseLanguage(languages, [siteLocale], defaultLanguage)
  return [own, ...languages.filter((one) => one !== own && texts[one] !== undefined)]
}
