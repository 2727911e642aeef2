import { startReceiver } from '../stories/receiver.fixture.ts'
import type { Stage, Steps } from './stage.ts'

const memberCreated = 'wix.members.v1.member_created'

/** A webhook at a receiver that runs as long as the work with it. */
async function subscribed(
  stage: Stage,
  work: (api: Stage['merchant'], id: string) => Promise<unknown>,
) {
  const receiver = await startReceiver()
  const { webhook } = await stage.merchant.webhooks.createWebhook({
    url: receiver.url,
    events: [memberCreated],
  })
  await work(stage.merchant, webhook.id)
  await stage.merchant.webhooks.deleteWebhook({ id: webhook.id })
  await receiver.stop()
}

/** The one delivery of a test event, once it has come. */
async function delivered(api: Stage['merchant'], id: string): Promise<string> {
  await api.webhooks.sendTestEvent({ id, eventType: memberCreated })
  for (let tries = 0; tries < 400; tries += 1) {
    const [newest] = (await api.webhooks.listDeliveries({ id, limit: 5 })).deliveries
    if (newest?.state === 'DELIVERED') return newest.id
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The test event did not arrive')
}

const webhooks: Steps = {
  'webhooks.createWebhook': (stage) => subscribed(stage, async () => undefined),
  'webhooks.deleteWebhook': (stage) => subscribed(stage, async () => undefined),
  'webhooks.listWebhooks': (stage) => subscribed(stage, (api) => api.webhooks.listWebhooks({})),
  'webhooks.listEventTypes': ({ merchant }) => merchant.webhooks.listEventTypes({}),
  'webhooks.getWebhook': (stage) => subscribed(stage, (api, id) => api.webhooks.getWebhook({ id })),
  'webhooks.updateWebhook': (stage) =>
    subscribed(stage, (api, id) => api.webhooks.updateWebhook({ id, enabled: false })),
  'webhooks.rotateWebhookKey': (stage) =>
    subscribed(stage, (api, id) => api.webhooks.rotateWebhookKey({ id, overlapHours: 24 })),
  'webhooks.sendTestEvent': (stage) => subscribed(stage, delivered),
  'webhooks.listDeliveries': (stage) => subscribed(stage, delivered),
  'webhooks.getDelivery': (stage) =>
    subscribed(stage, async (api, id) =>
      api.webhooks.getDelivery({ id, deliveryId: await delivered(api, id) }),
    ),
  'webhooks.resendDelivery': (stage) =>
    subscribed(stage, async (api, id) =>
      api.webhooks.resendDelivery({ id, deliveryId: await delivered(api, id) }),
    ),
  'webhooks.replayWebhook': (stage) =>
    subscribed(stage, (api, id) => {
      const from = stage.shop.clock.after(stage.shop.clock.now(), { seconds: -5 })
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

const renamed = async ({ merchant }: Stage, name: string) => {
  const product = { name: 'Carafe', priceData: { price: '34' } }
  const { id } = (await merchant.catalogV1.createProduct({ product })).product
  await merchant.catalogV1.updateProduct({ product: { id, name } })
  return { entityType: 'product' as const, entityId: id, limit: 1 }
}

const history: Steps = {
  'history.listHistory': async (stage) =>
    stage.merchant.history.listHistory(await renamed(stage, 'Decanter')),
  'history.undoChange': async (stage) => {
    const { entries } = await stage.merchant.history.listHistory(await renamed(stage, 'Jug'))
    return stage.merchant.history.undoChange({ id: entries[0]?.id ?? '' })
  },
  'history.undoGroup': async (stage) => {
    const { entries } = await stage.merchant.history.listHistory(await renamed(stage, 'Ewer'))
    return stage.merchant.history.undoGroup({ groupId: entries[0]?.groupId ?? '' })
  },
}

const mailed = async (stage: Stage) => {
  const { email } = await stage.newMember()
  await stage.visitor.recovery.sendRecoveryEmail({ email })
  await stage.mailTo(email, /recoveryToken=/)
  return { to: email, limit: 1 }
}

const mail: Steps = {
  'mailbox.listMails': async (stage) => stage.merchant.mailbox.listMails(await mailed(stage)),
  'mailbox.getMail': async (stage) => {
    const { mails } = await stage.merchant.mailbox.listMails(await mailed(stage))
    return stage.merchant.mailbox.getMail({ id: mails[0]?.id ?? '' })
  },
}

const search: Steps = {
  'search.getSuggestions': ({ nobody }) => nobody.search.getSuggestions({ q: 'va' }),
  'search.findProducts': ({ nobody }) => nobody.search.findProducts({ q: 'vase', limit: 2 }),
  'search.findPreorderable': ({ nobody, shop }) =>
    nobody.search.findPreorderable({ productIds: [shop.site.id] }),
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
