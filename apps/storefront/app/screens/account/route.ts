import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import { attempt, type Errors } from '../../flow/explain.ts'
import { keepStep } from '../../flow/step.ts'
import { links } from '../../links.ts'
import { type Route, redirectTo } from '../screen.ts'

export type AccountProps = AccountPageProps

/** The member as the site knows them, and the way to confirm an address. */
export const accountRoute: Route = {
  load: async (context) => turnedAway(context) ?? showAccount(context),
  act: async (context) => {
    const away = turnedAway(context)
    if (away) return away
    const next = await attempt(context, links.account(), () => confirmEmail(context))
    return next.kind === 'redirect' ? next : showAccount(context, next.errors)
  },
}

/** Mails a code; the page that takes it is that of new accounts. */
async function confirmEmail(context: RequestContext) {
  const { id: identityId, loginEmail: email = '' } = await context.member()
  const { verificationId } = await context.api.verification.startVerification({ identityId })
  const step = {
    kind: 'verify',
    stateToken: verificationId,
    email,
    hint: '',
    available: [],
  } as const
  keepStep(context.kept, { ...step, sentAt: Date.now() })
  return redirectTo(links.verify(links.account()))
}

async function showAccount(context: RequestContext, errors: Errors = {}) {
  await context.member()
  return accountPage(context, { title: context.messages.t('account.title'), errors }, {})
}
