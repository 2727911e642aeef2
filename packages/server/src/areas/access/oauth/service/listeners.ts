import type { Tx } from '../../../../platform/tx.ts'
import type { Fact, Listener } from '../../../site/events/index.ts'
import type { Identity } from '../../identity/index.ts'
import { deleteCodes, deleteCodesOfClient } from '../store/codes.ts'
import { endSignInsOf, endSignInsOfClient } from '../store/sign-ins.ts'

/** Listens to `identity.status_changed`: an identity that is no longer active loses all sign-ins. */
export const onStatusChanged: Listener = async (tx: Tx, { entityId, after }: Fact) => {
  if ((after as Identity | undefined)?.status === 'ACTIVE') return
  await deleteCodes(tx, entityId)
  await endSignInsOf(tx, entityId)
}

/**
 * Listens to `identity.password_changed` and `password_reset_required`: ends all sign-ins except the one that
 * made the change.
 */
export const onPasswordChanged: Listener = async (tx: Tx, { entityId, after }: Fact) => {
  const { keptSignInId } = after as { keptSignInId?: string }
  await deleteCodes(tx, entityId)
  await endSignInsOf(tx, entityId, { id: keptSignInId })
}

/** Listens to `client.deleted`: ends the sign-ins of the client. */
export const onClientDeleted: Listener = async (tx: Tx, { entityId }: Fact) => {
  await deleteCodesOfClient(tx, entityId)
  await endSignInsOfClient(tx, entityId)
}
