import type { Handlers } from '@vitrine/contract/kit'
import type { plugins as pluginsService } from '@vitrine/contract/plugins'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeDelivery, encodePlugin } from './codec.ts'
import type { PluginsFeature } from './index.ts'

const OPEN = 50

export const pluginHandlers = (plugins: PluginsFeature) =>
  ({
    listPlugins: async ({ tx }) => {
      const counts = await plugins.countOpen(tx)
      return { plugins: plugins.all.map((one) => encodePlugin(one, counts)) }
    },
    getPluginPage: ({ input, caller: { siteId }, transaction }) =>
      plugins.loadPage(input.name, { siteId, run: transaction }),
    listPluginDeliveries: async ({ input: { name, limit = OPEN }, tx }) => ({
      deliveries: (await plugins.listOpen(tx, name, limit)).map(encodeDelivery),
    }),
    retryPluginDelivery: async ({ input: { name, id }, tx }) => ({
      delivery: encodeDelivery(await plugins.retry(tx, name, id)),
    }),
  }) satisfies Handlers<typeof pluginsService, HandlerContext>
