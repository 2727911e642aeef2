import type { RequestContext } from '../../../server/context.ts'
import { attempt, type Errors } from '../../flow/explain.ts'
import { drawQr, type QrPicture } from '../../flow/qr.ts'
import { type RoomProps, returnOf, roomPage, textOf } from '../../flow/room-page.ts'
import { type AddableFactor, isAddable, readStep, secondsToWait } from '../../flow/step.ts'
import { links } from '../../links.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'
import { beginFactor, confirmFactor, resendCode } from './add-factor.ts'

export type AddFactorProps = RoomProps & {
  /** The site lets nobody in without one. */
  isRequired: boolean
  ways: readonly AddableFactor[]
  /** The one that waits for its first code. */
  pending?: PendingFactor
}
export type PendingFactor =
  | { type: 'TOTP'; secret: string; address: string; picture: QrPicture }
  | { type: 'EMAIL'; hint: string; wait: number }

/** Adds a second factor: for a member, or for somebody who cannot go on signing in without one. */
export const addFactorRoute: Route = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnOf(context))
    return mayAdd(context) ? addPage(context, returnTo) : redirectTo(links.login(returnTo))
  },
  act: async (context, form) => {
    const text = textOf(form)
    const returnTo = safeReturnPath(text('return'))
    if (!mayAdd(context)) return redirectTo(links.login(returnTo))
    const way = text('factor')
    const next = await attempt(context, returnTo, async () => {
      if (isAddable(way)) return beginFactor(context, way, returnTo)
      if (text('do') === 'resend') return resendCode(context, returnTo)
      if (text('do') !== 'back') return confirmFactor(context, text('code'), returnTo)
      context.kept.drop('factor')
      return redirectTo(links.addFactor(returnTo))
    })
    return next.kind === 'redirect' ? next : addPage(context, returnTo, next.errors)
  },
}

const mayAdd = ({ kept, session }: RequestContext) =>
  readStep(kept)?.kind === 'add' || session.isMember

async function addPage(context: RequestContext, returnTo: string, errors: Errors = {}) {
  const pending = pendingOf(context)
  const { isRequired, ways } = await waysOf(context)
  const { messages } = context
  const title = messages.t(pending ? `add.${pending.type}.title` : 'add.title')
  const props = { isRequired, ways, ...(pending ? { pending } : {}) }
  return roomPage(context, { title, returnTo, errors }, props)
}

function pendingOf({ kept }: RequestContext): PendingFactor | undefined {
  const value = kept.get('factor')
  if (!value) return undefined
  const { type, secret = '', address = '', hint = '', sentAt } = value
  if (type === 'EMAIL') return { type, hint, wait: secondsToWait(Number(sentAt) || 0) }
  return type === 'TOTP' ? { type, secret, address, picture: drawQr(address) } : undefined
}

async function waysOf({ kept, api }: RequestContext) {
  const step = readStep(kept)
  if (step?.kind === 'add') return { isRequired: true, ways: step.available.filter(isAddable) }
  const { factors, allowed } = await api.factors.listFactors({})
  const there = factors.filter(({ status }) => status === 'ACTIVE').map(({ type }) => type)
  return {
    isRequired: false,
    ways: allowed.filter(isAddable).filter((one) => !there.includes(one)),
  }
}
