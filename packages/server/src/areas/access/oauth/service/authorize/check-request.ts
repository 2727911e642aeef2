import { type ResponseMode, responseModes } from '@vitrine/contract/oauth'
import { isAllowedOrigin, isRedirectUri } from '../../rules/addresses.ts'
import { isChallenge } from '../../rules/pkce.ts'
import { grantedScope } from '../../rules/scopes.ts'
import { readFrame } from '../frames.ts'
import { findClient } from '../require-client.ts'
import { AnswerRefusal, type Check, clientOf, PageRefusal } from './flow.ts'

export const checkClient: Check = async (flow, deps) => {
  const client = await findClient(deps, flow.request.clientId)
  if (!client) throw new PageRefusal('unknownClient')
  const gate = await deps.sites.gateOf(client.siteId)
  if (!gate || gate.isClosed) throw new PageRefusal('closedSite')
  flow.client = client
  flow.tx = flow.call.onSite(client.siteId)
}

export const checkResponseMode: Check = (flow) => {
  const responseMode = flow.request.responseMode || 'query'
  if (!isResponseMode(responseMode)) {
    throw new PageRefusal('unknownMode', { modes: responseModes.join(', ') })
  }
  flow.mode = responseMode
}

const isResponseMode = (text: string): text is ResponseMode =>
  (responseModes as readonly string[]).includes(text)

export const checkRedirectAddress: Check = (flow, deps) => {
  const { redirectUri, frame } = flow.request
  const client = clientOf(flow)
  const isGiven = redirectUri !== ''
  if (isGiven && !isRedirectUri(client, redirectUri)) {
    throw new PageRefusal('unknownAddress')
  }
  if (flow.mode !== 'web_message') {
    if (!isGiven) throw new PageRefusal('noAddress')
    flow.target = redirectUri
    return
  }
  const origin = readFrame(deps, client, frame) ?? (isGiven ? originOf(redirectUri) : undefined)
  if (!origin || !isAllowedOrigin(client, origin)) {
    throw new PageRefusal('unknownFrame')
  }
  flow.target = origin
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined

/** Request objects are not supported, only parameters (OpenID Connect Core §6). */
export const checkRequestObject: Check = ({ request: { request, requestUri } }) => {
  const message = 'Send the parameters themselves instead of an object'
  if (request !== '') refuse(message, 'request_not_supported')
  if (requestUri !== '') refuse(message, 'request_uri_not_supported')
}

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

const MAX_NONCE_LENGTH = 512
const prompts = ['login', 'none', 'consent', 'select_account']

/** Reads the client's requirements for the sign-in; a cancelled sign-in page ends the flow here. */
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
