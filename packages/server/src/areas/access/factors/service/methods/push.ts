import { hashSecret } from '../../../../../platform/ids.ts'
import { consumeApproval, findApproval } from '../../store/approvals.ts'
import { recordFactorUse } from '../../store/factors.ts'
import { askForApproval } from '../ask-for-approval.ts'
import type { FactorMethod } from './method.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Approval in another session, where the person types the number that this sign-in shows. */
export const push: FactorMethod = {
  challenge: (tx, deps, { person, challengeContext }) =>
    askForApproval(tx, deps, person, challengeContext),
  async check(tx, _deps, { person, answer: { pushData, stateToken } }) {
    if (!pushData) return 'missing'
    const { transactionId } = pushData
    if (!GUID.test(transactionId)) return 'expired'
    const approval = await findApproval(tx, {
      id: transactionId,
      identityId: person.id,
      stateHash: hashSecret(stateToken),
    })
    if (approval?.state === 'DENIED') return 'denied'
    if (!approval || approval.expiresDate <= tx.now) return 'expired'
    if (approval.state === 'WAITING') {
      return { waiting: { hint: approval.number, pushData: { transactionId } } }
    }
    if (approval.state !== 'APPROVED' || !(await consumeApproval(tx, approval.id))) return 'expired'
    await recordFactorUse(tx, person.id, 'PUSH')
    return 'valid'
  },
}
