import { hashSecret } from '../../../../platform/ids.ts'
import { findApproval, useApproval } from '../../store/approvals.ts'
import { noteUse } from '../../store/factors.ts'
import { askForApproval } from '../ask-for-approval.ts'
import type { FactorMethod } from './method.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An approval by somebody who is signed in elsewhere, and types the number that this sign-in shows. */
export const push: FactorMethod = {
  challenge: (tx, deps, { person, asking }) => askForApproval(tx, deps, person, asking),
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
    if (approval.state !== 'APPROVED' || !(await useApproval(tx, approval.id))) return 'expired'
    await noteUse(tx, person.id, 'PUSH')
    return 'right'
  },
}
