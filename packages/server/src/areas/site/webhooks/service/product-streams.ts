import { randomInt } from 'node:crypto'
import type { ProductHint } from '@vitrine/contract/changes'
import { TooManyRequests } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { WebhookEngineDeps } from '../model.ts'
import type { createChangeWatcher, Notice } from './change-watcher.ts'
import { createEventStream, type EventStream } from './event-stream.ts'

/** Open pages of one network, and of all. */
const MAX_PER_NETWORK = 50
const MAX_STREAMS = 5000
/** Entities whose facts have the id of their product. */
const entitiesOfProducts = new Set(['product', 'variants', 'inventory'])
const actor = { type: 'system', id: 'changes' } as const

/** Pages that show products, by the ids of these. */
interface SiteSubscription {
  readonly streamsByProduct: Map<string, Set<EventStream>>
  /** Called when the last page leaves. */
  readonly unsubscribe: Promise<() => void>
}

interface Deps {
  readonly watcher: ReturnType<typeof createChangeWatcher>
  /** Which of these products everybody can see. */
  readonly visibleProducts: (tx: Tx, ids: readonly string[]) => Promise<readonly string[]>
}

/** Notifies open pages of visitors when a product on them changed, and only of visible ones. */
export function createProductStreams(
  { work }: WebhookEngineDeps,
  { watcher, visibleProducts }: Deps,
) {
  const subscriptions = new Map<string, SiteSubscription>()
  const networks = new Map<string, number>()
  const streams = new Set<EventStream>()

  function subscriptionOf(tx: Tx): SiteSubscription {
    const existing = subscriptions.get(tx.siteId)
    if (existing) return existing
    const streamsByProduct: SiteSubscription['streamsByProduct'] = new Map()
    const subscription = {
      streamsByProduct,
      unsubscribe: watcher.subscribe(tx, (notice) =>
        notifyStreams(tx.siteId, streamsByProduct, notice),
      ),
    }
    subscriptions.set(tx.siteId, subscription)
    return subscription
  }

  async function notifyStreams(
    siteId: string,
    streamsByProduct: SiteSubscription['streamsByProduct'],
    { hints }: Notice,
  ): Promise<void> {
    const ids = watchedProducts(streamsByProduct, hints)
    if (ids.length === 0) return
    const visibleIds = new Set(await work({ siteId, actor }, (tx) => visibleProducts(tx, ids)))
    for (const id of ids) {
      const hint: ProductHint = { id, visible: visibleIds.has(id) }
      for (const stream of streamsByProduct.get(id) ?? []) {
        stream.send(`event: product\ndata: ${JSON.stringify(hint)}\n\n`)
      }
      if (!hint.visible) streamsByProduct.delete(id)
    }
  }

  function addStream(
    { streamsByProduct }: SiteSubscription,
    ids: readonly string[],
    stream: EventStream,
  ): void {
    for (const id of ids)
      streamsByProduct.set(id, (streamsByProduct.get(id) ?? new Set()).add(stream))
  }

  function removeStream(
    siteId: string,
    subscription: SiteSubscription,
    ids: readonly string[],
    stream: EventStream,
  ): void {
    for (const id of ids) {
      subscription.streamsByProduct.get(id)?.delete(stream)
      if (subscription.streamsByProduct.get(id)?.size === 0)
        subscription.streamsByProduct.delete(id)
    }
    if (subscription.streamsByProduct.size > 0 || subscriptions.get(siteId) !== subscription) return
    subscriptions.delete(siteId)
    subscription.unsubscribe.then(
      (unsubscribeSite) => unsubscribeSite(),
      () => undefined,
    )
  }

  function count(network: string, step: 1 | -1): void {
    const next = (networks.get(network) ?? 0) + step
    if (next > 0) networks.set(network, next)
    else networks.delete(network)
  }

  return {
    async open(tx: Tx, requestedIds: readonly string[], network: string): Promise<EventStream> {
      if (streams.size >= MAX_STREAMS || (networks.get(network) ?? 0) >= MAX_PER_NETWORK) {
        throw TooManyRequests({ retryAfterSeconds: 60 })
      }
      let subscription: SiteSubscription | undefined
      const stream = createEventStream(() => {
        streams.delete(stream)
        count(network, -1)
        if (subscription) removeStream(tx.siteId, subscription, requestedIds, stream)
      })
      streams.add(stream)
      count(network, 1)
      try {
        const ids = await visibleProducts(tx, requestedIds)
        subscription = subscriptionOf(tx)
        addStream(subscription, ids, stream)
        await subscription.unsubscribe
      } catch (error) {
        stream.end()
        throw error
      }
      stream.send(retryLine())
      return stream
    },
    close() {
      for (const stream of [...streams]) stream.end()
    },
  }
}

function watchedProducts(
  streamsByProduct: SiteSubscription['streamsByProduct'],
  hints: Notice['hints'],
): string[] {
  const ids = new Set<string>()
  for (const { entity, entityId } of hints) {
    if (!entitiesOfProducts.has(entity)) continue
    for (const id of entityId ? [entityId] : streamsByProduct.keys())
      if (streamsByProduct.has(id)) ids.add(id)
  }
  return [...ids]
}

/** Random, so that clients do not all reconnect at once after a restart. */
const retryLine = () => `retry: ${randomInt(2000, 8000)}\n\n`
