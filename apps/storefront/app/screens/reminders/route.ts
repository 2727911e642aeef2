import { VitrineError } from '@vitrine/sdk'
import { type FlowPageProps, flowPage } from '../../flow/flow-page.ts'
import type { Api } from '../../request/api.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Route } from '../screen.ts'

/**
 * Mails to unsubscribe from: about abandoned checkouts, back-in-stock products, review requests, prices, and
 * the newsletter. The last two are also subscribed to here.
 */
type About =
  | 'reminders'
  | 'backInStock'
  | 'reviewRequests'
  | 'priceMails'
  | 'confirmPriceMails'
  | 'endNewsletter'
  | 'confirmNewsletter'

export type RemindersProps = FlowPageProps & {
  about: About
  link: string
  /** `ask` first; then whether it succeeded, or the link is invalid. */
  state: 'ask' | 'ended' | 'gone'
}

/**
 * Unsubscribes from a kind of mail, without signing in. Only by the button, because programs open links too.
 */
const endingRoute = (
  about: About,
  end: (api: Api, link: string) => Promise<unknown>,
): Route<RemindersProps> => ({
  load: async (context, { link = '' }) => remindersPage(context, { about, link, state: 'ask' }),
  act: async (context) => {
    const link = decodeURIComponent(context.url.pathname.split('/').at(-1) ?? '')
    try {
      await end(context.newApi(), link)
      return remindersPage(context, { about, link, state: 'ended' })
    } catch (error) {
      const isGone = error instanceof VitrineError && [400, 404].includes(error.status ?? 0)
      if (!isGone) throw error
      return remindersPage(context, { about, link: '', state: 'gone' })
    }
  },
})

export const remindersRoute = endingRoute('reminders', (api, link) =>
  api.abandonedCheckouts.unsubscribe({ link }),
)
export const backInStockRoute = endingRoute('backInStock', (api, link) =>
  api.backInStock.unsubscribe({ link }),
)
export const reviewRequestsRoute = endingRoute('reviewRequests', (api, link) =>
  api.productReviews.unsubscribe({ link }),
)

export const priceMailsRoute = endingRoute('priceMails', (api, link) =>
  api.wishLists.unsubscribe({ link }),
)
export const confirmPriceMailsRoute = endingRoute('confirmPriceMails', (api, link) =>
  api.wishLists.confirmPriceMails({ link }),
)

export const endNewsletterRoute = endingRoute('endNewsletter', (api, link) =>
  api.newsletter.unsubscribe({ link }),
)
export const confirmNewsletterRoute = endingRoute('confirmNewsletter', (api, link) =>
  api.newsletter.confirmSubscription({ link }),
)

export const remindersPage = (
  context: RequestContext,
  props: Pick<RemindersProps, 'about' | 'link' | 'state'>,
) =>
  flowPage(
    context,
    { title: context.messages[props.about][props.state].title, returnTo: '/' },
    props,
  )
