import type { RedirectSessionRequest } from '@vitrine/contract/redirects'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps, RedirectCall } from './model.ts'
import { createRedirectSession } from './service/create-redirect-session.ts'
import { recoveryPage } from './service/recovery-page.ts'
import { openShortAddress } from './service/short-addresses.ts'
import { openLink } from './service/signed-links.ts'

export type RedirectsFeature = ReturnType<typeof createRedirects>

export function createRedirects(
  platform: Platform,
  sources: Pick<Deps, 'events' | 'oauth' | 'sites' | 'checkoutLinks'>,
) {
  const deps = { platform, ...sources }
  return {
    create: (call: RedirectCall, request: RedirectSessionRequest) =>
      createRedirectSession(call, deps, request),
    /** Signs a browser in as the member a link was made for, and sends it on. */
    openLink: (call: RedirectCall, link: { token: string; address: string }) =>
      openLink(call, deps, link),
    /** The page for setting a new password, for mails. */
    recoveryPage: (
      siteId: string,
      redirect: { readonly url: string; readonly clientId: string } | null | undefined,
      baseUrl: string,
    ) => recoveryPage(deps, siteId, redirect, baseUrl),
    openShortAddress: (tx: Tx, code: string) => openShortAddress(tx, deps, code),
  }
}
