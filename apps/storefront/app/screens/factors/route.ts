import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import { setFlashMessage, textFieldOf } from '../../flow/flow-page.ts'
import { type AddableFactor, isAddableFactor } from '../../flow/sign-in-step.ts'
import { links } from '../../links.ts'
import { type PasskeyView, passkeysOf } from '../../passkeys/passkeys-of.ts'
import type { RequestContext } from '../../request/context.ts'
import { showCodes } from '../add-factor/add-factor.ts'
import { type Route, redirectTo } from '../screen.ts'

export type FactorsProps = AccountPageProps & {
  /** All factors except passkeys, which have their own list. */
  factors: readonly FactorView[]
  passkeys: readonly PasskeyView[]
  /** Whether passkeys can be used at this address. */
  hasPasskeys: boolean
  recoveryCodesLeft: number
  canAdd: boolean
  /** The site requires a second factor. */
  isRequired: boolean
  rememberDays: number
  /** When the removal of all factors by staff takes effect: ISO 8601, UTC. */
  resetDue?: string
}
export type FactorView = {
  id: string
  type: Exclude<AddableFactor, 'WEBAUTHN'>
  /** ISO 8601, UTC. */
  since: string
  lastUsed?: string
  /** Masked phone number. */
  hint?: string
}

/** The second factors of a member. */
export const factorsRoute: Route<FactorsProps> = {
  load: async (context) => redirectUnlessMember(context) ?? factorsPage(context),
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context)
    if (redirect) return redirect
    const text = textFieldOf(form)
    const action = text('do')
    const next = await attempt(context, links.factors(), () =>
      performAction(context, action, { id: text('id'), name: text('name').trim() }),
    )
    return next.kind === 'redirect' ? next : factorsPage(context, next.errors)
  },
}

async function performAction(
  context: RequestContext,
  action: string,
  { id, name }: { id: string; name: string },
) {
  const { factors } = context.api
  if (action === 'renew') {
    const { recoveryCodes } = await factors.renewRecoveryCodes({})
    return showCodes(context, recoveryCodes, links.factors())
  }
  if (action === 'stopReset') {
    await factors.stopReset({})
    setFlashMessage(context, 'stopped')
    return redirectTo(links.factors())
  }
  if (action === 'remove') await factors.removeFactor({ factorId: id })
  if (action === 'removePasskey') await factors.removePasskey({ passkeyId: id })
  if (action === 'renamePasskey') {
    if (name === '') return refuse({ [`name-${id}`]: context.messages.passkeys.name.missing })
    await factors.renamePasskey({ passkeyId: id, name })
  }
  if (action === 'forget') {
    await factors.forgetDevices({})
    context.flowCookies.drop('device')
  }
  setFlashMessage(context, 'changed')
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
    { title: messages.factors.title, errors },
    {
      factors: active.flatMap(({ factorId: id, type, createdDate, lastUsedDate, hint }) =>
        isAddableFactor(type) && type !== 'WEBAUTHN'
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
        (type) => isAddableFactor(type) && type !== 'WEBAUTHN' && !types.includes(type),
      ),
      isRequired,
      rememberDays: site.rememberDeviceDays,
      ...(reset ? { resetDue: reset.dueDate.toISOString() } : {}),
    },
  )
}
