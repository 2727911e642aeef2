import type { Errors } from '../../flow/attempt.ts'
import { type FlowPageProps, flowPage, setFlashMessage, textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type RecoveryCodesProps = FlowPageProps & { codes: readonly string[]; text: string }

/** Shows new recovery codes until the member confirms that they are saved. */
export const recoveryCodesRoute: Route<RecoveryCodesProps> = {
  load: async (context) =>
    codesOf(context).length > 0 ? codesPage(context) : redirectTo(nextPath(context)),
  act: async (context, form) => {
    const hasSaved = textFieldOf(form)('saved') === 'on'
    if (codesOf(context).length > 0 && !hasSaved) {
      return codesPage(context, { saved: context.messages.codes.saveFirst })
    }
    const next = nextPath(context)
    context.flowCookies.drop('codes')
    setFlashMessage(context, 'changed')
    return redirectTo(next)
  },
}

const codesOf = ({ flowCookies }: RequestContext) =>
  (flowCookies.get('codes')?.codes ?? '').split(' ').filter(Boolean)

const nextPath = ({ flowCookies, session }: RequestContext) =>
  safeReturnPath(flowCookies.get('codes')?.next, session.isMember ? links.account() : links.home())

function codesPage(context: RequestContext, errors: Errors = {}) {
  const { messages, site } = context
  const codes = codesOf(context)
  const heading = messages.codes.file({ shop: site.name })
  return flowPage(
    context,
    { title: messages.codes.title, returnTo: nextPath(context), errors },
    { codes, text: [heading, '', ...codes, ''].join('\n') },
  )
}
