import { GET, Guid, operation, POST, service, Type } from '../kit/index.ts'
import {
  PluginDeliveryNotFailed,
  PluginDeliveryNotFound,
  PluginDeliveryRetried,
  PluginNotFound,
  PluginPageFailed,
  PluginPageNotFound,
} from './errors.ts'
import { Plugin, PluginBlock, PluginDelivery, PluginName, Texts } from './schemas.ts'

export * from './errors.ts'
export * from './schemas.ts'

const one = Type.Object({ name: PluginName() })

/**
 * The plug-ins of an installation, which are configured in its `vitrine.config.ts`. A plug-in has its own
 * operations under `/vitrine/v1/plugins/<name>`; these operations list the plug-ins and their state.
 */
export const plugins = service({
  name: 'plugins',
  summary: 'Plug-ins of the installation',
  mounts: ['/vitrine/v1/plugins'],
  operations: {
    listPlugins: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List all plug-ins, in the order of the configuration',
      request: Type.Object({}),
      response: Type.Object({ plugins: Type.Array(Plugin) }),
    }),
    getPluginPage: operation({
      route: GET('/{name}/dashboard-page'),
      permission: 'admin',
      summary: 'Read the dashboard page of a plug-in',
      request: one,
      response: Type.Object({ title: Texts, blocks: Type.Array(PluginBlock) }),
      errors: [PluginNotFound, PluginPageNotFound, PluginPageFailed],
    }),
    listPluginDeliveries: operation({
      route: GET('/{name}/deliveries'),
      permission: 'admin',
      summary: 'List facts that a plug-in has not handled yet, abandoned ones first',
      request: Type.Object({
        name: PluginName(),
        /** Default 50. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      }),
      response: Type.Object({ deliveries: Type.Array(PluginDelivery) }),
      errors: [PluginNotFound],
    }),
    retryPluginDelivery: operation({
      route: POST('/{name}/deliveries/{id}/retry'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Retry an abandoned delivery of a fact to a plug-in',
      request: Type.Object({ name: PluginName(), id: Guid() }),
      response: Type.Object({ delivery: PluginDelivery }),
      errors: [PluginNotFound, PluginDeliveryNotFound, PluginDeliveryNotFailed],
      facts: [PluginDeliveryRetried],
    }),
  },
})
