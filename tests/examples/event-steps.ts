import { startReceiver } from '../site/receiver.fixture.ts'
import type { ExampleContext, Steps } from './example-context.ts'

const memberCreated = 'wix.members.v1.member_created'

/** A webhook at a receiver that runs as long as the work with it. */
async function withWebhook(
  context: ExampleContext,
  work: (api: ExampleContext['merchant'], id: string) => Promise<unknown>,
) {
  const receiver = await startReceiver()
  const { webhook } = await context.merchant.webhooks.createWebhook({
    url: receiver.url,
    events: [memberCreated],
  })
  await work(context.merchant, webhook.id)
  await context.merchant.webhooks.deleteWebhook({ id: webhook.id })
  await receiver.stop()
}

/** The one delivery of a test event, once it has come. */
async function deliverTestEvent(api: ExampleContext['merchant'], id: string): Promise<string> {
  await api.webhooks.sendTestEvent({ id, eventType: memberCreated })
  for (;;) {
    const [newest] = (await api.webhooks.listDeliveries({ id, limit: 5 })).deliveries
    if (newest?.state === 'DELIVERED') return newest.id
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

const webhooks: Steps = {
  'webhooks.createWebhook': (context) => withWebhook(context, async () => undefined),
  'webhooks.deleteWebhook': (context) => withWebhook(context, async () => undefined),
  'webhooks.listWebhooks': (context) =>
    withWebhook(context, (api) => api.webhooks.listWebhooks({})),
  'webhooks.listEventTypes': ({ merchant }) => merchant.webhooks.listEventTypes({}),
  'webhooks.getWebhook': (context) =>
    withWebhook(context, (api, id) => api.webhooks.getWebhook({ id })),
  'webhooks.updateWebhook': (context) =>
    withWebhook(context, (api, id) => api.webhooks.updateWebhook({ id, enabled: false })),
  'webhooks.rotateWebhookKey': (context) =>
    withWebhook(context, (api, id) => api.webhooks.rotateWebhookKey({ id, overlapHours: 24 })),
  'webhooks.sendTestEvent': (context) => withWebhook(context, deliverTestEvent),
  'webhooks.listDeliveries': (context) => withWebhook(context, deliverTestEvent),
  'webhooks.getDelivery': (context) =>
    withWebhook(context, async (api, id) =>
      api.webhooks.getDelivery({ id, deliveryId: await deliverTestEvent(api, id) }),
    ),
  'webhooks.resendDelivery': (context) =>
    withWebhook(context, async (api, id) =>
      api.webhooks.resendDelivery({ id, deliveryId: await deliverTestEvent(api, id) }),
    ),
  'webhooks.replayWebhook': (context) =>
    withWebhook(context, (api, id) => {
      const from = context.shop.clock.after(context.shop.clock.now(), { seconds: -5 })
      return api.webhooks.replayWebhook({ id, from })
    }),
}

const changes: Steps = {
  'changes.listChanges': ({ merchant, shop }) =>
    merchant.changes.listChanges({
      from: shop.clock.after(shop.clock.now(), { hours: -9 }),
      limit: 2,
    }),
}

const renameProduct = async ({ merchant }: ExampleContext, name: string) => {
  const product = { name: 'Carafe', priceData: { price: '34' } }
  const { id } = (await merchant.catalogV1.createProduct({ product })).product
  await merchant.catalogV1.updateProduct({ product: { id, name } })
  return { entityType: 'product' as const, entityId: id, limit: 1 }
}

/** Brings a deleted discount back; takes generated codes back, and brings them back. */
async function undoPromotions({ merchant }: ExampleContext): Promise<void> {
  const { promotion } = await merchant.promotions.createPromotion({
    promotion: { name: 'Undone', trigger: 'CODE', effect: { type: 'FREE_DELIVERY' } },
  })
  const promotionId = promotion.id
  const undoLatest = async (entityType: 'promotion' | 'promotion_code') => {
    const { entries } = await merchant.history.listHistory({ entityType, entityId: promotionId })
    return merchant.history.undoChange({ id: entries[0]?.id ?? '' })
  }
  await merchant.promotions.generateCodes({ promotionId, count: 2 })
  const { groupId } = await undoLatest('promotion_code')
  await merchant.history.undoGroup({ groupId })
  await merchant.promotions.deletePromotion({ promotionId })
  await undoLatest('promotion')
}

const history: Steps = {
  'history.listHistory': async (context) =>
    context.merchant.history.listHistory(await renameProduct(context, 'Decanter')),
  'history.undoChange': async (context) => {
    const { entries } = await context.merchant.history.listHistory(
      await renameProduct(context, 'Jug'),
    )
    return context.merchant.history.undoChange({ id: entries[0]?.id ?? '' })
  },
  'history.undoGroup': async (context) => {
    await undoPromotions(context)
    const { entries } = await context.merchant.history.listHistory(
      await renameProduct(context, 'Ewer'),
    )
    return context.merchant.history.undoGroup({ groupId: entries[0]?.groupId ?? '' })
  },
}

const sendRecoveryMail = async (context: ExampleContext) => {
  const { email } = await context.newMember()
  await context.visitor.recovery.sendRecoveryEmail({ email })
  await context.mailTo(email, /recoveryToken=/)
  return { to: email, limit: 1 }
}

const mail: Steps = {
  'mailbox.listMails': async (context) =>
    context.merchant.mailbox.listMails(await sendRecoveryMail(context)),
  'mailbox.getMail': async (context) => {
    const { mails } = await context.merchant.mailbox.listMails(await sendRecoveryMail(context))
    return context.merchant.mailbox.getMail({ id: mails[0]?.id ?? '' })
  },
}

const search: Steps = {
  'search.getSuggestions': ({ nobody }) => nobody.search.getSuggestions({ q: 'va' }),
  'search.findProducts': ({ nobody }) => nobody.search.findProducts({ q: 'vase', limit: 2 }),
  'search.findPreorderable': ({ nobody, shop }) =>
    nobody.search.findPreorderable({ productIds: [shop.site.id] }),
  'search.countNothingFound': ({ visitor }) =>
    visitor.search.countNothingFound({ q: 'gravy train' }),
  'search.listNothingFound': async ({ visitor, merchant }) => {
    await visitor.search.countNothingFound({ q: 'gravy train' })
    return merchant.search.listNothingFound({ limit: 10 })
  },
  'search.rebuildSearchIndex': ({ merchant }) => merchant.search.rebuildSearchIndex({}),
}

const redirects: Steps = {
  'redirects.createRedirectSession': ({ visitor, shop }) =>
    visitor.redirects.createRedirectSession({
      auth: {
        authRequest: {
          clientId: shop.site.clientId,
          redirectUri: `${shop.baseUrl}/callback`,
          responseType: 'code',
          responseMode: 'query',
          scope: 'offline_access',
          state: 'your-own-state',
          codeChallenge: 'c'.repeat(43),
          codeChallengeMethod: 'S256',
        },
        prompt: 'login',
      },
    }),
  'redirects.createSessionCookie': async ({ newMember, nobody }) => {
    const { api } = await newMember()
    const { redirectSession } = await api.redirects.createRedirectSession({ login: {} })
    const query = new URL(redirectSession?.fullUrl ?? '').searchParams
    return nobody.redirects.createSessionCookie(Object.fromEntries(query))
  },
}

const document = '{ catalogV1QueryProducts(first: 2) { edges { node { id name } } } }'

const graphql: Steps = {
  'graphql.execute': ({ visitor }) =>
    visitor.graphql.execute({ apiVersion: 'alpha', query: document }),
  'graphql.executeRead': ({ visitor }) =>
    visitor.graphql.executeRead({ apiVersion: 'alpha', query: document }),
}

export const eventSteps: Steps = {
  ...webhooks,
  ...changes,
  ...history,
  ...mail,
  ...search,
  ...graphql,
  ...redirects,
}
