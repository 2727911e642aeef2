import { fromMinorUnits } from '@vitrine/money'
import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import { attempt, type Errors } from '../../flow/attempt.ts'
import { saveStep } from '../../flow/sign-in-step.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type Route, redirectTo } from '../screen.ts'

/** What the member can spend, as exact decimals; empty for members who never had any. */
export type AccountProps = AccountPageProps & {
  credits: readonly { amount: string; currency: string }[]
}

/** The member's data, and the action that sends a code to confirm the e-mail address. */
export const accountRoute: Route<AccountProps> = {
  load: async (context) => redirectUnlessMember(context) ?? showAccount(context),
  act: async (context) => {
    const redirect = redirectUnlessMember(context)
    if (redirect) return redirect
    const next = await attempt(context, links.account(), () => confirmEmail(context))
    return next.kind === 'redirect' ? next : showAccount(context, next.errors)
  },
}

/** Sends a code by e-mail; the verification page takes it. */
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
  saveStep(context.flowCookies, { ...step, sentAt: Date.now() })
  return redirectTo(links.verify(links.account()))
}

async function showAccount(context: RequestContext, errors: Errors = {}) {
  await context.member()
  const { storeCredits } = await context.api.storeCredit.getOwnStoreCredit({})
  const credits = storeCredits.map(({ balance, currency }) => ({
    amount: fromMinorUnits(BigInt(balance), currency),
    currency,
  }))
  return accountPage(context, { title: context.messages.account.title, errors }, { credits })
}
