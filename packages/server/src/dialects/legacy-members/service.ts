import { violation } from '@vitrine/contract/kit'
import {
  ApprovalAwaited,
  ApprovalTokenInvalid,
  EmailVerificationRequired,
  SecondFactorRequired,
} from '@vitrine/contract/legacy-members'
import { MemberNotFound } from '@vitrine/contract/members'
import type { SignIn } from '../../areas/access/identity/index.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Deps, MemberSelector } from './model.ts'

const APPROVAL_HOURS = 30

/** The signed-in member. Intermediate states of a sign-in are errors in these calls. */
export function requireSuccess(step: SignIn): { id: string; sessionToken: string } {
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

/** Issues a token whose holder may approve the member. */
export function issueApproval(tx: Tx, { platform }: Deps, memberId: string): string {
  const iat = inSeconds(tx.now)
  const exp = iat + APPROVAL_HOURS * 3600
  return platform.tokens.issue({ typ: 'approval', sub: memberId, site: tx.siteId, iat, exp })
}

/** The member selected by id, e-mail address or approval token. */
export async function resolveMember(tx: Tx, deps: Deps, selector: MemberSelector): Promise<string> {
  const selectors = (['id', 'email', 'token'] as const).filter((name) => selector[name])
  if (selectors.length !== 1) {
    const message = 'exactly one of id, email and token is required'
    throw violation(selectors[1] ?? 'id', 'REQUIRED_ONE_OF_FIELD', message, {})
  }
  if (selector.id) return selector.id
  if (selector.token) return memberOfApproval(tx, deps, selector.token)
  const id = await deps.identity.findIdOf(tx, selector.email ?? '')
  if (!id) throw MemberNotFound()
  return id
}

function memberOfApproval(tx: Tx, { platform }: Deps, token: string): string {
  const claims = platform.tokens.read(token, inSeconds(tx.now))
  if (claims?.typ !== 'approval' || claims.site !== tx.siteId) throw ApprovalTokenInvalid()
  return claims.sub
}

/** Approves a member and opens a session. */
export async function approve(tx: Tx, deps: Deps, selector: MemberSelector): Promise<string> {
  const { id } = await deps.members.moderate(tx, await resolveMember(tx, deps, selector), 'approve')
  const identity = await deps.identity.find(tx, id)
  if (!identity) throw MemberNotFound({ id })
  return deps.identity.openSession(tx, identity)
}
