import type { Client } from '../model.ts'

/** Authorization answers go to exactly the addresses a client has registered. */
export const isRedirectUri = (client: Client, address: string): boolean =>
  client.allowedRedirectUris.includes(address)

/** Everything else may lead to a registered address or to an allowed domain over HTTP(S). */
export function isAllowedAddress(client: Client, address: string): boolean {
  if (isRedirectUri(client, address)) return true
  const url = webAddress(address)
  return url !== undefined && client.allowedRedirectDomains.some((domain) => isOn(url, domain))
}

/** Whether a page may receive answers as messages: it lives where the client's addresses do. */
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

/** A domain is a host (`shop.example`), a host with port, an origin, or `*.shop.example` for what is below. */
function isOn(url: URL, domain: string): boolean {
  if (domain.includes('://')) return webAddress(domain)?.origin === url.origin
  const name = domain.toLowerCase()
  if (name.startsWith('*.')) return url.port === '' && url.hostname.endsWith(name.slice(1))
  return url.host === name
}

/** An address with parameters added behind `?`, what it had already kept. */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const [rest = '', fragment] = address.split('#', 2)
  const query = new URLSearchParams(parameters).toString()
  const joined = `${rest}${rest.includes('?') ? '&' : '?'}${query}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

/** An address with parameters behind `#`. */
export const withFragment = (
  address: string,
  parameters: Readonly<Record<string, string>>,
): string => `${address.split('#', 1)[0]}#${new URLSearchParams(parameters)}`
