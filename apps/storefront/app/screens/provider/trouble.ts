import type { VitrineError } from '@vitrine/sdk'

/** What kept somebody from coming in by a provider, by the code of the refusal. */
const troubles = {
  IDENTITY_PROVIDER_NOT_OFFERED: 'notOffered',
  IDENTITY_PROVIDER_UNREACHABLE: 'unreachable',
  PROVIDER_SIGN_IN_NOT_BEGUN: 'notBegun',
  PROVIDER_SAID_NO: 'saidNo',
  PROVIDER_NOT_BELIEVED: 'notBelieved',
  PROVIDER_EMAIL_UNVERIFIED: 'unverified',
  OWN_EMAIL_UNVERIFIED: 'ownUnverified',
  EMAIL_DOMAIN_REFUSED: 'domain',
  PROVIDER_REGISTERS_NOBODY: 'registersNobody',
  SIGN_IN_LINKED_ELSEWHERE: 'linkedElsewhere',
  PROVIDER_LINKED_ALREADY: 'linkedAlready',
} as const
export type Trouble = (typeof troubles)[keyof typeof troubles] | 'failed'

/** The page about a refusal, and the one thing that its sentence names. */
export function troubleOf(error: Pick<VitrineError, 'code' | 'status' | 'data'> | undefined): {
  trouble: Trouble
  about: string
} {
  if (!error) return { trouble: 'failed', about: '' }
  const { code, data } = error
  const known = Object.entries(troubles).find(([name]) => name === code)
  const about = [data.domain, data.email].find((one) => typeof one === 'string')
  return { trouble: known?.[1] ?? 'failed', about: typeof about === 'string' ? about : '' }
}
