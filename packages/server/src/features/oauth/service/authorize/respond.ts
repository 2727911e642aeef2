import type { HtmlPage } from '@vitrine/contract/oauth'
import type { Deps } from '../../model.ts'
import { withFragment, withQuery } from '../../rules/addresses.ts'
import { noteBegun } from '../begun.ts'
import { consentPage } from '../consent-page.ts'
import { explainingPage } from '../explaining-page.ts'
import { issuerOf } from '../id-tokens.ts'
import { languageOf } from '../language-of.ts'
import { messagePage, redirectPage } from '../pages.ts'
import {
  AnswerRefusal,
  ConsentNeeded,
  clientOf,
  type Flow,
  OtherHost,
  PageRefusal,
  SignInNeeded,
  sessionOf,
} from './flow.ts'

/** The flow reached its end: the code goes where the client wants it. */
export const respondWithCode = (flow: Flow, deps: Deps): Promise<HtmlPage> =>
  deliver(flow, deps, { code: flow.code })

/** The flow ended early. What nobody foresaw is thrown on. */
export async function respondToRefusal(
  flow: Flow,
  deps: Deps,
  refusal: unknown,
): Promise<HtmlPage> {
  if (refusal instanceof PageRefusal) return refusalPage(flow, deps, refusal)
  if (refusal instanceof OtherHost) return redirectPage(refusal.address)
  if (refusal instanceof SignInNeeded) return toSignIn(flow, deps)
  if (refusal instanceof ConsentNeeded) return consentPage(deps, consentWish(flow))
  if (refusal instanceof AnswerRefusal) {
    return deliver(flow, deps, { error: refusal.error, error_description: refusal.message })
  }
  throw refusal
}

/**
 * The sign-in page comes back to the same address with a session token, or to the callback. That
 * address is a path of this site, and every check runs again, so it needs no secret of its own.
 */
function toSignIn(flow: Flow, deps: Deps): HtmlPage {
  const { call, ownPath, request } = flow
  const begun = noteBegun(deps, clientOf(flow), { request, baseUrl: call.request.baseUrl })
  const hint: Record<string, string> = request.loginHint ? { hint: request.loginHint } : {}
  const page = request.idp ? `/sign-in/with/${request.idp}` : '/login'
  return redirectPage(`${page}?${new URLSearchParams({ return: ownPath, ...hint })}`, begun)
}

/** What the page that asks has to know. */
const consentWish = (flow: Flow) => ({
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

/** Only sentences of our own reach this page. */
async function refusalPage(flow: Flow, deps: Deps, { word, blanks }: PageRefusal) {
  const wishes = { siteId: flow.client?.siteId, asked: flow.request.uiLocales }
  const { language, say } = await languageOf(deps, flow.call, wishes)
  return explainingPage({
    status: 400,
    language,
    title: say('badLink'),
    sentences: [say(word, blanks), say('tryAgain')],
  })
}
