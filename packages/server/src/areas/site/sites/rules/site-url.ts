import type { Site } from '../model.ts'

type SiteHost = Pick<Site, 'id' | 'domains' | 'deletion'>

const siteLabel = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./

/**
 * The site of a host: the one with that domain, the one whose id is the first label, else the oldest. None
 * for the host of a site that is being removed.
 */
export function siteAt<S extends SiteHost>(host: string, sites: readonly S[]): S | undefined {
  const name = host.toLowerCase()
  const claiming =
    sites.find((site) => site.domains.includes(name)) ??
    sites.find(({ id }) => id === siteLabel.exec(name)?.[1])
  if (claiming) return claiming.deletion === null ? claiming : undefined
  return sites.find(({ deletion }) => deletion === null)
}

/**
 * Scheme and host of a site's pages: the requested ones, if that host is its own; else the public
 * address, if it leads to this site; else its first domain; else its id before the public host.
 */
export function siteUrlOf(
  site: SiteHost,
  sites: readonly SiteHost[],
  { baseUrl, publicUrl }: { readonly baseUrl?: string; readonly publicUrl: string },
): string {
  if (baseUrl && site.domains.includes(new URL(baseUrl).host.toLowerCase())) return baseUrl
  const open = new URL(publicUrl)
  if (siteAt(open.host, sites)?.id === site.id) return publicUrl
  const [domain] = site.domains
  if (domain) return `${open.protocol}//${domain}`
  return hostWithId(site.id, open) ?? publicUrl
}

/** Undefined where the public address is an IP address, which has no names below it. */
function hostWithId(id: string, { protocol, hostname, port }: URL): string | undefined {
  const host = ['127.0.0.1', '[::1]'].includes(hostname) ? 'localhost' : hostname
  if (/^[\d.]+$|^\[/.test(host)) return undefined
  return `${protocol}//${id}.${host}${port === '' ? '' : `:${port}`}`
}
