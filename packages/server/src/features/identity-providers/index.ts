import type {
  IdentityProviderChanges,
  NewIdentityProvider,
} from '@vitrine/contract/identity-providers'
import { type OutsideLimits, outsideLimitsIn } from '../../platform/fetch-outside.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { SignInCall } from '../identity/index.ts'
import type { Deps } from './model.ts'
import { callbackOf } from './rules/callback.ts'
import { createAcquaintance } from './service/acquaintance.ts'
import { type BeginCall, begin, type Wish } from './service/begin.ts'
import { checkProvider } from './service/check.ts'
import { finish, type Return } from './service/finish.ts'
import { confirmLink, followPassword, hasPassword, unlink } from './service/links.ts'
import * as providers from './service/providers.ts'
import { listLinks } from './store/links.ts'
import { findProvider, findProviders, listProviders } from './store/providers.ts'

export type IdentityProvidersFeature = ReturnType<typeof createIdentityProviders>

interface Sources extends Pick<Deps, 'events' | 'identity' | 'mail' | 'hasOtherWay'> {
  /** How far requests to providers may reach; only tests let their own machine in. */
  readonly outside?: OutsideLimits | undefined
  /** Where visitors of a site are, as far as a call tells. */
  readonly siteUrl: (siteId: string, baseUrl: string) => Promise<string>
}

export function createIdentityProviders(
  platform: Platform,
  { outside, siteUrl, ...sources }: Sources,
) {
  const limits = outside ?? outsideLimitsIn(platform.config.mode)
  const acquaintance = createAcquaintance(platform, limits)
  const deps: Deps = { platform, limits, acquaintance, ...sources }
  return {
    list: listProviders,
    create: (tx: Tx, given: NewIdentityProvider) => providers.createProvider(tx, deps, given),
    update: (tx: Tx, changes: IdentityProviderChanges) =>
      providers.updateProvider(tx, deps, changes),
    remove: (tx: Tx, id: string) => providers.deleteProvider(tx, deps, id),
    /** What is wrong with a provider as it would be; nothing when all is well. */
    check: (tx: Tx, given: NewIdentityProvider) =>
      checkProvider(deps, providers.draftOf(tx, deps, given)),
    /** What to enter at a provider as the address to return to. */
    callbackUrl: async (siteId: string, baseUrl: string): Promise<string> =>
      callbackOf(await siteUrl(siteId, baseUrl)),
    /** Those that stand on the sign-in page, oldest first. */
    listOffered: async (tx: Tx) => (await findProviders(tx)).filter(({ isEnabled }) => isEnabled),
    /** Whether visitors may sign in with a provider now. */
    isOffered: async (tx: Tx, id: string): Promise<boolean> =>
      (await findProvider(tx, id))?.isEnabled === true,
    begin: (call: BeginCall, wish: Wish) => begin(call, deps, wish),
    finish: (call: SignInCall, back: Return) => finish(call, deps, back),
    confirmLink: (tx: Tx, wish: Parameters<typeof confirmLink>[2]) => confirmLink(tx, deps, wish),
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
    unlink: (tx: Tx, which: { readonly identityId: string; readonly providerId: string }) =>
      unlink(tx, deps, which),
    followPassword,
    requireRecentProof: (tx: Tx, caller: { readonly signedInAt: number }) =>
      deps.identity.requireRecentProof(tx, caller),
  }
}
