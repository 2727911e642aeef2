import { parseCookies, serializeCookie } from '@vitrine/sdk'
import { defaultLanguage, isLanguage, type Language } from '../app/messages/index.ts'

const cookieName = 'vitrine-lang'

/** Words of the shop, and how prices and dates are written. */
export type Speech = { lang: Language; locale: string; cookie?: string }

/** What was chosen (`?lang=`, then its cookie), what the browser asks for, what the site speaks. */
export function chooseSpeech(request: Request, siteLocale: string): Speech {
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
  const spoken = lang ?? defaultLanguage
  return { lang: spoken, locale: localeOf(spoken, siteLocale) }
}

/** The site's own region where the language is the site's; otherwise the language alone. */
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
