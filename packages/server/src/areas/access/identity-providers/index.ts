import type {
  IdentityProviderChanges,
  NewIdentityProvider,
} from '@vitrine/contract/identity-providers'
import type { Platform } from '../../../platform/platform.ts'
import { type FetchLimits, fetchLimitsFor } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { SignInCall } from '../identity/index.ts'
import type { Deps } from './model.ts'
import { callbackOf } from './rules/callback.ts'
import { type BeginCall, type BeginInput, begin } from './service/begin.ts'
import { checkProvider } from './service/check.ts'
import { type CallbackRequest, finish } from './service/finish.ts'
import { confirmLink, hasPassword, onPasswordChanged, unlink } from './service/links.ts'
import { createProviderCache } from './service/provider-cache.ts'
import * as providers from './service/providers.ts'
import { listLinks } from './store/links.ts'
import { findProvider, findProviders, listProviders } from './store/providers.ts'

export type IdentityProvidersFeature = ReturnType<typeof createIdentityProviders>

interface IdentityProviderSources
  extends Pick<Deps, 'events' | 'identity' | 'mail' | 'hasOtherWay'> {
  /** Limits for requests to providers; only tests allow the local machine. */
  readonly fetchLimits?: FetchLimits | undefined
  /** Scheme and host of a site's pages for the call. */
  readonly siteUrl: (siteId: string, baseUrl: string) => Promise<string>
}

export function createIdentityProviders(
  platform: Platform,
  { fetchLimits, siteUrl, ...sources }: IdentityProviderSources,
) {
  const limits = fetchLimits ?? fetchLimitsFor(platform.config.mode)
  const providerCache = createProviderCache(platform, limits)
  const deps: Deps = { platform, limits, providerCache, ...sources }
  return {
    list: listProviders,
    create: (tx: Tx, provider: NewIdentityProvider) => providers.createProvider(tx, deps, provider),
    update: (tx: Tx, changes: IdentityProviderChanges) =>
      providers.updateProvider(tx, deps, changes),
    remove: (tx: Tx, id: string) => providers.deleteProvider(tx, deps, id),
    /** The problems of a provider configuration; empty when it works. */
    check: (tx: Tx, provider: NewIdentityProvider) =>
      checkProvider(deps, providers.draftOf(tx, deps, provider)),
    /** The redirect address to register at a provider. */
    callbackUrl: async (siteId: string, baseUrl: string): Promise<string> =>
      callbackOf(await siteUrl(siteId, baseUrl)),
    /** The providers shown on the sign-in page, oldest first. */
    listOffered: async (tx: Tx) => (await findProviders(tx)).filter(({ isEnabled }) => isEnabled),
    /** Whether visitors may sign in with a provider now. */
    isOffered: async (tx: Tx, id: string): Promise<boolean> =>
      (await findProvider(tx, id))?.isEnabled === true,
    begin: (call: BeginCall, input: BeginInput) => begin(call, deps, input),
    finish: (call: SignInCall, callback: CallbackRequest) => finish(call, deps, callback),
    confirmLink: (tx: Tx, input: Parameters<typeof confirmLink>[2]) => confirmLink(tx, deps, input),
    /** The links of an account, oldest first, each with its provider. */
    listLinks: async (tx: Tx, identityId: string) => {
      const all = await findProviders(tx)
      return (await listLinks(tx, identityId)).flatMap((link) => {
        const provider = all.find(({ id }) => id === link.providerId)
        return provider ? [{ link, provider }] : []
      })
    },
    /** The same without their providers. */
    linksOf: listLinks,
    hasPassword: (tx: Tx, identityId: string) => hasPassword(tx, deps, identityId),
    unlink: (tx: Tx, linkKey: { readonly identityId: string; readonly providerId: string }) =>
      unlink(tx, deps, linkKey),
    onPasswordChanged,
    requireRecentProof: (tx: Tx, caller: { readonly signedInAt: number }) =>
      deps.identity.requireRecentProof(tx, caller),
  }
}
