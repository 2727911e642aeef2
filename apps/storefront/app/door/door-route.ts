import type { RequestContext } from '../../server/context.ts'
import { finishSignIn } from '../../server/sign-in.ts'
import { links } from '../links.ts'
import { authorizationTarget, isAuthorization, safeReturnPath } from '../return-path.ts'
import { type Answer, type Route, redirectTo } from '../screens/screen.ts'
import type { PictureView } from '../views/picture.ts'
import { type DoorErrors, type DoorMode, knock } from './knock.ts'

export type DoorProps = {
  mode: DoorMode
  state: 'form' | 'approval' | 'verify' | 'closed'
  email: string
  name: string
  returnTo: string
  errors: DoorErrors
  clientId?: string
  /** Where signing in leads when another website asked for it. */
  forHost?: string
  picture?: PictureView
}

/** Signing in and registering are one room with two doors. */
export const doorRoute = (mode: DoorMode): Route => ({
  load: async (context) => {
    const returnTo = safeReturnPath(context.url.searchParams.get('return'))
    // Whoever is in already is sent on, except to other websites: they want a fresh sign-in.
    if (context.session.isMember && !isAuthorization(returnTo)) {
      return redirectTo(returnTo === '/' ? links.account() : returnTo)
    }
    return doorPage(context, mode, { returnTo })
  },
  act: async (context, form) => {
    const text = (name: string) => String(form.get(name) ?? '')
    const fields = { email: text('email'), password: text('password'), name: text('name') }
    const returnTo = safeReturnPath(text('return'))
    const api = context.newApi()
    const reply = await knock(api.authentication, mode, fields)
    const { email, name } = fields
    if (reply.kind === 'signed-in') {
      const next = await finishSignIn(context, reply.sessionToken, returnTo)
      if (next) return redirectTo(next)
      return doorPage(context, mode, { returnTo, email, name, errors: { form: 'failed' } })
    }
    const told =
      reply.kind === 'refused' ? { errors: reply.errors } : { state: reply.kind, errors: {} }
    return doorPage(context, mode, { returnTo, email, name, ...told })
  },
})

async function doorPage(
  context: RequestContext,
  mode: DoorMode,
  given: Partial<DoorProps> & { returnTo: string },
): Promise<Answer<DoorProps>> {
  const { site, messages } = context
  const rooms = await context.rooms()
  const picture = rooms.findLast((room) => room.picture)?.picture
  const target = authorizationTarget(given.returnTo)
  const props: DoorProps = {
    mode,
    state: site.clientId ? 'form' : 'closed',
    email: '',
    name: '',
    errors: {},
    ...(site.clientId ? { clientId: site.clientId } : {}),
    ...(picture ? { picture } : {}),
    ...(target ? { forHost: new URL(target).host } : {}),
    ...given,
  }
  return {
    kind: 'page',
    status: Object.keys(props.errors).length > 0 ? 422 : 200,
    head: {
      title: `${messages.t(`${mode}.title`)} – ${site.name}`,
      isPrivate: true,
      ...(target ? { formTarget: target } : {}),
    },
    props,
  }
}
