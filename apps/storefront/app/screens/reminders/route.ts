import type { ShopMailKind } from '@vitrine/contract/customers'
import { VitrineError } from '@vitrine/sdk'
import { type FlowPageProps, flowPage } from '../../flow/flow-page.ts'
import type { Api } from '../../request/api.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Route } from '../screen.ts'
import { ALL_MAILS, type LinkKind, type MailKind, type MailState, wordsFor } from './texts.ts'

/** The kind of mails that each page unsubscribes from. */
const kinds: Readonly<Record<MailKind, ShopMailKind>> = {
  reminders: 'REMINDERS',
  backInStock: 'BACK_IN_STOCK',
  reviewRequests: 'REVIEW_REQUESTS',
  priceMails: 'PRICE_DROPS',
  endNewsletter: 'NEWSLETTER',
}

const isEnding = (about: LinkKind): about is MailKind => about in kinds

export type RemindersProps = FlowPageProps & {
  about: LinkKind
  link: string
  state: MailState
  /** Whether the page offers to unsubscribe from all mails that are not about orders. */
  offersAll: boolean
}

/**
 * Subscribes to or unsubscribes from mails without signing in. Only a button does so, because mail scanners open links.
 */
const mailRoute = (
  about: LinkKind,
  end: (api: Api, link: string) => Promise<unknown>,
): Route<RemindersProps> => ({
  load: async (context, { link = '' }) => remindersPage(context, { about, link, state: 'ask' }),
  act: async (context, form) => {
    const link = decodeURIComponent(context.url.pathname.split('/').at(-1) ?? '')
    const endsAll = form.has(ALL_MAILS) && isEnding(about)
    try {
      if (endsAll) {
        await context.newApi().customers.unsubscribeFromAll({ kind: kinds[about], link })
      } else {
        await end(context.newApi(), link)
      }
      return remindersPage(context, { about, link, state: endsAll ? 'allEnded' : 'ended' })
    } catch (error) {
      const isGone = error instanceof VitrineError && [400, 404].includes(error.status ?? 0)
      if (!isGone) throw error
      return remindersPage(context, { about, link: '', state: 'gone' })
    }
  },
})

export const remindersRoute = mailRoute('reminders', (api, link) =>
  api.abandonedCheckouts.unsubscribe({ link }),
)
export const backInStockRoute = mailRoute('backInStock', (api, link) =>
  api.backInStock.unsubscribe({ link }),
)
export const reviewRequestsRoute = mailRoute('reviewRequests', (api, link) =>
  api.productReviews.unsubscribe({ link }),
)

export const priceMailsRoute = mailRoute('priceMails', (api, link) =>
  api.wishLists.unsubscribe({ link }),
)
export const confirmPriceMailsRoute = mailRoute('confirmPriceMails', (api, link) =>
  api.wishLists.confirmPriceMails({ link }),
)

export const endNewsletterRoute = mailRoute('endNewsletter', (api, link) =>
  api.newsletter.unsubscribe({ link }),
)
export const confirmNewsletterRoute = mailRoute('confirmNewsletter', (api, link) =>
  api.newsletter.confirmSubscription({ link }),
)

export const remindersPage = (
  context: RequestContext,
  { about, link, state }: Pick<RemindersProps, 'about' | 'link' | 'state'>,
) =>
  flowPage(
    context,
    { title: wordsFor({ about, state }, context.messages).title, returnTo: '/' },
    { about, link, state, offersAll: isEnding(about) && link !== '' && state !== 'allEnded' },
  )
