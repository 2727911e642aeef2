import { AnswerRefusal, type Check, sessionOf, txOf } from './flow.ts'

export const checkMember: Check = async (flow, { identity }) => {
  const status = await identity.statusOf(txOf(flow), sessionOf(flow).identityId)
  if (status !== 'ACTIVE') {
    throw new AnswerRefusal('access_denied', 'This account cannot sign in now')
  }
}
