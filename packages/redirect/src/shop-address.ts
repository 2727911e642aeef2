import { purposeOf } from './hosts.ts'

/** The shop's URL for one of the platform; undefined for every other URL. */
export type ToShop = (address: string) => string | undefined

/** The path that the shop answers with an empty response. */
export const DISCARD_PATH = '/redirect/discard'

/**
 * Parses the address of a shop, such as `https://shop.example.com`, and returns its origin. Throws an error that begins
 * with `name` if it is missing, not an http(s) origin, or the platform's own.
 */
export function readShopAddress(value: string | undefined, name: string): string {
  const accepted = 'It must be the address of your shop, such as https://shop.example.com'
  if (!value) throw new Error(`${name} is not set. ${accepted}`)
  const url = parse(value)
  const problem = url ? problemOf(url) : 'no address'
  if (!url || problem)
    throw new Error(`${name} is "${withoutSecret(value)}": ${problem}. ${accepted}`)
  return url.origin
}

function parse(value: string): URL | undefined {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}

function problemOf(url: URL): string | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'neither https nor http'
  if (url.username || url.password) return 'with a user or password'
  if (purposeOf(url.hostname)) return 'a host of the platform itself, which would go in circles'
  if (url.pathname !== '/' || url.search || url.hash) return 'with more than a host and a port'
  return undefined
}

const withoutSecret = (value: string): string => value.replace(/\/\/[^/@]*@/, '//…@')

/** Scheme, host without user and port, and the rest, as a browser's URL parser splits them. */
const parts =
  /^(?:https?:[/\\]{2,}|[/\\]{2})(?:[^/\\?#@]*@)*([^/\\?#@:]+)(?::\d*)?(?=[/\\?#]|$)([^?#]*)([^#]*)(.*)$/is

/**
 * Creates the function that translates URLs for the shop at `origin`. `alsoHosts` are further hosts whose calls go to
 * the shop, such as one set as `apiBaseUrl`.
 */
export function createToShop(origin: string, alsoHosts: readonly string[] = []): ToShop {
  const extraHosts = new Set(alsoHosts.map((host) => host.toLowerCase()))
  return (address) => {
    const match = parts.exec(address.replace(/[\t\n\r]/g, '').trim())
    if (!match) return undefined
    const [, host = '', path = '', query = '', fragment = ''] = match
    const target = extraHosts.has(host.toLowerCase()) ? path || '/' : pathAtShop(host, path || '/')
    if (target === undefined) return undefined
    return target === DISCARD_PATH ? origin + target : origin + target + query + fragment
  }
}

function pathAtShop(host: string, path: string): string | undefined {
  switch (purposeOf(host)) {
    case 'api':
      return path
    case 'api-below-pages':
      return /^\/(_api|_serverless)\//.test(path) ? path : undefined
    case 'media':
      // A video has a single file, whatever size and format is requested.
      return path
        .replace(/^\/video\/([^/]+).*$/s, '/media/$1')
        .replace(/^\/(shapes|mp3|ugd)\//, '/media/')
    case 'statistics':
      return DISCARD_PATH
    default:
      return undefined
  }
}
