/** The local machine, by its names and reserved ones (RFC 6761). */
export const isLocalHost = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || /\.(localhost|test)$/.test(hostname)

/** A web address that is safe on the way: https, or http on this machine; no user name or password. */
export function isSafeWebAddress(text: string): boolean {
  const url = parse(text)
  if (!url || `${url.username}${url.password}` !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.hostname))
}

// Schemes by which a browser would run or show something instead of opening an app.
const refusedSchemes = ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:', 'ftp:']

/** An address a sign-in may return to: a safe web address or an app's own scheme, without a fragment. */
export function isRedirectUri(text: string): boolean {
  const url = parse(text)
  if (!url || text.includes('#') || text.includes('*')) return false
  if (/^https?:$/.test(url.protocol)) return isSafeWebAddress(text)
  return !refusedSchemes.includes(url.protocol)
}

/** A host as browsers spell it, with a port where it has one; undefined when the text is none. */
export function tidyHost(text: string): string | undefined {
  if (text === '' || /[\s/\\?#@*%]/.test(text)) return undefined
  return URL.canParse(`http://${text}`) ? new URL(`http://${text}`).host : undefined
}

/** `shop.example`, `shop.example:8443`, `https://shop.example` or `*.shop.example` in its one spelling. */
export function tidyDomain(text: string): string | undefined {
  if (text.includes('://')) {
    const url = parse(text.toLowerCase())
    return url && /^https?:$/.test(url.protocol) && isBare(url) ? url.origin : undefined
  }
  const isWild = text.startsWith('*.')
  const host = tidyHost(isWild ? text.slice(2) : text)
  // A name without a dot is no public domain, but a machine of the own network.
  const isNamed =
    host !== undefined && (/[.[]/.test(text) || isLocalHost(new URL(`http://${host}`).hostname))
  return isNamed ? `${isWild ? '*.' : ''}${host}` : undefined
}

const isBare = ({ pathname, search, hash, username }: URL): boolean =>
  pathname === '/' && search === '' && hash === '' && username === ''

function parse(text: string): URL | undefined {
  return /[\s\\]/.test(text) || !URL.canParse(text) ? undefined : new URL(text)
}
