import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import {
  type FlowPageProps,
  flowPage,
  returnParameterOf,
  textFieldOf,
} from '../../flow/flow-page.ts'
import { factorLogin } from '../../flow/page-login.ts'
import { drawQr, type QrPicture } from '../../flow/qr.ts'
import {
  type AddableFactor,
  isAddableFactor,
  isPhoneFactor,
  type PhoneFactor,
  readStep,
  secondsToWait,
} from '../../flow/sign-in-step.ts'
import { links } from '../../links.ts'
import { type PasskeyRequest, passkeyFieldsOf } from '../../passkeys/passkey-fields.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'
import { confirmFactor, resendCode, sendToPhone, startFactor } from './add-factor.ts'
import { askForNewPasskey, savePasskey } from './add-passkey.ts'
import { type Country, countriesIn, likelyCountryOf } from './countries.ts'

export type AddFactorProps = FlowPageProps & {
  /** The site requires a second factor. */
  isRequired: boolean
  choices: readonly AddableFactor[]
  /** The factor waiting for its first code. */
  pending?: PendingFactor
  /** Creation options of a passkey, once it was chosen. */
  passkeyRequest?: PasskeyRequest
}
export type PendingFactor =
  | { type: 'TOTP'; secret: string; address: string; picture: QrPicture }
  | { type: 'WEBAUTHN' }
  | { type: 'EMAIL'; hint: string; wait: number }
  | { type: PhoneFactor; hint: string; wait: number }
  | { type: PhoneFactor; phone: string; country: string; countries: readonly Country[] }

/** Adds a second factor: for a member, or during a sign-in that requires one. */
export const addFactorRoute: Route<AddFactorProps> = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnParameterOf(context))
    return redirectUnlessAllowed(context, returnTo) ?? addPage(context, returnTo)
  },
  act: async (context, form) => {
    const text = textFieldOf(form)
    const returnTo = safeReturnPath(text('return'))
    const redirect = redirectUnlessAllowed(context, returnTo)
    if (redirect) return redirect
    const factorType = text('factor')
    const passkey = passkeyFieldsOf(form)
    let passkeyRequest: PasskeyRequest | undefined
    const next = await attempt(context, returnAfterConfirming(context, returnTo), async () => {
      if (isAddableFactor(factorType)) return startFactor(context, factorType, returnTo)
      if (passkey) return savePasskey(context, passkey, returnTo)
      if (text('do') === 'ask') {
        passkeyRequest = await askForNewPasskey(context)
        return refuse({})
      }
      if (text('do') === 'phone') {
        const number = { phone: text('phone').trim(), country: text('country') }
        return sendToPhone(context, number, returnTo)
      }
      if (text('do') === 'resend') return resendCode(context, returnTo)
      if (text('do') !== 'back') return confirmFactor(context, text('code'), returnTo)
      context.flowCookies.drop('factor')
      return redirectTo(links.addFactor(returnTo))
    })
    return next.kind === 'redirect' ? next : addPage(context, returnTo, { ...next, passkeyRequest })
  },
}

const isSigningIn = ({ flowCookies }: RequestContext) => readStep(flowCookies)?.kind === 'add'

/** Members confirm their password before they start, not halfway through. */
function redirectUnlessAllowed(context: RequestContext, returnTo: string) {
  const { session, flowCookies } = context
  if (isSigningIn(context)) return undefined
  if (!session.isMember) return redirectTo(links.login(returnTo))
  return flowCookies.get('fresh') ? undefined : redirectTo(links.confirm(links.addFactor(returnTo)))
}

/** Path that a member returns to after confirming the password. */
const returnAfterConfirming = (context: RequestContext, returnTo: string) =>
  isSigningIn(context) ? returnTo : links.addFactor(returnTo)

async function addPage(
  context: RequestContext,
  returnTo: string,
  {
    errors = {},
    passkeyRequest,
  }: { errors?: Errors; passkeyRequest?: PasskeyRequest | undefined } = {},
) {
  const pending = pendingOf(context)
  const { isRequired, choices } = await choicesOf(context)
  const { messages } = context
  const title = pending ? messages.add[pending.type].title : messages.add.title
  const props = {
    isRequired,
    choices,
    ...(pending ? { pending } : {}),
    ...(passkeyRequest ? { passkeyRequest } : {}),
  }
  return flowPage(context, { title, returnTo, errors, ...loginOf(pending) }, props)
}

/** The first code of a new factor has the form of every other code. */
function loginOf(pending: PendingFactor | undefined) {
  if (!pending) return {}
  const hint = 'hint' in pending ? pending.hint : ''
  return { login: factorLogin({ factor: pending.type, hint }, links.addFactor()) }
}

function pendingOf({
  flowCookies,
  localeChoice,
  messages,
}: RequestContext): PendingFactor | undefined {
  const value = flowCookies.get('factor')
  if (!value) return undefined
  const { type, secret = '', address = '', hint = '', sentAt } = value
  if (type && isPhoneFactor(type) && hint === '') {
    const { phone = '', country = likelyCountryOf(localeChoice.locale) } = value
    return { type, phone, country, countries: countriesIn(messages.locale) }
  }
  if (type && isPhoneFactor(type)) return { type, hint, wait: secondsToWait(Number(sentAt) || 0) }
  if (type === 'WEBAUTHN') return { type }
  if (type === 'EMAIL') return { type, hint, wait: secondsToWait(Number(sentAt) || 0) }
  return type === 'TOTP' ? { type, secret, address, picture: drawQr(address) } : undefined
}

async function choicesOf({ flowCookies, api, site }: RequestContext) {
  const step = readStep(flowCookies)
  // Browsers create passkeys only at the site's own address.
  const isPossible = (one: AddableFactor) => one !== 'WEBAUTHN' || site.hasPasskeys
  if (step?.kind === 'add') {
    const choices = step.available.filter(isAddableFactor).filter(isPossible)
    return { isRequired: true, choices: safestFirst(choices) }
  }
  const { factors, allowed } = await api.factors.listFactors({})
  const activeTypes = factors.filter(({ status }) => status === 'ACTIVE').map(({ type }) => type)
  return {
    isRequired: false,
    choices: safestFirst(
      allowed
        .filter(isAddableFactor)
        .filter(isPossible)
        .filter((one) => !activeTypes.includes(one)),
    ),
  }
}

/** Passkeys first, because they can neither be guessed nor phished. */
export const safestFirst = (choices: readonly AddableFactor[]): AddableFactor[] =>
  choices.toSorted((a, b) => Number(b === 'WEBAUTHN') - Number(a === 'WEBAUTHN'))
