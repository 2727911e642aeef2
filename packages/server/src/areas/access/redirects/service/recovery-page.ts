import { InvalidClient } from '@vitrine/contract/oauth'
import { RedirectNotAllowed } from '@vitrine/contract/redirects'
import type { Deps } from '../model.ts'

/** The page for setting a new password: one registered by the client, or the site's own. */
export async function recoveryPage(
  { oauth, sites }: Deps,
  siteId: string,
  redirect: { readonly url: string; readonly clientId: string } | null | undefined,
  baseUrl: string,
): Promise<string> {
  if (redirect) {
    const client = await oauth.findClient(redirect.clientId)
    if (client?.siteId !== siteId) throw InvalidClient({ clientId: redirect.clientId })
    if (oauth.isRedirectUri(client, redirect.url)) return redirect.url
    if (oauth.isAllowedAddress(client, redirect.url)) return redirect.url
    throw RedirectNotAllowed({ field: 'redirect.url', address: redirect.url })
  }
  return `${await sites.urlOf(siteId, baseUrl)}/reset-password`
}
