import type { changes as changesService } from '@vitrine/contract/changes'
import type { Handlers } from '@vitrine/contract/kit'
import type { webhooks as webhooksService } from '@vitrine/contract/webhooks'
import type { HandlerContext } from '../../transport/call.ts'
import { encodeChange, encodeDelivery, encodeDetails, encodeWebhook } from './codec.ts'
import type { WebhooksFeature } from './index.ts'
import type { FeedPage } from './service/changes.ts'

export const webhookHandlers = (webhooks: WebhooksFeature) =>
  ({
    createWebhook: async ({ input, transaction }) => ({
      webhook: encodeWebhook(await webhooks.create(transaction, input)),
    }),
    listWebhooks: async ({ tx }) => ({ webhooks: (await webhooks.list(tx)).map(encodeWebhook) }),
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
      const { deliveries, hasMore } = await webhooks.listDeliveries(tx, id, query)
      return { deliveries: deliveries.map(encodeDelivery), hasMore }
    },
    getDelivery: async ({ input, tx }) => {
      const { delivery, log } = await webhooks.getDelivery(tx, input.id, input.deliveryId)
      return { delivery: encodeDetails(delivery, log) }
    },
    resendDelivery: async ({ input, tx }) => ({
      delivery: encodeDelivery(await webhooks.resend(tx, input.id, input.deliveryId)),
    }),
  }) satisfies Handlers<typeof webhooksService, HandlerContext>

export const changeHandlers = ({ feed }: WebhooksFeature) =>
  ({
    listChanges: async ({ input, tx }) => {
      const { after, from, limit = 100, wait = 0 } = input
      const entities = namesIn(input.entities)
      const page = await feed.read(tx, { after, from, entities, limit }, wait)
      return {
        changes: page.facts.map(encodeChange),
        cursor: page.cursor,
        hasMore: !page.isEnd,
      }
    },
    streamChanges: async ({ input, tx, request }) => {
      const after = request.header('last-event-id') ?? input.after
      const query = { after, entities: namesIn(input.entities), limit: 100 }
      return {
        status: 200,
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
        body: asEvents(await feed.follow(tx, query)),
      }
    },
  }) satisfies Handlers<typeof changesService, HandlerContext>

const namesIn = (text: string | undefined) =>
  text
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Server-sent events: the changes of a page and the cursor behind it. */
async function* asEvents(pages: AsyncIterable<FeedPage>): AsyncGenerator<Uint8Array> {
  for await (const { facts, cursor } of pages) {
    const lines = facts.map(
      (fact) => `event: change\ndata: ${JSON.stringify(encodeChange(fact))}\n\n`,
    )
    yield Buffer.from(`${lines.join('')}id: ${cursor}\nevent: place\ndata: {}\n\n`)
  }
}
