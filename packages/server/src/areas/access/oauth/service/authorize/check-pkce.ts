import { isChallenge } from '../../rules/pkce.ts'
import { AnswerRefusal, type Check } from './flow.ts'

export const checkPkce: Check = ({ request }) => {
  if (request.responseType !== 'code') {
    throw new AnswerRefusal('unsupported_response_type', 'The response type must be code')
  }
  if (request.codeChallengeMethod !== 'S256') {
    throw new AnswerRefusal('invalid_request', 'The code challenge method must be S256')
  }
  if (!isChallenge(request.codeChallenge)) {
    throw new AnswerRefusal('invalid_request', 'The code challenge must be 43 base64url characters')
  }
}
