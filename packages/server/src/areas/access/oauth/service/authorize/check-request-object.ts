import { AnswerRefusal, type Check } from './flow.ts'

/** Requests come as parameters; a signed object instead of them is not spoken here (OpenID Connect Core §6). */
export const checkRequestObject: Check = ({ request: { request, requestUri } }) => {
  if (request !== '') refuse('request_not_supported')
  if (requestUri !== '') refuse('request_uri_not_supported')
}

function refuse(error: string): never {
  throw new AnswerRefusal(error, 'Send the parameters themselves instead of an object')
}
