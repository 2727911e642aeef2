import { MemberNotFound } from '@vitrine/contract/members'
import { MemberErased } from '@vitrine/contract/personal-data'
import type { Tx } from '../../../../platform/tx.ts'
import type { CallingMember, Deps, ErasureOptions, PersonalIdentifiers } from '../model.ts'
import { identifiersOf } from '../rules/identifiers.ts'
import { eraseMails, eraseRows, redactHistory, redactMentions } from '../store/erase.ts'
import { readStates, sealedNumbers } from '../store/read.ts'

/** All identifiers of a person; not found when the site has no data about them. */
export async function findIdentifiers(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  id: string,
): Promise<PersonalIdentifiers> {
  const states = await readStates(tx, id)
  if (states.length === 0) throw MemberNotFound({ id })
  const numbers = (await sealedNumbers(tx, id)).flatMap(
    (sealed) => platform.sealing.open(sealed) ?? [],
  )
  return identifiersOf(states, numbers)
}

/**
 * Removes a member, or the remains of one removed earlier, and overwrites personal data in tables that
 * outlive members. What remains is that a member existed and was erased.
 */
export async function erase(
  tx: Tx,
  deps: Deps,
  id: string,
  options: ErasureOptions,
): Promise<void> {
  const { reason = null, contentAssigneeId } = options
  const identifiers = await findIdentifiers(tx, deps, id)
  const imports = await deps.memberFiles.holdImports(tx)
  const [member] = await deps.members.findMany(tx, [id])
  if (member) await deps.members.remove(tx, id, contentAssigneeId)
  await eraseRows(tx, id)
  await redactHistory(tx, id)
  await eraseMails(tx, identifiers)
  await redactMentions(tx, identifiers)
  await deps.memberFiles.dropExports(tx)
  await imports.eraseRowsOf({ id, emails: identifiers.loginEmails })
  const after = { id, reason, at: tx.now }
  await deps.events.append(tx, { definition: MemberErased, entityId: id, after })
}

export async function eraseSelf(
  tx: Tx,
  deps: Deps,
  member: CallingMember,
  contentAssigneeId?: string | null,
): Promise<void> {
  await deps.identity.requireRecentProof(tx, member)
  await erase(tx, deps, member.id, { contentAssigneeId })
}
