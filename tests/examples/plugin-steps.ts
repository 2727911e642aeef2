import { definePlugin, GiveUp, POST, pluginOperation, Type } from '@vitrine/plugin'
import type { ExampleContext, Steps } from './example-context.ts'

const unhandled = 'Something unforeseen'

/** The plug-in of the examples: it gives up collections with a certain name. */
export const examplePlugin = definePlugin({
  name: 'points',
  title: { en: 'Loyalty points', de: 'Treuepunkte' },
  permissions: ['orders:read'],
  on: {
    'collection.created': async ({ fact }) => {
      const { name } = fact.after as { readonly name: string }
      if (name === unhandled) throw new GiveUp(`Nobody has said what "${name}" brings`)
    },
  },
  operations: {
    givePoints: pluginOperation({
      route: POST('/points'),
      permission: 'admin',
      writes: true,
      summary: 'Give a buyer points by hand',
      request: Type.Object({ email: Type.String(), points: Type.Integer() }),
      response: Type.Object({}),
      handle: async () => ({}),
    }),
  },
  dashboard: {
    title: { en: 'Loyalty points', de: 'Treuepunkte' },
    load: async () => [
      {
        kind: 'table',
        caption: { en: 'Those with most points', de: 'Die mit den meisten Punkten' },
        columns: ['E-mail', { en: 'Points', de: 'Punkte' }],
        rows: [['ada@example.com', '208']],
      },
      {
        kind: 'form',
        operation: 'givePoints',
        fields: [{ name: 'email', label: 'E-mail', type: 'email', required: true }],
        submit: { en: 'Give points', de: 'Punkte vergeben' },
      },
    ],
  },
})

/** A fact that the plug-in has given up. */
async function failedDelivery({ merchant }: ExampleContext): Promise<string> {
  await merchant.collections.saveCollection({ collection: { name: unhandled } })
  for (;;) {
    const { deliveries } = await merchant.plugins.listPluginDeliveries({ name: 'points' })
    const failed = deliveries.find(({ state }) => state === 'FAILED')
    if (failed) return failed.id
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

export const pluginSteps: Steps = {
  'plugins.listPluginDeliveries': failedDelivery,
  'plugins.retryPluginDelivery': async (context) =>
    context.merchant.plugins.retryPluginDelivery({
      name: 'points',
      id: await failedDelivery(context),
    }),
  'plugins.listPlugins': ({ merchant }) => merchant.plugins.listPlugins({}),
  'plugins.getPluginPage': ({ merchant }) => merchant.plugins.getPluginPage({ name: 'points' }),
}
