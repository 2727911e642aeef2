import type { Client, Deps } from '../model.ts'

/**
 * Where a browser has to go on, because the host it asked belongs to another site than the client; the
 * cookie that says who is signed in exists on the site's own host only. Undefined where it is right.
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
