import type { HtmlPage } from '@vitrine/contract/oauth'
import type { Deps, OpenCall } from '../model.ts'
import { ownPathOf } from '../rules/own-path.ts'
import { authorize } from './authorize/index.ts'
import { clearQuestionCookie, readTicket } from './consent-page.ts'
import { languageOf } from './language-of.ts'
import { renderNoticePage } from './notice-page.ts'

/** Continues an authorization after the member answered the consent page. */
export async function answerConsent(
  deps: Deps,
  { ticket, answer }: { readonly ticket: string; readonly answer: string },
  call: OpenCall,
): Promise<HtmlPage> {
  const question = readTicket(deps, ticket, call)
  if (!question) return notAsked(deps, call)
  const { request, session } = question
  const decision = answer === 'allow' ? 'allow' : 'deny'
  const context = {
    call,
    ownPath: ownPathOf(request),
    consentAnswer: { session, answer: decision },
  } as const
  const page = await authorize(deps, request, context)
  // 303 after a form, so that going back does not submit it again.
  const status = page.status === 302 ? 303 : page.status
  return { ...page, status, headers: { ...page.headers, 'set-cookie': clearQuestionCookie(call) } }
}

async function notAsked(deps: Deps, call: OpenCall): Promise<HtmlPage> {
  const { language, translate } = await languageOf(deps, call, { siteId: call.caller.siteId })
  return renderNoticePage({
    status: 403,
    language,
    title: translate('consentNotAsked'),
    sentences: [translate('consentNotAskedReason'), translate('tryAgain')],
  })
}
