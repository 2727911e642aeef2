import type {
  AuthenticationReply,
  Identity as WireIdentity,
} from '@vitrine/contract/authentication'
import type { Demand, Identity, SignIn, SignInMethods } from './model.ts'

export function encodeSignIn(step: SignIn): AuthenticationReply {
  switch (step.state) {
    case 'SUCCESS':
      return {
        state: step.state,
        identity: encodeIdentity(step.identity, step.ways),
        sessionToken: step.sessionToken,
        ...(step.deviceToken
          ? { additionalData: { deviceToken: { strValue: step.deviceToken } } }
          : {}),
      }
    case 'REQUIRE_OWNER_APPROVAL':
      return { state: step.state, identity: encodeIdentity(step.identity) }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { state: step.state, stateToken: step.stateToken }
    case 'SECOND_FACTOR':
      return { stateToken: step.stateToken, ...encodeDemand(step.demand) }
  }
}

/** One factor is a challenge; several, or one that has to be added first, are a choice. */
function encodeDemand(
  demand: Demand,
): Pick<AuthenticationReply, 'state' | 'requireMfaData' | 'mfaChallengeData'> {
  const { reason } = demand
  const availableFactors = [...demand.availableFactors]
  if (demand.kind === 'choose') {
    return { state: 'REQUIRE_MFA', requireMfaData: { availableFactors, reason } }
  }
  const { factorType, shown: verificationChallengeData } = demand
  const mfaChallengeData = { factorType, verificationChallengeData, availableFactors, reason }
  return { state: 'MFA_CHALLENGE', mfaChallengeData }
}

/** Clients expect every list to be there (specification §3). */
export function encodeIdentity(
  identity: Identity,
  { factors, links }: SignInMethods = { factors: [], links: [] },
): WireIdentity {
  const { profile } = identity
  return {
    id: identity.id,
    revision: String(identity.revision),
    createdDate: identity.createdDate,
    updatedDate: identity.updatedDate,
    email: { address: identity.email, isVerified: identity.emailVerified },
    status: { name: identity.status, reasons: [...identity.reasons] },
    connections: links.map(({ providerId, subject }) => ({
      idpConnection: { idpConnectionId: providerId, idpUserId: subject },
    })),
    identityProfile: {
      ...profile,
      labels: profile.labels ?? [],
      emails: profile.emails ?? [],
      phones: profile.phones ?? [],
      secondaryEmails: profile.secondaryEmails ?? [],
      phonesV2: profile.phonesV2 ?? [],
      addresses: profile.addresses ?? [],
      customFields: profile.customFields ?? [],
    },
    metadata: { tags: [] },
    factors: [{ factorId: identity.id, type: 'PASSWORD', status: 'ACTIVE' }, ...factors],
  }
}
