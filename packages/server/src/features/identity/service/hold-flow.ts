import { hashSecret, newSecret } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps, Flow } from '../model.ts'
import { FLOW_MINUTES } from '../rules.ts'
import { putFlow } from '../store/flows.ts'

/** Keeps a sign-in where it stands; answers the token it goes on with. */
export async function holdFlow(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  flow: Flow,
): Promise<string> {
  const stateToken = flow.stateToken ?? newSecret()
  await putFlow(tx, {
    stateHash: hashSecret(stateToken),
    identityId: flow.identity.id,
    clientId: flow.clientId,
    proofs: flow.proofs,
    askedBy: flow.askedBy,
    expires: platform.clock.after(tx.now, { minutes: FLOW_MINUTES }),
  })
  return stateToken
}
