import { violation } from '@vitrine/contract/kit'
import { type Intent, intents, type RedirectSessionRequest } from '@vitrine/contract/redirects'

const names = Object.keys(intents) as Intent[]

/** The one intent of a request. */
export function intentOf(request: RedirectSessionRequest): Intent {
  const given = names.filter((name) => request[name] !== undefined && request[name] !== null)
  const [intent] = given
  if (intent && given.length === 1) return intent
  const sentence =
    given.length === 0 ? 'one of these is required' : 'only one of these may be given'
  const rule = given.length === 0 ? 'REQUIRED_ONE_OF_FIELD' : 'ONE_OF_ALIGNMENT'
  throw violation('intent', rule, `${sentence}: ${names.join(', ')}`, { fields: names, given })
}

/** Where a site's pages are: at the host that was asked if it is the site's, else at the public address. */
export function siteUrlFor(
  domains: readonly string[],
  { baseUrl, publicUrl }: { baseUrl: string; publicUrl: string },
): string {
  const isOwn = URL.canParse(baseUrl) && domains.includes(new URL(baseUrl).host.toLowerCase())
  return isOwn ? baseUrl : publicUrl
}
