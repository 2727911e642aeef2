import { MemberNotFound } from '@vitrine/contract/members'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps } from '../model.ts'
import { moderate } from './moderate.ts'

const APPROVAL_HOURS = 30

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** Issues a signed token, valid for 30 hours, that lets its holder approve the member. */
export function issueApprovalToken(tx: Tx, { platform }: Deps, memberId: string): string {
  const iat = inSeconds(tx.now)
  const exp = iat + APPROVAL_HOURS * 3600
  return platform.tokens.issue({ typ: 'approval', sub: memberId, site: tx.siteId, iat, exp })
}

/** The member of an approval token; undefined when it is not valid on this site. */
export function memberOfApproval(tx: Tx, { platform }: Deps, token: string): string | undefined {
  const claims = platform.tokens.read(token, inSeconds(tx.now))
  return claims?.typ === 'approval' && claims.site === tx.siteId ? claims.sub : undefined
}

/** Approves a member and signs it in; returns the session token. */
export async function approveAndSignIn(tx: Tx, deps: Deps, memberId: string): Promise<string> {
  const { id } = await moderate(tx, deps, memberId, 'approve')
  const identity = await deps.identity.find(tx, id)
  if (!identity) throw MemberNotFound({ id })
  return deps.identity.openSession(tx, identity)
}
