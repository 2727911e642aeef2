import type { Handlers } from '@vitrine/contract/kit'
import type { newsletter as newsletterService } from '@vitrine/contract/newsletter'
import type { HandlerContext } from '../../../transport/call.ts'
import type { NewsletterFeature } from './index.ts'

const PAGE = 50

export const newsletterHandlers = (
  newsletter: NewsletterFeature,
  siteUrlOf: (call: HandlerContext) => Promise<string>,
) =>
  ({
    subscribe: async ({ tx, input: { sectionId, email, language, website } }) => {
      const request = { sectionId, email: email.trim(), language, website: website ?? '' }
      await newsletter.subscribe(tx, request)
      return {}
    },
    confirmSubscription: async ({ tx, input }) => {
      await newsletter.confirm(tx, input.link)
      return {}
    },
    unsubscribe: async ({ tx, input }) => {
      await newsletter.unsubscribe(tx, input.link)
      return {}
    },
    listSubscribers: ({ tx, input: { state, search, limit, offset } }) =>
      newsletter.list(tx, {
        state,
        search: search ?? '',
        limit: limit ?? PAGE,
        offset: offset ?? 0,
      }),
    exportSubscribers: async (call) => {
      const { state, search } = call.input
      return newsletter.export(call.tx, { state, search: search ?? '' }, await siteUrlOf(call))
    },
    unsubscribeSubscriber: async ({ tx, input }) => ({
      subscriber: await newsletter.unsubscribeSubscriber(tx, input.id),
    }),
    deleteSubscriber: async ({ tx, input }) => {
      await newsletter.delete(tx, input.id)
      return {}
    },
  }) satisfies Handlers<typeof newsletterService, HandlerContext>
