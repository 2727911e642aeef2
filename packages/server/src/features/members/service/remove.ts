import { MemberDeleted } from '@vitrine/contract/members'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps } from '../model.ts'
import { memberToChange } from './update.ts'

/** Removes a member together with its identity, its sign-ins and its tokens. */
export async function remove(tx: Tx, { events, identity }: Deps, id: string): Promise<void> {
  const before = await memberToChange(tx, id)
  await identity.remove(tx, id)
  await events.append(tx, { definition: MemberDeleted, entityId: id, before })
}
