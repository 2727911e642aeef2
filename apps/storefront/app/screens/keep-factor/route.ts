import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../../server/context.ts'
import { type RoomProps, roomPage, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { type Route, redirectTo } from '../screen.ts'

export type KeepFactorProps = RoomProps & {
  token: string
  /** `ask` first; then it was stopped, or there was nothing to stop any more. */
  state: 'ask' | 'kept' | 'over'
}

/** Stops the removal of second factors, for whoever reads the mail that tells of it. */
export const keepFactorRoute: Route = {
  load: async (context) => {
    const token = context.url.searchParams.get('token') ?? ''
    return token ? keepPage(context, { token, state: 'ask' }) : redirectTo(links.home())
  },
  act: async (context, form) => {
    const token = textOf(form)('token')
    try {
      await context.newApi().factors.stopReset({ token: token || '-' })
      return keepPage(context, { token: '', state: 'kept' })
    } catch (error) {
      if (!(error instanceof VitrineError) || error.status !== 404) throw error
      return keepPage(context, { token: '', state: 'over' })
    }
  },
}

const keepPage = (context: RequestContext, props: Pick<KeepFactorProps, 'token' | 'state'>) =>
  roomPage(
    context,
    { title: context.messages.t(`keep.${props.state}.title`), returnTo: '/' },
    props,
  )
