import { VitrineError } from '@vitrine/sdk'
import { type FlowPageProps, flowPage, textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type Route, redirectTo } from '../screen.ts'

export type KeepFactorProps = FlowPageProps & {
  token: string
  /** `ask` first; then whether the removal was stopped or there was none. */
  state: 'ask' | 'stopped' | 'over'
}

/** Stops the removal of second factors with the link of the mail that announced it. */
export const keepFactorRoute: Route<KeepFactorProps> = {
  load: async (context) => {
    const token = context.url.searchParams.get('token') ?? ''
    return token ? keepPage(context, { token, state: 'ask' }) : redirectTo(links.home())
  },
  act: async (context, form) => {
    const token = textFieldOf(form)('token')
    try {
      await context.newApi().factors.stopReset({ token: token || '-' })
      return keepPage(context, { token: '', state: 'stopped' })
    } catch (error) {
      if (!(error instanceof VitrineError) || error.status !== 404) throw error
      return keepPage(context, { token: '', state: 'over' })
    }
  },
}

const keepPage = (context: RequestContext, props: Pick<KeepFactorProps, 'token' | 'state'>) =>
  flowPage(context, { title: context.messages.keep[props.state].title, returnTo: '/' }, props)
