import { ANYTHING, CHANGE_DAYS, type Hint } from '@vitrine/contract/changes'
import type { Tx } from '../../../platform/tx.ts'
import { type KeptFact, outbox, type Place } from '../../events/index.ts'
import type { WebhooksWorld } from '../model.ts'
import { openCursor, sealCursor } from './changes.ts'

const BATCH = 500
/** More of one kind at once are not named one by one. */
const MOST_NAMED = 100
/** What a long transaction held back comes without a word. */
const LOOK_EVERY = 1000
const actor = { type: 'system', id: 'changes' } as const

/** What was committed on a site since the last notice. */
export interface Notice {
  readonly hints: readonly Hint[]
  readonly cursor: string
}
type Hear = (notice: Notice) => void | Promise<void>

interface Watched {
  readonly hearers: Set<Hear>
  place: Place
  isLooking: boolean
  isAgain: boolean
  timer?: NodeJS.Timeout
}

/**
 * Tells many at once that something changed: however many listen to a site, its ledger is read once
 * after each commit, and not at all while nobody does.
 */
export function createWatch({ work, logger, isHearing, clock }: WebhooksWorld) {
  const sites = new Map<string, Watched>()
  let isClosed = false

  async function look(siteId: string): Promise<void> {
    const site = sites.get(siteId)
    if (!site || isClosed) return
    site.isAgain = true
    if (site.isLooking) return
    site.isLooking = true
    clearTimeout(site.timer)
    const isSettled = await lookOn(siteId, site).catch((error) => {
      logger.error({ error }, 'Changes could not be read')
      return false
    })
    site.isLooking = false
    if (!isSettled || !isHearing()) later(siteId, site)
  }

  async function lookOn(siteId: string, site: Watched): Promise<boolean> {
    for (;;) {
      site.isAgain = false
      const batch = await work({ siteId, actor }, (tx) => readOn(tx, site.place))
      site.place = batch.place
      const notice = { hints: hintsOf(batch.facts), cursor: sealCursor(batch.place, clock.now()) }
      if (notice.hints.length > 0) await Promise.all([...site.hearers].map((hear) => hear(notice)))
      if (batch.isEnd && !site.isAgain) return batch.isSettled
    }
  }

  function later(siteId: string, site: Watched): void {
    if (site.hearers.size === 0 || isClosed) return
    site.timer = setTimeout(() => void look(siteId), LOOK_EVERY)
  }

  async function begin(tx: Tx): Promise<Watched> {
    const place = await outbox.placeNow(tx)
    const known = sites.get(tx.siteId)
    if (known) return known
    const site = { hearers: new Set<Hear>(), place, isLooking: false, isAgain: false }
    sites.set(tx.siteId, site)
    // What was committed meanwhile was heard by nobody.
    queueMicrotask(() => void look(tx.siteId))
    return site
  }

  function leave(siteId: string, hear: Hear): void {
    const site = sites.get(siteId)
    site?.hearers.delete(hear)
    if (!site || site.hearers.size > 0) return
    clearTimeout(site.timer)
    sites.delete(siteId)
  }

  return {
    /** Calls back after each commit, from now on; the answer ends it. */
    async join(tx: Tx, hear: Hear): Promise<() => void> {
      const site = sites.get(tx.siteId) ?? (await begin(tx))
      site.hearers.add(hear)
      // Others may have left while this one began.
      sites.set(tx.siteId, site)
      return () => leave(tx.siteId, hear)
    },
    /** What came after a cursor. */
    async since(tx: Tx, cursor: string): Promise<Notice> {
      const { facts, place, isEnd } = await readOn(
        tx,
        openCursor(cursor, clock.after(clock.now(), { days: -CHANGE_DAYS })),
      )
      if (isEnd) return { hints: hintsOf(facts), cursor: sealCursor(place, clock.now()) }
      return { ...(await this.now(tx)), hints: [{ entity: ANYTHING }] }
    },
    async now(tx: Tx): Promise<Notice> {
      return { hints: [], cursor: sealCursor(await outbox.placeNow(tx), clock.now()) }
    },
    hear(siteId?: string) {
      for (const id of siteId ? [siteId] : sites.keys()) void look(id)
    },
    close() {
      isClosed = true
      for (const { timer } of sites.values()) clearTimeout(timer)
    },
  }
}

const readOn = (tx: Tx, place: Place) => outbox.readOn(tx, place, { limit: BATCH, isBare: true })

function hintsOf(facts: readonly KeptFact[]): Hint[] {
  const ids = new Map<string, Set<string>>()
  for (const { entity, entityId } of facts) {
    ids.set(entity, (ids.get(entity) ?? new Set()).add(entityId))
  }
  return [...ids].flatMap(([entity, some]) =>
    some.size > MOST_NAMED ? [{ entity }] : [...some].map((entityId) => ({ entity, entityId })),
  )
}
