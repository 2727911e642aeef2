import { DELIVERY_DAYS } from '@vitrine/contract/webhooks'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type FetchLimits, fetchLimitsFor } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events, Translators } from '../events/index.ts'
import type { WebhookEngineDeps } from './model.ts'
import { declaredFacts } from './rules/declared-facts.ts'
import { createAccountStreams } from './service/account-streams.ts'
import { createChangeWatcher } from './service/change-watcher.ts'
import * as deliveries from './service/deliveries.ts'
import { createDeliveryWorker } from './service/delivery-worker.ts'
import { createFeed } from './service/feed.ts'
import { createHintStreams } from './service/hint-streams.ts'
import { createProductStreams } from './service/product-streams.ts'
import * as service from './service/webhooks.ts'
import { deleteOld } from './store/deliveries.ts'
import { listWebhooks } from './store/webhooks.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'webhooks:prune': Record<string, unknown>
  }
}

/** Entry of the server's crontab. */
export const webhooksCrontab = '17 * * * * webhooks:prune'

/** Names of everything that may be appended to the ledger. */
export const factNames: readonly string[] = [...declaredFacts].map(({ name }) => name)

export type WebhooksFeature = ReturnType<typeof createWebhooks>

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export interface WebhooksDeps {
  readonly events: Events
  readonly translators: Translators
  readonly fetchLimits?: FetchLimits
  /** Whether commits of other processes are notified. */
  readonly isListening: () => boolean
  /** Which of these products everybody can see. */
  readonly visibleProducts: (tx: Tx, ids: readonly string[]) => Promise<readonly string[]>
}

export function createWebhooks(platform: Platform, deps: WebhooksDeps) {
  const { clock, config, db, logger, sealing, work } = platform
  const factsOfType = typesOf(deps.translators)
  const limits = { ...(deps.fetchLimits ?? fetchLimitsFor(config.mode)), redirects: 0 }
  const engineDeps: WebhookEngineDeps = {
    clock,
    config,
    db,
    logger,
    sealing,
    work,
    limits,
    factsOfType,
    events: deps.events,
    translators: deps.translators,
    isListening: deps.isListening,
  }
  const worker = createDeliveryWorker(engineDeps)
  const feed = createFeed(engineDeps)
  const watcher = createChangeWatcher(engineDeps)
  const hintStreams = createHintStreams(watcher)
  const accountStreams = createAccountStreams(watcher)
  const productStreams = createProductStreams(engineDeps, {
    watcher,
    visibleProducts: deps.visibleProducts,
  })

  return {
    eventTypes: [...factsOfType.keys()].toSorted(),
    create: (transaction: InTransaction, input: service.NewWebhook) =>
      service.createWebhook(transaction, engineDeps, input),
    async list(tx: Tx) {
      return (await listWebhooks(tx)).map((one) => service.withCurrentKey(one, tx.now))
    },
    statistics: (tx: Tx) => deliveries.listStatistics(tx, engineDeps),
    get: service.requireWebhook,
    update: (tx: Tx, id: string, changes: service.WebhookChanges) =>
      service.updateWebhook(tx, engineDeps, id, changes),
    delete: (tx: Tx, id: string) => service.deleteWebhook(tx, engineDeps, id),
    rotateKey: (transaction: InTransaction, id: string, overlapHours?: number) =>
      service.rotateKey(transaction, engineDeps, id, overlapHours),
    sendTest: (tx: Tx, id: string, type?: string) =>
      wakeWorkerAfter(tx, deliveries.sendTest(tx, engineDeps, id, type)),
    replay: (tx: Tx, id: string, from: Date) =>
      wakeWorkerAfter(tx, deliveries.replay(tx, engineDeps, id, from)),
    resend: (tx: Tx, id: string, deliveryId: string) =>
      wakeWorkerAfter(tx, deliveries.resendDelivery(tx, id, deliveryId)),
    listDeliveries: deliveries.listDeliveries,
    getDelivery: deliveries.getDelivery,
    feed,
    /** Hints for pages of merchants, after a cursor or from now on. */
    watchChanges: hintStreams.open,
    /** Hints for pages of visitors, about products they can see. */
    watchProducts: productStreams.open,
    /** Streams notices of changes of an account to its owner's open pages. */
    watchAccount: accountStreams.open,
    /** Only a process that does jobs sends. */
    start: worker.start,
    /** Something was committed on a site, by any process; without a site, perhaps on any. */
    notify(siteId?: string) {
      worker.wake()
      feed.notify(siteId)
      watcher.notify(siteId)
    },
    /** Lets go of everybody who listens. */
    closeStreams,
    async stop() {
      closeStreams()
      await worker.stop()
    },
    tasks: {
      'webhooks:prune': async () => {
        const before = clock.after(clock.now(), { days: -DELIVERY_DAYS })
        while (await deleteOld({ db }, before));
      },
    } satisfies Pick<Tasks<JobPayloads>, 'webhooks:prune'>,
  }

  function closeStreams() {
    watcher.close()
    feed.close()
    hintStreams.close()
    productStreams.close()
    accountStreams.close()
  }

  /** Wakes the worker after the commit. */
  function wakeWorkerAfter<T>(tx: Tx, result: Promise<T>): Promise<T> {
    tx.afterCommit.push(worker.wake)
    return result
  }
}

/** Maps facts to event types, as declared by the contract and translated by the dialects. */
function typesOf(translators: Translators): Map<string, readonly string[]> {
  const types = new Map<string, string[]>()
  for (const { name, types: names } of declaredFacts) {
    if (!translators[name]) continue
    for (const type of names) types.set(type, [...new Set([...(types.get(type) ?? []), name])])
  }
  return types
}
