import type { HtmlPage } from '@vitrine/contract/oauth'
import type { Deps, OpenCall } from '../model.ts'
import { ownPathOf } from '../rules/own-path.ts'
import { authorize } from './authorize/index.ts'
import { forgetQuestion, readTicket } from './consent-page.ts'
import { explainingPage } from './explaining-page.ts'
import { languageOf } from './language-of.ts'

/** Goes on with an authorization whose member was asked about a third party. */
export async function answerConsent(
  deps: Deps,
  { ticket, answer }: { readonly ticket: string; readonly answer: string },
  call: OpenCall,
): Promise<HtmlPage> {
  const question = readTicket(deps, ticket, call)
  if (!question) return notAsked(deps, call)
  const { request, session } = question
  const said = answer === 'allow' ? 'allow' : 'deny'
  const place = { call, ownPath: ownPathOf(request), answered: { session, answer: said } } as const
  const page = await authorize(deps, request, place)
  // A form's answer is fetched anew, so that nobody sends the form again by going back.
  const status = page.status === 302 ? 303 : page.status
  return { ...page, status, headers: { ...page.headers, 'set-cookie': forgetQuestion(call) } }
}

async function notAsked(deps: Deps, call: OpenCall): Promise<HtmlPage> {
  const { language, say } = await languageOf(deps, call, { siteId: call.caller.siteId })
  return explainingPage({
    status: 403,
    language,
    title: say('notAsked'),
    sentences: [say('notAskedWhy'), say('tryAgain')],
  })
}
