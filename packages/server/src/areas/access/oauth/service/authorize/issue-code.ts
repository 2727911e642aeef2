import { hashSecret, newId, newSecret } from '../../../../../platform/ids.ts'
import { CODE_MINUTES } from '../../rules/lifetimes.ts'
import { insertCode } from '../../store/codes.ts'
import { type Check, clientOf, sessionOf, txOf } from './flow.ts'

export const issueCode: Check = async (flow, { platform }) => {
  const tx = txOf(flow)
  const session = sessionOf(flow)
  flow.code = newSecret()
  await insertCode(tx, {
    codeHash: hashSecret(flow.code),
    clientId: clientOf(flow).id,
    identityId: session.identityId,
    codeChallenge: flow.request.codeChallenge,
    redirectUri: flow.request.redirectUri || null,
    signInId: newId(),
    signedInDate: session.createdDate,
    proofs: session.proofs,
    scope: flow.scope,
    nonce: flow.request.nonce || null,
    expiresDate: platform.clock.after(tx.now, { minutes: CODE_MINUTES }),
  })
}
