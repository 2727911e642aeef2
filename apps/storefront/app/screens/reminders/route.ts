import { VitrineError } from '@vitrine/sdk'
import { type FlowPageProps, flowPage } from '../../flow/flow-page.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Route } from '../screen.ts'

export type RemindersProps = FlowPageProps & {
  link: string
  /** `ask` first; then that they have ended, or that the link leads nowhere. */
  state: 'ask' | 'ended' | 'gone'
}

/** Ends reminders of what was left at the checkout, without signing in. Only the button does: programs open links, too. */
export const remindersRoute: Route<RemindersProps> = {
  load: async (context, { link = '' }) => remindersPage(context, { link, state: 'ask' }),
  act: async (context) => {
    const link = decodeURIComponent(context.url.pathname.split('/')[2] ?? '')
    try {
      await context.newApi().abandonedCheckouts.unsubscribe({ link })
      return remindersPage(context, { link, state: 'ended' })
    } catch (error) {
      const isGone = error instanceof VitrineError && [400, 404].includes(error.status ?? 0)
      if (!isGone) throw error
      return remindersPage(context, { link: '', state: 'gone' })
    }
  },
}

export const remindersPage = (
  context: RequestContext,
  props: Pick<RemindersProps, 'link' | 'state'>,
) =>
  flowPage(context, { title: context.messages.reminders[props.state].title, returnTo: '/' }, props)
