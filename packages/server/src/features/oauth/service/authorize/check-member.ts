import { AnswerRefusal, type Check, clientOf } from './flow.ts'

export const checkMember: Check = async (flow, { identity }) => {
  const status = await identity.statusOf(clientOf(flow).siteId, flow.session?.identityId ?? '')
  if (status !== 'ACTIVE') {
    throw new AnswerRefusal('access_denied', 'This account cannot sign in now')
  }
}
