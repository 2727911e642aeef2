import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { leaveNote, textOf } from '../../flow/room-page.ts'
import { type AddableFactor, isAddable } from '../../flow/step.ts'
import { links } from '../../links.ts'
import { type PasskeyView, passkeysOf } from '../../passkeys/passkeys-of.ts'
import { showCodes } from '../add-factor/add-factor.ts'
import { type Route, redirectTo } from '../screen.ts'

export type FactorsProps = AccountPageProps & {
  /** All but the passkeys, which have names of their own. */
  factors: readonly FactorView[]
  passkeys: readonly PasskeyView[]
  /** Whether the site offers passkeys at this address. */
  hasPasskeys: boolean
  recoveryCodesLeft: number
  canAdd: boolean
  /** The site lets nobody in without one. */
  isRequired: boolean
  rememberDays: number
  /** When staff’s removal of all of them is due: ISO 8601, UTC. */
  resetDue?: string
}
export type FactorView = {
  id: string
  type: Exclude<AddableFactor, 'WEBAUTHN'>
  /** ISO 8601, UTC. */
  since: string
  lastUsed?: string
  /** The number of a phone, shortened. */
  hint?: string
}

/** The second factors of a member. */
export const factorsRoute: Route = {
  load: async (context) => turnedAway(context) ?? factorsPage(context),
  act: async (context, form) => {
    const away = turnedAway(context)
    if (away) return away
    const text = textOf(form)
    const wish = text('do')
    const next = await attempt(context, links.factors(), () =>
      perform(context, wish, { id: text('id'), name: text('name').trim() }),
    )
    return next.kind === 'redirect' ? next : factorsPage(context, next.errors)
  },
}

async function perform(
  context: RequestContext,
  wish: string,
  { id, name }: { id: string; name: string },
) {
  const { factors } = context.api
  if (wish === 'renew') {
    const { recoveryCodes } = await factors.renewRecoveryCodes({})
    return showCodes(context, recoveryCodes, links.factors())
  }
  if (wish === 'stopReset') {
    await factors.stopReset({})
    leaveNote(context, 'kept')
    return redirectTo(links.factors())
  }
  if (wish === 'remove') await factors.removeFactor({ factorId: id })
  if (wish === 'removePasskey') await factors.removePasskey({ passkeyId: id })
  if (wish === 'renamePasskey') {
    if (name === '') return refuse({ [`name-${id}`]: context.messages.t('passkeys.name.missing') })
    await factors.renamePasskey({ passkeyId: id, name })
  }
  if (wish === 'forget') {
    await factors.forgetDevices({})
    context.kept.drop('device')
  }
  leaveNote(context, 'changed')
  return redirectTo(links.factors())
}

async function factorsPage(context: RequestContext, errors: Errors = {}) {
  const { api, site, messages } = context
  const { factors, recoveryCodesLeft, allowed, isRequired, reset } = await api.factors.listFactors(
    {},
  )
  const active = factors.filter(({ status }) => status === 'ACTIVE')
  const types = active.map(({ type }) => type)
  return accountPage(
    context,
    { title: messages.t('factors.title'), errors },
    {
      factors: active.flatMap(({ factorId: id, type, createdDate, lastUsedDate, hint }) =>
        isAddable(type) && type !== 'WEBAUTHN'
          ? {
              id,
              type,
              since: createdDate.toISOString(),
              ...(lastUsedDate ? { lastUsed: lastUsedDate.toISOString() } : {}),
              ...(hint ? { hint } : {}),
            }
          : [],
      ),
      passkeys: await passkeysOf(context),
      hasPasskeys: site.hasPasskeys,
      recoveryCodesLeft,
      canAdd: allowed.some(
        (type) => isAddable(type) && type !== 'WEBAUTHN' && !types.includes(type),
      ),
      isRequired,
      rememberDays: site.rememberDeviceDays,
      ...(reset ? { resetDue: reset.dueDate.toISOString() } : {}),
    },
  )
}
