import type { Client } from '../model.ts'

/** Authorization responses only go to addresses that the client has registered, compared exactly. */
export const isRedirectUri = (client: Client, address: string): boolean =>
  client.allowedRedirectUris.includes(address)

/** All other redirects may go to a registered address or to an allowed domain over HTTP(S). */
export function isAllowedAddress(client: Client, address: string): boolean {
  if (isRedirectUri(client, address)) return true
  const url = webAddress(address)
  return url !== undefined && client.allowedRedirectDomains.some((domain) => isOn(url, domain))
}

/** Whether a page may receive responses as messages: it must be on a host of the client's addresses. */
export function isAllowedOrigin(client: Client, origin: string): boolean {
  const url = webAddress(origin)
  if (!url || url.origin !== origin) return false
  const knownOrigins = client.allowedRedirectUris.map((address) => webAddress(address)?.origin)
  return knownOrigins.includes(origin) || isAllowedAddress(client, origin)
}

/** An HTTP(S) address without credentials; undefined for everything else. */
function webAddress(text: string): URL | undefined {
  if (!URL.canParse(text) || /[\\\s]/.test(text)) return undefined
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url : undefined
}

/** A domain is a host (`shop.example`), a host with port, an origin, or `*.shop.example` for subdomains. */
function isOn(url: URL, domain: string): boolean {
  if (domain.includes('://')) return webAddress(domain)?.origin === url.origin
  const name = domain.toLowerCase()
  if (name.startsWith('*.')) return url.port === '' && url.hostname.endsWith(name.slice(1))
  return url.host === name
}

/** Adds parameters to the query of an address, which is preserved. */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const [rest = '', fragment] = address.split('#', 2)
  const query = new URLSearchParams(parameters).toString()
  const joined = `${rest}${rest.includes('?') ? '&' : '?'}${query}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

/** An address with parameters in the fragment. */
export const withFragment = (
  address: string,
  parameters: Readonly<Record<string, string>>,
): string => `${address.split('#', 1)[0]}#${new URLSearchParams(parameters)}`
