import type { HtmlPage } from '@vitrine/contract/oauth'
import type { Deps } from '../../model.ts'
import { withFragment, withQuery } from '../../rules/addresses.ts'
import { consentPage } from '../consent-page.ts'
import { issuerOf } from '../id-tokens.ts'
import { languageOf } from '../language-of.ts'
import { renderNoticePage } from '../notice-page.ts'
import { messagePage, redirectPage } from '../pages.ts'
import { pendingCookies } from '../pending-authorization.ts'
import {
  AnswerRefusal,
  ConsentRequired,
  clientOf,
  type Flow,
  PageRefusal,
  SignInRequired,
  sessionOf,
  WrongHost,
} from './flow.ts'

/** Sends the code to the client after all checks. */
export const respondWithCode = (flow: Flow, deps: Deps): Promise<HtmlPage> =>
  deliver(flow, deps, { code: flow.code })

/** Responds to a flow that ended early; rethrows unexpected errors. */
export async function respondToRefusal(
  flow: Flow,
  deps: Deps,
  refusal: unknown,
): Promise<HtmlPage> {
  if (refusal instanceof PageRefusal) return refusalPage(flow, deps, refusal)
  if (refusal instanceof WrongHost) return redirectPage(refusal.address)
  if (refusal instanceof SignInRequired) return redirectToSignIn(flow, deps)
  if (refusal instanceof ConsentRequired) return consentPage(deps, consentRequestOf(flow))
  if (refusal instanceof AnswerRefusal) {
    return deliver(flow, deps, { error: refusal.error, error_description: refusal.message })
  }
  throw refusal
}

/**
 * The sign-in page returns to the same address with a session token, or to the callback. That address is a
 * path of this site, and all checks run again, so it needs no secret of its own.
 */
function redirectToSignIn(flow: Flow, deps: Deps): HtmlPage {
  const { call, ownPath, request } = flow
  const cookies = pendingCookies(deps, clientOf(flow), { request, baseUrl: call.request.baseUrl })
  const hint: Record<string, string> = request.loginHint ? { hint: request.loginHint } : {}
  const page = request.idp ? `/sign-in/with/${request.idp}` : '/login'
  return redirectPage(`${page}?${new URLSearchParams({ return: ownPath, ...hint })}`, cookies)
}

/** The data of the consent page. */
const consentRequestOf = (flow: Flow) => ({
  client: clientOf(flow),
  session: sessionOf(flow),
  request: flow.request,
  scope: flow.scope,
  target: flow.target,
  call: flow.call,
})

async function deliver(flow: Flow, deps: Deps, answer: Record<string, string>): Promise<HtmlPage> {
  const { call, request, mode, target } = flow
  const parameters = {
    ...answer,
    ...(request.state ? { state: request.state } : {}),
    iss: await issuerOf(deps, clientOf(flow).siteId, call.request.baseUrl),
  }
  if (mode === 'web_message') return messagePage(parameters, target)
  return redirectPage(
    mode === 'query' ? withQuery(target, parameters) : withFragment(target, parameters),
  )
}

/** Shows only our own messages, never text of the request. */
async function refusalPage(flow: Flow, deps: Deps, { messageKey, values }: PageRefusal) {
  const preferences = { siteId: flow.client?.siteId, requested: flow.request.uiLocales }
  const { language, translate } = await languageOf(deps, flow.call, preferences)
  return renderNoticePage({
    status: 400,
    language,
    title: translate('badLink'),
    sentences: [translate(messageKey, values), translate('tryAgain')],
  })
}
