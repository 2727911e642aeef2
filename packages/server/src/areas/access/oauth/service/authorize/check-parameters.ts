import { grantedScope } from '../../rules/scopes.ts'
import { AnswerRefusal, type Check, clientOf } from './flow.ts'

const MAX_NONCE_LENGTH = 512
const prompts = ['login', 'none', 'consent', 'select_account']

/** What the client wishes of the sign-in, as far as it can be read; a page that was left ends it here. */
export const checkParameters: Check = (flow) => {
  const { error, prompt, nonce, maxAge, scope } = flow.request
  if (error !== '') throw new AnswerRefusal('access_denied', 'The sign-in was not finished')
  flow.prompts = prompt.split(' ').filter(Boolean)
  if (flow.prompts.some((one) => !prompts.includes(one))) {
    refuse(`The prompt must be of ${prompts.join(', ')}`)
  }
  if (flow.prompts.includes('none') && flow.prompts.length > 1) {
    refuse('The prompt none stands alone')
  }
  if (nonce.length > MAX_NONCE_LENGTH)
    refuse(`The nonce takes up to ${MAX_NONCE_LENGTH} characters`)
  if (!/^\d{0,10}$/.test(maxAge)) refuse('The maximum age must be a whole number of seconds')
  flow.scope = grantedScope(clientOf(flow), scope)
  if (clientOf(flow).isThirdParty && flow.scope.length === 0) {
    refuse('The scope must name something this client may ask for, such as openid', 'invalid_scope')
  }
}

function refuse(message: string, error = 'invalid_request'): never {
  throw new AnswerRefusal(error, message)
}
