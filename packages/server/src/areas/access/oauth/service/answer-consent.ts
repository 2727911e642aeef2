import type { HtmlPage } from '@vitrine/contract/oauth'
import type { Deps, OpenCall } from '../model.ts'
import { ownPathOf } from '../rules/own-path.ts'
import { authorize } from './authorize/index.ts'
import { forgetQuestion, readTicket } from './consent-page.ts'
import { languageOf } from './language-of.ts'
import { renderNoticePage } from './notice-page.ts'

/** Goes on with an authorization whose member was asked about a third party. */
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
  // A form's answer is fetched anew, so that nobody sends the form again by going back.
  const status = page.status === 302 ? 303 : page.status
  return { ...page, status, headers: { ...page.headers, 'set-cookie': forgetQuestion(call) } }
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
