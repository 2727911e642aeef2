import type { HtmlPage } from '@vitrine/contract/oauth'
import type { Deps } from '../../model.ts'
import { withFragment, withQuery } from '../../rules/addresses.ts'
import { noteBegun } from '../begun.ts'
import { explainingPage, messagePage, redirectPage } from '../pages.ts'
import { AnswerRefusal, clientOf, type Flow, PageRefusal, SignInNeeded } from './flow.ts'

/** The flow reached its end: the code goes where the client wants it. */
export const respondWithCode = (flow: Flow): HtmlPage => deliver(flow, { code: flow.code })

/** The flow ended early. What nobody foresaw is thrown on. */
export function respondToRefusal(flow: Flow, deps: Deps, refusal: unknown): HtmlPage {
  if (refusal instanceof PageRefusal) return refusalPage(refusal.message)
  if (refusal instanceof SignInNeeded) return toSignIn(flow, deps)
  if (refusal instanceof AnswerRefusal) {
    return deliver(flow, { error: refusal.error, error_description: refusal.message })
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
  return redirectPage(`/login?${new URLSearchParams({ return: ownPath })}`, begun)
}

function deliver({ request, mode, target }: Flow, answer: Record<string, string>): HtmlPage {
  const parameters = { ...answer, ...(request.state ? { state: request.state } : {}) }
  if (mode === 'web_message') return messagePage(parameters, target)
  return redirectPage(
    mode === 'query' ? withQuery(target, parameters) : withFragment(target, parameters),
  )
}

/** Only sentences of our own reach this page. */
const refusalPage = (sentence: string): HtmlPage =>
  explainingPage({
    status: 400,
    title: 'This sign-in link does not work',
    sentences: [sentence, 'Go back to the website and try again from there.'],
  })
