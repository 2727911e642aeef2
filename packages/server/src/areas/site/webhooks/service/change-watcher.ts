import { ANY_ENTITY, CHANGE_DAYS, type Hint } from '@vitrine/contract/changes'
import type { Tx } from '../../../../platform/tx.ts'
import { type LedgerPosition, outbox, type StoredFact } from '../../events/index.ts'
import type { WebhookEngineDeps } from '../model.ts'
import { openCursor, sealCursor } from './read-changes.ts'

const BATCH = 500
/** More of one kind at once are not named one by one. */
const MAX_NAMED = 100
/** Facts that were held back by a long transaction arrive without a notification. */
const POLL_MS = 1000
const actor = { type: 'system', id: 'changes' } as const

/** The facts committed on a site since the last notice. */
export interface Notice {
  readonly hints: readonly Hint[]
  readonly cursor: string
}
type Subscriber = (notice: Notice) => void | Promise<void>

interface WatchedSite {
  readonly subscribers: Set<Subscriber>
  position: LedgerPosition
  isReading: boolean
  isChanged: boolean
  timer?: NodeJS.Timeout
}

/**
 * Notifies many listeners of changes: however many listen to a site, its ledger is read once
 * after each commit, and not at all without listeners.
 */
export function createChangeWatcher({ work, logger, isListening, clock }: WebhookEngineDeps) {
  const sites = new Map<string, WatchedSite>()
  let isClosed = false

  async function readSite(siteId: string): Promise<void> {
    const site = sites.get(siteId)
    if (!site || isClosed) return
    site.isChanged = true
    if (site.isReading) return
    site.isReading = true
    clearTimeout(site.timer)
    const isSettled = await readUntilEnd(siteId, site).catch((error) => {
      logger.error({ error }, 'Changes could not be read')
      return false
    })
    site.isReading = false
    if (!isSettled || !isListening()) scheduleRead(siteId, site)
  }

  async function readUntilEnd(siteId: string, site: WatchedSite): Promise<boolean> {
    for (;;) {
      site.isChanged = false
      const batch = await work({ siteId, actor }, (tx) => readBatch(tx, site.position))
      site.position = batch.position
      const notice = {
        hints: hintsOf(batch.facts),
        cursor: sealCursor(batch.position, clock.now()),
      }
      if (notice.hints.length > 0)
        await Promise.all([...site.subscribers].map((notify) => notify(notice)))
      if (batch.isEnd && !site.isChanged) return batch.isSettled
    }
  }

  function scheduleRead(siteId: string, site: WatchedSite): void {
    if (site.subscribers.size === 0 || isClosed) return
    site.timer = setTimeout(() => void readSite(siteId), POLL_MS)
  }

  async function addSite(tx: Tx): Promise<WatchedSite> {
    const position = await outbox.currentPosition(tx)
    const existing = sites.get(tx.siteId)
    if (existing) return existing
    const site = {
      subscribers: new Set<Subscriber>(),
      position,
      isReading: false,
      isChanged: false,
    }
    sites.set(tx.siteId, site)
    // Notifications of commits meanwhile were lost.
    queueMicrotask(() => void readSite(tx.siteId))
    return site
  }

  function removeSubscriber(siteId: string, notify: Subscriber): void {
    const site = sites.get(siteId)
    site?.subscribers.delete(notify)
    if (!site || site.subscribers.size > 0) return
    clearTimeout(site.timer)
    sites.delete(siteId)
  }

  return {
    /** Calls back after each commit, from now on; call the result to unsubscribe. */
    async subscribe(tx: Tx, notify: Subscriber): Promise<() => void> {
      const site = sites.get(tx.siteId) ?? (await addSite(tx))
      site.subscribers.add(notify)
      // Other subscribers may have left in the meantime.
      sites.set(tx.siteId, site)
      return () => removeSubscriber(tx.siteId, notify)
    },
    /** The facts after a cursor. */
    async since(tx: Tx, cursor: string): Promise<Notice> {
      const { facts, position, isEnd } = await readBatch(
        tx,
        openCursor(cursor, clock.after(clock.now(), { days: -CHANGE_DAYS })),
      )
      if (isEnd) return { hints: hintsOf(facts), cursor: sealCursor(position, clock.now()) }
      return { ...(await this.now(tx)), hints: [{ entity: ANY_ENTITY }] }
    },
    async now(tx: Tx): Promise<Notice> {
      return { hints: [], cursor: sealCursor(await outbox.currentPosition(tx), clock.now()) }
    },
    notify(siteId?: string) {
      for (const id of siteId ? [siteId] : sites.keys()) void readSite(id)
    },
    close() {
      isClosed = true
      for (const { timer } of sites.values()) clearTimeout(timer)
    },
  }
}

const readBatch = (tx: Tx, position: LedgerPosition) =>
  outbox.readNext(tx, position, { limit: BATCH, omitStates: true })

function hintsOf(facts: readonly StoredFact[]): Hint[] {
  const ids = new Map<string, Set<string>>()
  for (const { entity, entityId } of facts) {
    ids.set(entity, (ids.get(entity) ?? new Set()).add(entityId))
  }
  return [...ids].flatMap(([entity, some]) =>
    some.size > MAX_NAMED ? [{ entity }] : [...some].map((entityId) => ({ entity, entityId })),
  )
}
