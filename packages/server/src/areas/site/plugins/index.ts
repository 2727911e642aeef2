import type { AnyService } from '@vitrine/contract/kit'
import type { Plugin } from '@vitrine/plugin'
import type { JobPayloads, JobRun, Tasks, WorkerGroup } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type FetchLimits, fetchLimitsFor } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { type Events, outbox } from '../events/index.ts'
import type { FetchAs, PluginDeps } from './model.ts'
import { schemaOf, taskOf } from './rules/names.ts'
import { pluginCallerOf, pluginServiceOf } from './rules/plugin-service.ts'
import { createBasketRules } from './service/basket-rules.ts'
import { actorOf, createContext, createWorkContext } from './service/context.ts'
import { deliver } from './service/deliver.ts'
import { createDispatcher } from './service/dispatcher.ts'
import { createMailTransport } from './service/mail-transport.ts'
import { mediaStorageOf } from './service/media-storage.ts'
import { createOnce } from './service/once.ts'
import { createProductSections, findPlugin, loadPage } from './service/pages.ts'
import { createPaymentProviders } from './service/payment-providers.ts'
import { createPrices } from './service/prices.ts'
import { retryDelivery } from './service/retry.ts'
import { carriersOf, createShippingRates } from './service/shipping-rates.ts'
import { createTaxes } from './service/taxes.ts'
import { listSites, savePlugin } from './store/cursors.ts'
import { countOpen, deleteOld, listOpen } from './store/deliveries.ts'
import { clearSite } from './store/plugin-schema.ts'

export type { FetchAs } from './model.ts'
export { checkPlugins, PluginRefused, refuseUnknown } from './rules/check-plugins.ts'
export { schemasOf } from './rules/names.ts'
export type { BasketRules, RuleViolation } from './service/basket-rules.ts'
export type { PaymentCallContext, PluginPayments } from './service/payment-providers.ts'
export type { BuyerPrice, BuyerPrices } from './service/prices.ts'
export type {
  InstalledCarrier,
  PluginOffer,
  PluginRate,
  ShippingRates,
} from './service/shipping-rates.ts'
export type { BasketTaxes, PluginTaxes } from './service/taxes.ts'
export { mediaStorageOf }

/** The plug-in that searches, with its port; undefined where none does. */
export function searchOf(plugins: readonly Plugin[]) {
  const plugin = plugins.find(({ ports }) => ports?.search)
  const port = plugin?.ports?.search
  return plugin && port && { plugin: plugin.name, port }
}

/** Sends mail with a plug-in; the feature is created before the first mail is sent. */
export const mailTransportOf = (
  plugins: readonly Plugin[],
  feature: () => Pick<PluginsFeature, 'deps'>,
) => createMailTransport(plugins, () => feature().deps)

export type PluginsFeature = ReturnType<typeof createPlugins>

/** The entry of this feature in the server's crontab. */
export const pluginsCrontab = '37 3 * * * plugins:prune'

/** How long deliveries are stored, in days. */
const DELIVERY_DAYS = 30
/** Facts that one plug-in handles at once in this process. */
const CONCURRENCY = 2

export interface PluginsSetup {
  readonly plugins: readonly Plugin[]
  readonly events: Events
  readonly fetchAs: FetchAs
  readonly fetchLimits?: FetchLimits | undefined
}

