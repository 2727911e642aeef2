import type { Client, Deps } from '../model.ts'

/**
 * The address on which a browser has to continue, because the requested host belongs to another site than the
 * client; the session cookie only exists on the site's own host. Undefined on the right host.
 */
export async function ownHostOf(
  { sites }: Pick<Deps, 'sites'>,
  { siteId }: Client,
  { baseUrl, path }: { readonly baseUrl: string; readonly path: string },
): Promise<string | undefined> {
  const { host, origin } = new URL(baseUrl)
  if ((await sites.findByHost(host))?.id === siteId) return undefined
  const ownUrl = new URL(path, await sites.urlOf(siteId, baseUrl))
  return ownUrl.origin === origin ? undefined : ownUrl.href
}
