import { acceptedLanguages, chooseLanguage } from '@vitrine/messages'
import { parseCookies, serializeCookie } from '@vitrine/sdk'
import { defaultLanguage, type Language, languages } from '../messages/index.ts'

const cookieName = 'vitrine-lang'

/** Language of the texts, and the locale of prices and dates. */
export type LocaleChoice = { lang: Language; locale: string; cookie?: string }

/** Priority: `?lang=`, its cookie, `Accept-Language`, the site's language. */
export function chooseLocale(request: Request, siteLocale: string): LocaleChoice {
  const url = new URL(request.url)
  const asked = url.searchParams.get('lang')
  const chosen = languages.find((language) => language === asked)
  if (chosen) {
    const attributes = { expires: 365, sameSite: 'Lax', secure: url.protocol === 'https:' } as const
    const cookie = serializeCookie(cookieName, chosen, attributes)
    return { lang: chosen, locale: localeOf(chosen, siteLocale), cookie }
  }
  const stored = parseCookies(request.headers.get('cookie') ?? '')[cookieName]
  const accepted = acceptedLanguages(request.headers.get('accept-language'))
  const { language } = chooseLanguage(languages, [stored, ...accepted, siteLocale], defaultLanguage)
  return { lang: language, locale: localeOf(language, siteLocale) }
}

/** The site's region when the language is the site's; otherwise the language alone. */
const localeOf = (lang: string, siteLocale: string) =>
  siteLocale.toLowerCase().split('-')[0] === lang ? siteLocale : lang
