import { MemberNotFound } from '@vitrine/contract/members'
import { MemberErased } from '@vitrine/contract/personal-data'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps, Farewell, Oneself, Traces } from '../model.ts'
import { tracesOf } from '../rules/traces.ts'
import { blankHistory, forgetLetters, forgetMentions, forgetRows } from '../store/erase.ts'
import { readStates, sealedNumbers } from '../store/read.ts'

/** Everything that tells of somebody; of nobody we know or knew it is not found. */
export async function findTraces(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  id: string,
): Promise<Traces> {
  const states = await readStates(tx, id)
  if (states.length === 0) throw MemberNotFound({ id })
  const numbers = (await sealedNumbers(tx, id)).flatMap(
    (sealed) => platform.sealing.open(sealed) ?? [],
  )
  return tracesOf(states, numbers)
}

/**
 * Removes a member, or only what is left of one who was removed before, and overwrites what tables that
 * outlive members have kept. What stays is that somebody was there, and that they were erased.
 */
export async function erase(tx: Tx, deps: Deps, id: string, farewell: Farewell): Promise<void> {
  const { reason = null, contentAssigneeId } = farewell
  const traces = await findTraces(tx, deps, id)
  const imports = await deps.memberFiles.holdImports(tx)
  const [member] = await deps.members.findMany(tx, [id])
  if (member) await deps.members.remove(tx, id, contentAssigneeId)
  await forgetRows(tx, id)
  await blankHistory(tx, id)
  await forgetLetters(tx, traces)
  await forgetMentions(tx, traces)
  await deps.memberFiles.dropExports(tx)
  await imports.leaveOut({ id, emails: traces.loginEmails })
  const after = { id, reason, at: tx.now }
  await deps.events.append(tx, { definition: MemberErased, entityId: id, after })
}

export async function eraseOneself(
  tx: Tx,
  deps: Deps,
  member: Oneself,
  contentAssigneeId?: string | null,
): Promise<void> {
  await deps.identity.requireRecentProof(tx, member)
  await erase(tx, deps, member.id, { contentAssigneeId })
}
