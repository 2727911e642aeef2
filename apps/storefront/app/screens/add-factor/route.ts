import type { RequestContext } from '../../../server/context.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { factorLogin } from '../../flow/login-of.ts'
import { drawQr, type QrPicture } from '../../flow/qr.ts'
import { type RoomProps, returnOf, roomPage, textOf } from '../../flow/room-page.ts'
import {
  type AddableFactor,
  isAddable,
  isPhone,
  type PhoneFactor,
  readStep,
  secondsToWait,
} from '../../flow/step.ts'
import { links } from '../../links.ts'
import { type AskedPasskey, passkeyOf } from '../../passkeys/answer-of.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'
import { beginFactor, confirmFactor, resendCode, sendToPhone } from './add-factor.ts'
import { askForNewPasskey, keepPasskey } from './add-passkey.ts'
import { type Country, countriesIn, homeOf } from './countries.ts'

export type AddFactorProps = RoomProps & {
  /** The site lets nobody in without one. */
  isRequired: boolean
  ways: readonly AddableFactor[]
  /** The one that waits for its first code. */
  pending?: PendingFactor
  /** What the device is asked, once somebody wants to make a passkey. */
  asked?: AskedPasskey
}
export type PendingFactor =
  | { type: 'TOTP'; secret: string; address: string; picture: QrPicture }
  | { type: 'WEBAUTHN' }
  | { type: 'EMAIL'; hint: string; wait: number }
  | { type: PhoneFactor; hint: string; wait: number }
  | { type: PhoneFactor; phone: string; country: string; countries: readonly Country[] }

/** Adds a second factor: for a member, or for somebody who cannot go on signing in without one. */
export const addFactorRoute: Route = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnOf(context))
    return sentAway(context, returnTo) ?? addPage(context, returnTo)
  },
  act: async (context, form) => {
    const text = textOf(form)
    const returnTo = safeReturnPath(text('return'))
    const away = sentAway(context, returnTo)
    if (away) return away
    const way = text('factor')
    const passkey = passkeyOf(form)
    let asked: AskedPasskey | undefined
    const next = await attempt(context, hereOf(context, returnTo), async () => {
      if (isAddable(way)) return beginFactor(context, way, returnTo)
      if (passkey) return keepPasskey(context, passkey, returnTo)
      if (text('do') === 'ask') {
        asked = await askForNewPasskey(context)
        return refuse({})
      }
      if (text('do') === 'phone') {
        const number = { phone: text('phone').trim(), country: text('country') }
        return sendToPhone(context, number, returnTo)
      }
      if (text('do') === 'resend') return resendCode(context, returnTo)
      if (text('do') !== 'back') return confirmFactor(context, text('code'), returnTo)
      context.kept.drop('factor')
      return redirectTo(links.addFactor(returnTo))
    })
    return next.kind === 'redirect' ? next : addPage(context, returnTo, { ...next, asked })
  },
}

const isSigningIn = ({ kept }: RequestContext) => readStep(kept)?.kind === 'add'

/** Members prove once more that it is them before they begin, rather than when they are half through. */
function sentAway(context: RequestContext, returnTo: string) {
  const { session, kept } = context
  if (isSigningIn(context)) return undefined
  if (!session.isMember) return redirectTo(links.login(returnTo))
  return kept.get('fresh') ? undefined : redirectTo(links.confirm(links.addFactor(returnTo)))
}

/** Where a member comes back to from proving that it is them. */
const hereOf = (context: RequestContext, returnTo: string) =>
  isSigningIn(context) ? returnTo : links.addFactor(returnTo)

async function addPage(
  context: RequestContext,
  returnTo: string,
  { errors = {}, asked }: { errors?: Errors; asked?: AskedPasskey | undefined } = {},
) {
  const pending = pendingOf(context)
  const { isRequired, ways } = await waysOf(context)
  const { messages } = context
  const title = messages.t(pending ? `add.${pending.type}.title` : 'add.title')
  const props = {
    ...{ isRequired, ways },
    ...(pending ? { pending } : {}),
    ...(asked ? { asked } : {}),
  }
  return roomPage(context, { title, returnTo, errors, ...loginOf(pending) }, props)
}

/** The first code of a new factor is given as every other one. */
function loginOf(pending: PendingFactor | undefined) {
  if (!pending) return {}
  const hint = 'hint' in pending ? pending.hint : ''
  return { login: factorLogin({ factor: pending.type, hint }, links.addFactor()) }
}

function pendingOf({ kept, speech, messages }: RequestContext): PendingFactor | undefined {
  const value = kept.get('factor')
  if (!value) return undefined
  const { type, secret = '', address = '', hint = '', sentAt } = value
  if (type && isPhone(type) && hint === '') {
    const { phone = '', country = homeOf(speech.locale) } = value
    return { type, phone, country, countries: countriesIn(messages.locale) }
  }
  if (type && isPhone(type)) return { type, hint, wait: secondsToWait(Number(sentAt) || 0) }
  if (type === 'WEBAUTHN') return { type }
  if (type === 'EMAIL') return { type, hint, wait: secondsToWait(Number(sentAt) || 0) }
  return type === 'TOTP' ? { type, secret, address, picture: drawQr(address) } : undefined
}

async function waysOf({ kept, api, site }: RequestContext) {
  const step = readStep(kept)
  // Away from the site's own address no browser makes a passkey.
  const isPossible = (one: AddableFactor) => one !== 'WEBAUTHN' || site.hasPasskeys
  if (step?.kind === 'add') {
    const ways = step.available.filter(isAddable).filter(isPossible)
    return { isRequired: true, ways: safestFirst(ways) }
  }
  const { factors, allowed } = await api.factors.listFactors({})
  const there = factors.filter(({ status }) => status === 'ACTIVE').map(({ type }) => type)
  return {
    isRequired: false,
    ways: safestFirst(
      allowed
        .filter(isAddable)
        .filter(isPossible)
        .filter((one) => !there.includes(one)),
    ),
  }
}

/** A passkey can neither be guessed nor phished. */
export const safestFirst = (ways: readonly AddableFactor[]): AddableFactor[] =>
  ways.toSorted((a, b) => Number(b === 'WEBAUTHN') - Number(a === 'WEBAUTHN'))
