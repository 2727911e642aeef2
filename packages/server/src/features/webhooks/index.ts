import { DELIVERY_DAYS } from '@vitrine/contract/webhooks'
import { type OutsideLimits, outsideLimitsIn } from '../../platform/fetch-outside.ts'
import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Events, Translators } from '../events/index.ts'
import type { WebhooksWorld } from './model.ts'
import { declaredFacts } from './rules/declared-facts.ts'
import { createAccountWatch } from './service/account-watch.ts'
import { createCourier } from './service/courier.ts'
import * as deliveries from './service/deliveries.ts'
import { createFeed } from './service/feed.ts'
import { createHintStreams } from './service/hint-streams.ts'
import { createProductWatch } from './service/product-watch.ts'
import { createWatch } from './service/watch.ts'
import * as service from './service/webhooks.ts'
import { deleteOld } from './store/deliveries.ts'
import { listWebhooks } from './store/webhooks.ts'

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'webhooks:prune': Record<string, unknown>
  }
}

/** The server's crontab takes this line. */
export const webhooksCrontab = '17 * * * * webhooks:prune'

export type WebhooksFeature = ReturnType<typeof createWebhooks>

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export interface WebhooksDeps {
  readonly events: Events
  readonly translators: Translators
  readonly outside?: OutsideLimits
  /** Whether what is committed elsewhere is heard of. */
  readonly isHearing: () => boolean
  /** Which of these products everybody can see. */
  readonly shownProducts: (tx: Tx, ids: readonly string[]) => Promise<readonly string[]>
}

export function createWebhooks(platform: Platform, deps: WebhooksDeps) {
  const { clock, config, db, logger, sealing, work } = platform
  const factsOfType = typesOf(deps.translators)
  const limits = { ...(deps.outside ?? outsideLimitsIn(config.mode)), redirects: 0 }
  const world: WebhooksWorld = {
    ...{ clock, config, db, logger, sealing, work, limits, factsOfType },
    ...{ events: deps.events, translators: deps.translators, isHearing: deps.isHearing },
  }
  const courier = createCourier(world)
  const feed = createFeed(world)
  const watch = createWatch(world)
  const hints = createHintStreams(watch)
  const accounts = createAccountWatch(watch)
  const products = createProductWatch(world, { watch, shown: deps.shownProducts })

  return {
    eventTypes: [...factsOfType.keys()].toSorted(),
    create: (transaction: InTransaction, wanted: service.NewWebhook) =>
      service.createWebhook(transaction, world, wanted),
    async list(tx: Tx) {
      return (await listWebhooks(tx)).map((one) => service.settled(one, tx.now))
    },
    figures: (tx: Tx) => deliveries.listFigures(tx, world),
    get: service.requireWebhook,
    update: (tx: Tx, id: string, changes: service.WebhookChanges) =>
      service.updateWebhook(tx, world, id, changes),
    delete: (tx: Tx, id: string) => service.deleteWebhook(tx, world, id),
    rotateKey: (transaction: InTransaction, id: string, overlapHours?: number) =>
      service.rotateKey(transaction, world, id, overlapHours),
    sendTest: (tx: Tx, id: string, type?: string) =>
      woken(tx, deliveries.sendTest(tx, world, id, type)),
    replay: (tx: Tx, id: string, from: Date) => woken(tx, deliveries.replay(tx, world, id, from)),
    resend: (tx: Tx, id: string, deliveryId: string) =>
      woken(tx, deliveries.resendDelivery(tx, id, deliveryId)),
    listDeliveries: deliveries.listDeliveries,
    getDelivery: deliveries.getDelivery,
    feed,
    /** Hints for pages of merchants, after a cursor or from now on. */
    watchChanges: hints.open,
    /** Hints for pages of visitors, about products they can see. */
    watchProducts: products.open,
    /** That something about one account changes, for its owner's open pages. */
    watchAccount: accounts.open,
    /** Only a process that does jobs sends. */
    start: courier.start,
    /** Something was committed on a site, here or elsewhere; without one, perhaps on any. */
    hear(siteId?: string) {
      courier.wake()
      feed.hear(siteId)
      watch.hear(siteId)
    },
    /** Lets go of everybody who listens. */
    closeStreams,
    async stop() {
      closeStreams()
      await courier.stop()
    },
    tasks: {
      'webhooks:prune': async () => {
        const before = clock.after(clock.now(), { days: -DELIVERY_DAYS })
        while (await deleteOld({ db }, before));
      },
    } satisfies Pick<Tasks<JobPayloads>, 'webhooks:prune'>,
  }

  function closeStreams() {
    watch.close()
    feed.close()
    hints.close()
    products.close()
    accounts.close()
  }

  /** What waits to be sent is sent when it is committed. */
  function woken<T>(tx: Tx, result: Promise<T>): Promise<T> {
    tx.afterCommit.push(courier.wake)
    return result
  }
}

/** Which facts become which event types, as the contract declares them and somebody says them. */
function typesOf(translators: Translators): Map<string, readonly string[]> {
  const types = new Map<string, string[]>()
  for (const { name, types: names } of declaredFacts) {
    if (!translators[name]) continue
    for (const type of names) types.set(type, [...new Set([...(types.get(type) ?? []), name])])
  }
  return types
}
