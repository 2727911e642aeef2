import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Flow } from '../model.ts'
import { FLOW_MINUTES } from '../rules.ts'
import { upsertFlow } from '../store/flows.ts'

/** Saves the state of a sign-in; returns its state token. */
export async function saveFlow(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  flow: Flow,
): Promise<string> {
  const stateToken = flow.stateToken ?? newSecret()
  await upsertFlow(tx, {
    stateHash: hashSecret(stateToken),
    identityId: flow.identity.id,
    clientId: flow.clientId,
    proofs: flow.proofs,
    requestedBy: flow.requestedBy,
    expires: platform.clock.after(tx.now, { minutes: FLOW_MINUTES }),
  })
  return stateToken
}
