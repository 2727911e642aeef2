import { fromMinorUnits } from '@vitrine/money'
import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import { consentText } from '../../checkout/consents.ts'
import { attempt, type Errors } from '../../flow/attempt.ts'
import { setFlashMessage, textFieldOf } from '../../flow/flow-page.ts'
import { saveStep } from '../../flow/sign-in-step.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type Route, redirectTo } from '../screen.ts'

/** The member's store credit, as exact decimals; empty for members who never had any. */
export type AccountProps = AccountPageProps & {
  credits: readonly { amount: string; currency: string }[]
  mails: readonly MailConsentView[]
  /** The consent text of the newsletter; absent where it is not offered, or subscribed already. */
  newsletter?: string
}
/** Mails that the member has agreed to. */
export type MailConsentView = {
  key: string
  text: string
  /** ISO 8601, UTC. */
  given: string
  /** The same; absent while the shop may send them. */
  ended?: string
}

/**
 * The member's data, with forms to confirm the e-mail address, to subscribe to the newsletter and to
 * unsubscribe from mails.
 */
export const accountRoute: Route<AccountProps> = {
  load: async (context) => redirectUnlessMember(context) ?? showAccount(context),
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context)
    if (redirect) return redirect
    const key = textFieldOf(form)('consent')
    const next = await attempt(context, links.account(), () => {
      if (form.has('newsletter')) return askForNewsletter(context)
      return key ? endMails(context, key) : confirmEmail(context)
    })
    return next.kind === 'redirect' ? next : showAccount(context, next.errors)
  },
}

async function askForNewsletter(context: RequestContext) {
  const { state } = await context.api.customers.subscribeToNewsletter({
    text: newsletterText(context),
    language: context.localeChoice.lang,
  })
  setFlashMessage(context, state === 'ACTIVE' ? 'changed' : 'newsletter')
  return redirectTo(links.account())
}

const newsletterText = ({ messages, site }: RequestContext): string =>
  consentText('newsletter', messages, site.name)

async function endMails(context: RequestContext, key: string) {
  await context.api.customers.withdrawMyConsent({ key })
  setFlashMessage(context, 'changed')
  return redirectTo(links.account())
}

/** Mails a code, which the verification page accepts. */
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
  const mails = await mailConsentsOf(context)
  const isOffered =
    context.site.offersNewsletter && !mails.some((one) => one.key === 'newsletter' && !one.ended)
  return accountPage(
    context,
    { title: context.messages.account.title, errors },
    { credits, mails, ...(isOffered && { newsletter: newsletterText(context) }) },
  )
}

/** Consents that do not allow mails, such as terms, are not listed. */
async function mailConsentsOf({ api }: RequestContext): Promise<MailConsentView[]> {
  const { consents } = await api.customers.listMyConsents({})
  return consents
    .filter(({ withdrawable, withdrawnDate }) => withdrawable || withdrawnDate)
    .map(({ key, text, givenDate, withdrawnDate }) => ({
      key,
      text,
      given: givenDate.toISOString(),
      ...(withdrawnDate && { ended: withdrawnDate.toISOString() }),
    }))
}
