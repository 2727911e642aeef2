import { ConsentGiven } from '@vitrine/contract/oauth'
import { inTransaction } from '../../../../../platform/tx.ts'
import { findConsent, putConsent } from '../../store/consents.ts'
import { AnswerRefusal, type Check, ConsentRequired, clientOf, sessionOf, txOf } from './flow.ts'

export const checkMember: Check = async (flow, { identity }) => {
  const status = await identity.statusOf(txOf(flow), sessionOf(flow).identityId)
  if (status !== 'ACTIVE') {
    throw new AnswerRefusal('access_denied', 'This account cannot sign in now')
  }
}

/** Requires the member's consent for a third party, given now or before. */
export const checkConsent: Check = async (flow, { events }) => {
  const { answer, prompts, scope, mode } = flow
  if (!clientOf(flow).isThirdParty) return
  if (answer === 'deny') throw new AnswerRefusal('access_denied', 'The member does not agree')
  const tx = txOf(flow)
  const consentKey = { identityId: sessionOf(flow).identityId, clientId: clientOf(flow).id }
  const before = await findConsent(tx, consentKey)
  const isCovered = scope.every((one) => before.includes(one))
  if (answer === 'allow') {
    const scopes = [...new Set([...before, ...scope])]
    return inTransaction(tx, async (work) => {
      await putConsent(work, consentKey, scopes)
      const after = { id: consentKey.identityId, clientId: consentKey.clientId, scope: scopes }
      await events.append(work, {
        definition: ConsentGiven,
        entityId: consentKey.identityId,
        after,
      })
    })
  }
  if (isCovered && !prompts.includes('consent')) return
  // A hidden frame cannot show a question.
  if (prompts.includes('none') || mode === 'web_message') {
    throw new AnswerRefusal('consent_required', 'The member has not agreed to this yet')
  }
  throw new ConsentRequired('Ask first')
}
