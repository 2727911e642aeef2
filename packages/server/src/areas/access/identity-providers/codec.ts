import type {
  FinishedSignIn,
  IdentityProvider,
  LinkedSignIn,
  OfferedProvider,
} from '@vitrine/contract/identity-providers'
import { encodeSignIn } from '../identity/index.ts'
import type { Provider, ProviderWithCounts, StoredLink } from './model.ts'
import type { ProviderSignInResult } from './service/finish.ts'

/** Never encodes the secret. */
export const encodeProvider = ({
  sealedSecret,
  ...provider
}: ProviderWithCounts): IdentityProvider => ({
  ...provider,
  scopes: [...provider.scopes],
  emailDomains: [...provider.emailDomains],
  hasSecret: sealedSecret !== null,
})

export const encodeOffered = ({ id, name, icon }: Provider): OfferedProvider => ({ id, name, icon })

export const encodeFinished = ({
  returnTo,
  provider,
  outcome,
}: ProviderSignInResult): FinishedSignIn => ({
  returnTo,
  provider: encodeOffered(provider),
  ...(outcome.kind === 'signed-in' ? { reply: encodeSignIn(outcome.step) } : {}),
  ...(outcome.kind === 'linked' ? { linked: true } : {}),
  ...(outcome.kind === 'confirmation-required'
    ? { link: { token: outcome.token, email: outcome.email } }
    : {}),
})

export const encodeLink = ({
  link: { account, createdDate, lastUsedDate },
  provider,
}: {
  readonly link: StoredLink
  readonly provider: Provider
}): LinkedSignIn => ({
  provider: encodeOffered(provider),
  isOffered: provider.isEnabled,
  account,
  createdDate,
  ...(lastUsedDate ? { lastUsedDate } : {}),
})
