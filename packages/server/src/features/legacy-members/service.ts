import { violation } from '@vitrine/contract/kit'
import {
  ApprovalAwaited,
  ApprovalTokenInvalid,
  EmailVerificationRequired,
  SecondFactorRequired,
} from '@vitrine/contract/legacy-members'
import { MemberNotFound } from '@vitrine/contract/members'
import type { Tx } from '../../platform/tx.ts'
import type { SignIn } from '../identity/index.ts'
import type { Deps, Who } from './model.ts'

const APPROVAL_HOURS = 30

/** Who a sign-in has let in. States in which it stops are errors of these calls. */
export function finished(step: SignIn): { id: string; sessionToken: string } {
  switch (step.state) {
    case 'SUCCESS':
      return { id: step.identity.id, sessionToken: step.sessionToken }
    case 'REQUIRE_OWNER_APPROVAL':
      throw ApprovalAwaited({ memberId: step.identity.id })
    case 'REQUIRE_EMAIL_VERIFICATION':
      throw EmailVerificationRequired({ verificationId: step.stateToken })
    case 'SECOND_FACTOR':
      throw SecondFactorRequired({ stateToken: step.stateToken })
  }
}

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** Lets whoever holds it say that a member may come in. */
export function issueApproval(tx: Tx, { platform }: Deps, memberId: string): string {
  const iat = inSeconds(tx.now)
  const exp = iat + APPROVAL_HOURS * 3600
  return platform.tokens.issue({ typ: 'approval', sub: memberId, site: tx.siteId, iat, exp })
}

/** The member that a call means by id, e-mail or approval token. */
export async function memberMeant(tx: Tx, deps: Deps, who: Who): Promise<string> {
  const told = (['id', 'email', 'token'] as const).filter((name) => who[name])
  if (told.length !== 1) {
    const sentence = 'exactly one of id, email and token says who is meant'
    throw violation(told[1] ?? 'id', 'REQUIRED_ONE_OF_FIELD', sentence, {})
  }
  if (who.id) return who.id
  if (who.token) return memberOfApproval(tx, deps, who.token)
  const id = await deps.identity.findIdOf(tx, who.email ?? '')
  if (!id) throw MemberNotFound()
  return id
}

function memberOfApproval(tx: Tx, { platform }: Deps, token: string): string {
  const claims = platform.tokens.read(token, inSeconds(tx.now))
  if (claims?.typ !== 'approval' || claims.site !== tx.siteId) throw ApprovalTokenInvalid()
  return claims.sub
}

/** Lets a member in and opens a session for it. */
export async function approve(tx: Tx, deps: Deps, who: Who): Promise<string> {
  const { id } = await deps.members.moderate(tx, await memberMeant(tx, deps, who), 'approve')
  const identity = await deps.identity.find(tx, id)
  if (!identity) throw MemberNotFound({ id })
  return deps.identity.openSession(tx, identity)
}
