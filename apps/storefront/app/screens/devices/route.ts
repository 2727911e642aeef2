import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import { nameDevice } from '../../account/name-device.ts'
import { attempt, type Errors } from '../../flow/attempt.ts'
import { setFlashMessage, textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type Route, redirectTo } from '../screen.ts'

export type DevicesProps = AccountPageProps & { devices: readonly DeviceView[] }
export type DeviceView = {
  id: string
  browser: string
  system: string
  network: string
  isCurrent: boolean
  isByPasskey: boolean
  /** ISO 8601, UTC. */
  lastUsed: string
}

/** Sessions of a member. */
export const devicesRoute: Route<DevicesProps> = {
  load: async (context) => redirectUnlessMember(context) ?? devicesPage(context),
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context)
    if (redirect) return redirect
    const text = textFieldOf(form)
    const { accounts } = context.api
    const next = await attempt(context, links.devices(), async () => {
      if (text('do') === 'endOthers') await accounts.endMyOtherSessions({})
      if (text('do') === 'end') await accounts.endMySession({ id: text('id') })
      setFlashMessage(context, 'changed')
      return redirectTo(links.devices())
    })
    return next.kind === 'redirect' ? next : devicesPage(context, next.errors)
  },
}

async function devicesPage(context: RequestContext, errors: Errors = {}) {
  const { sessions } = await context.api.accounts.listMySessions({})
  const devices = sessions.map(
    ({ id, userAgent, network, createdDate, lastUsedDate, ...how }): DeviceView => ({
      id,
      ...nameDevice(userAgent),
      network,
      isCurrent: how.isCurrent,
      isByPasskey: how.isByPasskey,
      lastUsed: (lastUsedDate ?? createdDate).toISOString(),
    }),
  )
  devices.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return accountPage(context, { title: context.messages.devices.title, errors }, { devices })
}
