import type { HtmlPage } from '@vitrine/contract/oauth'
import type { AuthorizeRequest, Deps, OpenCall } from '../../model.ts'
import { checkConsent, checkMember } from './check-member.ts'
import {
  checkClient,
  checkParameters,
  checkPkce,
  checkRedirectAddress,
  checkRequestObject,
  checkResponseMode,
} from './check-request.ts'
import type { Check, Flow } from './flow.ts'
import { issueCode } from './issue-code.ts'
import { loadLoginSession } from './load-login-session.ts'
import { respondToRefusal, respondWithCode } from './respond.ts'

/** The checks of every authorization, in this order. */
const checks: readonly Check[] = [
  checkClient, // client and site
  checkResponseMode, // query, fragment, web_message
  checkRedirectAddress, // errors up to here are pages, after it responses to the client
  checkRequestObject, // not supported
  checkPkce, // response type code, challenge S256
  checkParameters, // prompt, nonce, maximum age, scope
  loadLoginSession, // a session, or the sign-in page
  checkMember, // approved, not blocked
  checkConsent, // third parties, within the member's consent
  issueCode,
]

interface AuthorizeContext {
  readonly call: OpenCall
  readonly ownPath: string
  /** The answer of a member who was asked for consent. */
  readonly consentAnswer?: Pick<Flow, 'session' | 'answer'>
}

export async function authorize(
  deps: Deps,
  request: AuthorizeRequest,
  context: AuthorizeContext,
): Promise<HtmlPage> {
  const { consentAnswer, ...location } = context
  const flow: Flow = {
    request,
    ...location,
    client: undefined,
    tx: undefined,
    mode: 'query',
    target: '',
    scope: [],
    prompts: [],
    session: undefined,
    answer: undefined,
    code: '',
    ...consentAnswer,
  }
  try {
    for (const check of checks) await check(flow, deps)
    return await respondWithCode(flow, deps)
  } catch (refusal) {
    return respondToRefusal(flow, deps, refusal)
  }
}
