import type { VitrineError } from '@vitrine/sdk'

/** Error kinds of a sign-in with a provider, by error code. */
const kindsByCode = {
  IDENTITY_PROVIDER_NOT_OFFERED: 'notOffered',
  IDENTITY_PROVIDER_UNREACHABLE: 'unreachable',
  PROVIDER_SIGN_IN_NOT_BEGUN: 'notStarted',
  PROVIDER_SAID_NO: 'rejected',
  PROVIDER_NOT_BELIEVED: 'untrusted',
  PROVIDER_EMAIL_UNVERIFIED: 'unverified',
  OWN_EMAIL_UNVERIFIED: 'ownUnverified',
  EMAIL_DOMAIN_REFUSED: 'domain',
  PROVIDER_REGISTERS_NOBODY: 'registersNobody',
  SIGN_IN_LINKED_ELSEWHERE: 'linkedElsewhere',
  PROVIDER_LINKED_ALREADY: 'linkedAlready',
} as const
export type ProviderErrorKind = (typeof kindsByCode)[keyof typeof kindsByCode] | 'failed'

/** Path of the error page, with the value that its text names. */
export function providerErrorOf(
  error: Pick<VitrineError, 'code' | 'status' | 'data'> | undefined,
): {
  errorKind: ProviderErrorKind
  about: string
} {
  if (!error) return { errorKind: 'failed', about: '' }
  const { code, data } = error
  const entry = Object.entries(kindsByCode).find(([name]) => name === code)
  const about = [data.domain, data.email].find((one) => typeof one === 'string')
  return { errorKind: entry?.[1] ?? 'failed', about: typeof about === 'string' ? about : '' }
}
