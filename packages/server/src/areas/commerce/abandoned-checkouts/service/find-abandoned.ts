import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart, TimeRange } from '../../cart/index.ts'
import { type AbandonedCheckout, LOOKBACK_DAYS, type Snapshot } from '../model.ts'
import { nextMailDate, withActivity } from '../rules/reminders.ts'
import { snapshotOf } from '../rules/snapshot.ts'
import { findOfCheckout } from '../store/abandoned-checkouts.ts'
import { type AbandonedDeps, system } from './deps.ts'
import { saveChange, saveNew } from './save.ts'

const CHECKOUTS_AT_ONCE = 200
/** The shortest time that a site may set. */
const LEAST_MINUTES = 10

const merchant = { kind: 'merchant' } as const

/**
 * Finds newly abandoned checkouts, site by site. A failed one is retried by the next run without delaying
 * others.
 */
export async function findAbandoned(
  deps: AbandonedDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, work, logger } = deps.platform
  for (const siteId of await deps.carts.untouched.sites(db, idleFor(deps, LEAST_MINUTES))) {
    const { abandonedCheckouts, locale } = await deps.settingsOf(siteId)
    const time = idleFor(deps, abandonedCheckouts.afterMinutes)
    const language = locale.split('-', 1)[0] ?? locale
    for (const id of await deps.carts.untouched.find(db, siteId, time, CHECKOUTS_AT_ONCE)) {
      if (signal?.aborted) return
      try {
        await work({ siteId, actor: system }, (tx) => abandon(tx, deps, { id, time, language }))
      } catch (error) {
        logger.warn({ err: error, checkoutId: id }, 'a checkout that was left could not be noted')
      }
    }
  }
}

function idleFor({ platform }: AbandonedDeps, minutes: number): TimeRange {
  const { clock } = platform
  const before = clock.after(clock.now(), { minutes: -minutes })
  return { before, after: clock.after(before, { days: -LOOKBACK_DAYS }) }
}

interface UntouchedSite {
  readonly id: string
  readonly time: TimeRange
  readonly language: string
}

async function abandon(
  tx: Tx,
  deps: AbandonedDeps,
  { id, time, language }: UntouchedSite,
): Promise<void> {
  const cart = await deps.carts.untouched.lock(tx, id, time.before)
  if (!cart) return
  const snapshot = await read(tx, deps, cart, language)
  if (snapshot && snapshot.lines.length > 0) await store(tx, deps, snapshot)
  await deps.carts.untouched.mark(tx, id)
}

/** Its current content; undefined if it does not count as abandoned. */
async function read(
  tx: Tx,
  { carts, checkouts }: AbandonedDeps,
  cart: Cart,
  language: string,
): Promise<Snapshot | undefined> {
  if (cart.kind === 'cart') {
    const target = { kind: 'id', id: cart.id } as const
    const request = { withDelivery: true, withTax: true }
    const estimate = await carts.estimate(tx, merchant, target, request)
    return snapshotOf({ cart, estimate, language })
  }
  const checkout = await checkouts.find(tx, cart.id)
  if (checkout?.state !== 'open' || checkout.orderId !== null) return undefined
  const { estimate } = await checkouts.view(tx, merchant, checkout)
  return snapshotOf({ cart, estimate, checkout, language })
}

/** A new one, or the same once more after its buyer was back. One that was recovered stays so. */
async function store(tx: Tx, deps: AbandonedDeps, snapshot: Snapshot): Promise<void> {
  const { clock } = deps.platform
  const { abandonedCheckouts: settings } = await deps.settingsOf(tx.siteId)
  const before = await findOfCheckout(tx, snapshot.checkoutId)
  if (before?.status === 'RECOVERED') return
  const left = before ? { ...before, ...snapshot, abandonedDate: tx.now } : newOne(tx, snapshot)
  const mailDueDate = nextMailDate(clock, left, settings)
  const activities = mailDueDate
    ? withActivity(left.activities, 'SCHEDULED', tx.now)
    : left.activities
  const after = { ...left, mailDueDate, activities }
  if (before) await saveChange(tx, deps, before, after)
  else await saveNew(tx, deps, after)
}

const newOne = ({ now }: Tx, snapshot: Snapshot): AbandonedCheckout => ({
  ...snapshot,
  id: newId(),
  revision: 1,
  status: 'ABANDONED',
  restoredCartId: null,
  orderId: null,
  activities: [],
  mailsSent: 0,
  mailDueDate: null,
  abandonedDate: now,
  createdDate: now,
  updatedDate: now,
  recoveredDate: null,
})
