import { SignInEnded } from '@vitrine/contract/authentication'
import { ConsentWithdrawn } from '@vitrine/contract/oauth'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps } from '../model.ts'
import { deleteConsent } from '../store/consents.ts'
import { endSignInsAt } from '../store/sign-ins.ts'

/** Withdraws a member's consent and ends the sign-ins of the third party; false when there was none. */
export async function withdrawConsent(
  tx: Tx,
  { events }: Deps,
  consentKey: { readonly identityId: string; readonly clientId: string },
): Promise<boolean> {
  const scope = await deleteConsent(tx, consentKey)
  if (!scope) return false
  const { identityId, clientId } = consentKey
  const ended = await endSignInsAt(tx, consentKey)
  await events.append(
    tx,
    {
      definition: ConsentWithdrawn,
      entityId: identityId,
      before: { id: identityId, clientId, scope },
    },
    ...ended.map(({ id }) => ({
      definition: SignInEnded,
      entityId: identityId,
      after: { id: identityId, signInId: id, clientId },
    })),
  )
  return true
}
