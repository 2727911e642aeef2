import { parseCookies, serializeCookie } from '@vitrine/sdk'
import { defaultLanguage, isLanguage, type Language } from '../app/messages/index.ts'

const cookieName = 'vitrine-lang'

/** Language of the texts, and the locale of prices and dates. */
export type LocaleChoice = { lang: Language; locale: string; cookie?: string }

/** Priority: `?lang=`, its cookie, `Accept-Language`, the site's language. */
export function chooseLocale(request: Request, siteLocale: string): LocaleChoice {
  const url = new URL(request.url)
  const chosen = url.searchParams.get('lang')
  if (chosen && isLanguage(chosen)) {
    const attributes = { expires: 365, sameSite: 'Lax', secure: url.protocol === 'https:' } as const
    const cookie = serializeCookie(cookieName, chosen, attributes)
    return { lang: chosen, locale: localeOf(chosen, siteLocale), cookie }
  }
  const remembered = parseCookies(request.headers.get('cookie') ?? '')[cookieName] ?? ''
  const lang = [remembered, ...accepted(request.headers.get('accept-language')), siteLocale]
    .map((tag) => tag.split('-')[0]?.toLowerCase() ?? '')
    .find(isLanguage)
  const chosenLang = lang ?? defaultLanguage
  return { lang: chosenLang, locale: localeOf(chosenLang, siteLocale) }
}

/** The site's region when the language is the site's; otherwise the language alone. */
const localeOf = (lang: string, siteLocale: string) =>
  siteLocale.toLowerCase().split('-')[0] === lang ? siteLocale : lang

function accepted(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag, weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
