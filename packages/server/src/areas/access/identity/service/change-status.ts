import { IdentityDeleted, IdentityStatusChanged } from '@vitrine/contract/authentication'
import type { IdentityStatus } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Identity } from '../model.ts'
import { deleteFlowsOf } from '../store/flows.ts'
import * as store from '../store/identities.ts'
import { deleteSessions } from '../store/login-sessions.ts'
import { deleteTokensOf } from '../store/recovery-tokens.ts'

/** Changes the status of an identity; one that may no longer sign in loses its sessions. */
export async function changeStatus(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  id: string,
  status: IdentityStatus,
): Promise<Identity | undefined> {
  const before = await store.findIdentity(tx, id)
  const after = await store.updateStatus(tx, id, status)
  if (status !== 'ACTIVE') {
    await deleteSessions(tx, id)
    await deleteFlowsOf(tx, id)
    await deleteTokensOf(tx, id)
  }
  await events.append(tx, { definition: IdentityStatusChanged, entityId: id, before, after })
  return after
}

/** Removes an identity with everything that belongs to it. */
export async function remove(tx: Tx, { events }: Pick<Deps, 'events'>, id: string): Promise<void> {
  const before = await store.findIdentity(tx, id)
  await store.deleteIdentity(tx, id)
  await events.append(tx, { definition: IdentityDeleted, entityId: id, before })
}
