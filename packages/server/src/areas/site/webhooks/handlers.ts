import type { changes as changesService } from '@vitrine/contract/changes'
import type { Handlers } from '@vitrine/contract/kit'
import type { webhooks as webhooksService } from '@vitrine/contract/webhooks'
import type { HandlerContext } from '../../../transport/call.ts'
import {
  encodeChange,
  encodeDelivery,
  encodeDetails,
  encodeStatistics,
  encodeWebhook,
} from './codec.ts'
import type { WebhooksFeature } from './index.ts'
import type { FeedPage } from './service/read-changes.ts'

export const webhookHandlers = (webhooks: WebhooksFeature) =>
  ({
    createWebhook: async ({ input, transaction }) => ({
      webhook: encodeWebhook(await webhooks.create(transaction, input)),
    }),
    listWebhooks: async ({ tx }) => ({
      webhooks: (await webhooks.list(tx)).map(encodeWebhook),
      figures: (await webhooks.statistics(tx)).map(encodeStatistics),
    }),
    listEventTypes: async () => ({ eventTypes: [...webhooks.eventTypes] }),
    getWebhook: async ({ input, tx }) => ({
      webhook: encodeWebhook(await webhooks.get(tx, input.id)),
    }),
    updateWebhook: async ({ input: { id, ...changes }, tx }) => ({
      webhook: encodeWebhook(await webhooks.update(tx, id, changes)),
    }),
    deleteWebhook: async ({ input, tx }) => {
      await webhooks.delete(tx, input.id)
      return {}
    },
    rotateWebhookKey: async ({ input, transaction }) => ({
      webhook: encodeWebhook(await webhooks.rotateKey(transaction, input.id, input.overlapHours)),
    }),
    sendTestEvent: async ({ input, tx }) => ({
      delivery: encodeDelivery(await webhooks.sendTest(tx, input.id, input.eventType)),
    }),
    replayWebhook: async ({ input, tx }) => ({
      webhook: encodeWebhook(await webhooks.replay(tx, input.id, input.from)),
    }),
    listDeliveries: async ({ input: { id, ...query }, tx }) => {
      const { deliveries, lastAttempts, hasMore } = await webhooks.listDeliveries(tx, id, query)
      return {
        deliveries: deliveries.map((one) => encodeDelivery(one, lastAttempts.get(one.id))),
        hasMore,
      }
    },
    getDelivery: async ({ input, tx }) => {
      const { delivery, log } = await webhooks.getDelivery(tx, input.id, input.deliveryId)
      return { delivery: encodeDetails(delivery, log) }
    },
    resendDelivery: async ({ input, tx }) => ({
      delivery: encodeDelivery(await webhooks.resend(tx, input.id, input.deliveryId)),
    }),
  }) satisfies Handlers<typeof webhooksService, HandlerContext>

export const changeHandlers = ({ feed, watchChanges, watchProducts }: WebhooksFeature) =>
  ({
    listChanges: async ({ input, tx }) => {
      const { after, from, limit = 100, wait = 0 } = input
      const entities = splitNames(input.entities)
      const page = await feed.read(tx, { after, from, entities, limit }, wait)
      return {
        changes: page.facts.map(encodeChange),
        cursor: page.cursor,
        hasMore: !page.isEnd,
      }
    },
    streamChanges: async ({ input, tx, request }) => {
      const after = request.header('last-event-id') ?? input.after
      const query = { after, entities: splitNames(input.entities), limit: 100 }
      return streamResponse(toServerSentEvents(await feed.follow(tx, query)))
    },
    watchChanges: async ({ input, tx, request }) =>
      streamResponse(await watchChanges(tx, request.header('last-event-id') ?? input.after)),
    watchProducts: async ({ input, tx, request }) =>
      streamResponse(await watchProducts(tx, input.ids.toLowerCase().split(','), request.network)),
  }) satisfies Handlers<typeof changesService, HandlerContext>

const streamResponse = (body: AsyncIterable<Uint8Array>) => ({
  status: 200,
  headers: {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  },
  body,
})

const splitNames = (text: string | undefined) =>
  text
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Server-sent events: the changes of a page and the cursor behind it. */
async function* toServerSentEvents(pages: AsyncIterable<FeedPage>): AsyncGenerator<Uint8Array> {
  for await (const { facts, cursor } of pages) {
    const lines = facts.map(
      (fact) => `event: change\ndata: ${JSON.stringify(encodeChange(fact))}\n\n`,
    )
    yield Buffer.from(`${lines.join('')}id: ${cursor}\nevent: place\ndata: {}\n\n`)
  }
}