export function createPlugins(platform: Platform, setup: PluginsSetup) {
  const { clock, config, db, jobs, logger, work } = platform
  const { plugins, events, fetchAs, fetchLimits = fetchLimitsFor(config.mode) } = setup
  const limits = { ...fetchLimits, redirects: 0 }
  const deps: PluginDeps = {
    clock,
    config,
    db,
    jobs,
    logger,
    work,
    plugins,
    events,
    fetchAs,
    limits,
  }
  const dispatcher = createDispatcher(deps)
  return {
    all: plugins,
    deps,
    countOpen,
    listOpen: (tx: Tx, name: string, limit: number) =>
      listOpen(tx, findPlugin(deps, name).name, limit),
    retry: (tx: Tx, name: string, id: string) => retryDelivery(deps, tx, name, id),
    loadPage: (name: string, place: Parameters<typeof loadPage>[2]) => loadPage(deps, name, place),
    productSections: createProductSections(deps, (siteId) => announceChange(deps, siteId)),
    basketRules: createBasketRules(deps),
    shippingRates: createShippingRates(deps),
    carriers: carriersOf(plugins),
    taxes: createTaxes(deps),
    prices: createPrices(deps),
    paymentProviders: createPaymentProviders(deps),
    ...operationsOf(deps),
    /** Records the plug-ins that are new, before anything can happen that they handle. */
    async install(): Promise<void> {
      const [siteId] = await listSites(db)
      for (const plugin of plugins) {
        await work({ siteId: siteId ?? NO_SITE, actor: actorOf(plugin) }, async (tx) =>
          savePlugin(tx, plugin.name, await outbox.currentPosition(tx)),
        )
      }
    },
    /** Only a process that does jobs has facts handled. */
    start: () => void (handlesFacts(plugins) && dispatcher.start()),
    notify: dispatcher.notify,
    stop: dispatcher.stop,
    /** Removes the data of plug-ins for a permanently deleted site. */
    async clearSite(siteId: string): Promise<void> {
      for (const plugin of plugins) {
        await work({ siteId, actor: actorOf(plugin) }, (tx) => clearSite(tx, schemaOf(plugin)))
      }
    },
    /** Each plug-in has its own workers, so that a slow one does not delay others. */
    workerGroups: plugins.map(
      (plugin): WorkerGroup<ReturnType<typeof taskOf>> => ({
        tasks: [taskOf(plugin)],
        concurrency: CONCURRENCY,
      }),
    ),
    tasks: {
      ...deliveryTasks(deps),
      'plugins:prune': async () => {
        const before = clock.after(clock.now(), { days: -DELIVERY_DAYS })
        while (await deleteOld(db, before));
      },
    },
  }
}

type DeliveryTask = ReturnType<typeof taskOf>

const deliveryTasks = (deps: PluginDeps): Pick<Tasks<JobPayloads>, DeliveryTask> =>
  Object.fromEntries(
    deps.plugins.map((plugin) => [
      taskOf(plugin),
      (payload: JobPayloads[DeliveryTask], job: JobRun) => deliver(deps, plugin, payload, job),
    ]),
  )

const NO_SITE = '00000000-0000-0000-0000-000000000000'

const handlesFacts = (plugins: readonly Plugin[]) => plugins.some(({ on }) => on)

/** The operations of all plug-ins, as services of the contract and their handlers. */
function operationsOf(deps: PluginDeps) {
  const services: Record<string, AnyService> = {}
  const handlers: Record<string, Record<string, unknown>> = {}
  for (const plugin of deps.plugins) {
    const service = pluginServiceOf(plugin)
    if (!service) continue
    services[service.name] = service
    handlers[service.name] = Object.fromEntries(
      Object.entries(plugin.operations ?? {}).map(([key, operation]) => [
        key,
        (call: HandlerContext & { readonly input: never }) => {
          const { input, caller, transaction } = call
          return operation.handle({
            input,
            caller: pluginCallerOf(caller),
            context: createContext(deps, plugin, { siteId: caller.siteId, run: transaction }),
            once: createOnce(deps, { plugin, key, operation }, call),
          })
        },
      ]),
    )
  }
  return { services, handlers }
}

/** Invalidates rendered pages in every process. */
function announceChange(deps: PluginDeps, siteId: string): void {
  const [plugin] = deps.plugins
  if (!plugin) return
  createWorkContext(deps, plugin, siteId)
    .changed()
    .catch((error: unknown) => deps.logger.warn({ error }, 'Pages could not be made anew'))
}
