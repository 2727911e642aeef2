import {
  BackInStockRequestNotFound,
  BackInStockRequestUpdated,
} from '@vitrine/contract/back-in-stock'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { BackInStockRequest, ReportedItem } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { isInStock } from '../rules/item.ts'
import { findRequest, lockRequests, lockWaiting, markNotified } from '../store/requests.ts'
import { type BackInStockDeps, system } from './deps.ts'
import { findItem } from './read-item.ts'
import { writeNotice } from './write-notice.ts'

const AT_ONCE = 100
const RETENTION_DAYS = 90
const START = '00000000-0000-0000-0000-000000000000'

interface ProductReference {
  readonly siteId: string
  readonly productId: string
}

/** Mails all requests for the available items of a product, in batches with a commit each. */
export async function notifyWaiting(
  deps: BackInStockDeps,
  { siteId, productId }: ProductReference,
  signal: AbortSignal | undefined,
): Promise<void> {
  let after: string | undefined = START
  while (after !== undefined) {
    signal?.throwIfAborted()
    const from: string = after
    after = await deps.platform.work({ siteId, actor: system }, (tx) =>
      notifySome(tx, deps, { productId, from }),
    )
  }
}

/** Returns the id to continue after; undefined at the end. */
async function notifySome(
  tx: Tx,
  deps: BackInStockDeps,
  { productId, from }: { readonly productId: string; readonly from: string },
): Promise<string | undefined> {
  const waiting = await lockWaiting(tx, { productId }, { after: from, limit: AT_ONCE })
  await writeAll(tx, deps, waiting, { onlyInStock: true })
  return waiting.length === AT_ONCE ? waiting.at(-1)?.id : undefined
}

interface NotifyOptions {
  readonly onlyInStock: boolean
  readonly reported?: ReportedItem
}

/** Mails locked requests and records it. Reads each product once. */
async function writeAll(
  tx: Tx,
  deps: BackInStockDeps,
  waiting: readonly BackInStockRequest[],
  { onlyInStock, reported = {} }: NotifyOptions,
): Promise<void> {
  for (const productId of new Set(waiting.map((one) => one.productId))) {
    const requests = waiting.filter((one) => one.productId === productId)
    const variantIds = new Set(requests.flatMap(({ variantId }) => variantId ?? []))
    const item = await findItem(tx, deps, productId, [...variantIds])
    const due = onlyInStock
      ? requests.filter((request) => item !== undefined && isInStock(item, request))
      : requests
    for (const request of due) await writeNotice(tx, deps, request, { item, reported })
    await noteSent(tx, deps, due, true)
  }
}

async function noteSent(
  tx: Tx,
  { platform, events }: BackInStockDeps,
  sent: readonly BackInStockRequest[],
  byShop: boolean,
): Promise<BackInStockRequest[]> {
  if (sent.length === 0) return []
  const expiresDate = platform.clock.after(tx.now, { days: RETENTION_DAYS })
  const ids = sent.map(({ id }) => id)
  await markNotified(tx, ids, { byShop, expiresDate })
  const changed = {
    status: 'NOTIFICATION_SENT',
    autoNotified: byShop,
    notifiedDate: tx.now,
  } as const
  const after = sent.map((before) => ({ before, after: { ...before, ...changed } }))
  await events.append(
    tx,
    ...after.map((one) => ({
      definition: BackInStockRequestUpdated,
      entityId: one.before.id,
      before: factOf(one.before),
      after: factOf(one.after),
    })),
  )
  return after.map((one) => one.after)
}

/** A merchant's report: an item, or some requests. */
export type Report =
  | { readonly productId: string; readonly variantId?: string }
  | { readonly ids: readonly string[] }

/** Mails the given requests, whatever the stock. Skips those already mailed. */
export async function reportBackInStock(
  tx: Tx,
  deps: BackInStockDeps,
  report: Report,
  reported: ReportedItem,
): Promise<void> {
  let after: string | undefined = START
  while (after !== undefined) {
    const waiting: BackInStockRequest[] = await lockWaiting(tx, report, { after, limit: AT_ONCE })
    await writeAll(tx, deps, waiting, { onlyInStock: false, reported })
    after = waiting.length === AT_ONCE ? waiting.at(-1)?.id : undefined
  }
}

/** Records that another system notified the person; does nothing if already notified. */
export async function markAsSent(
  tx: Tx,
  deps: BackInStockDeps,
  id: string,
): Promise<BackInStockRequest> {
  const [request] = isGuid(id) ? await lockRequests(tx, { ids: [id] }) : []
  if (!request) throw BackInStockRequestNotFound({ id })
  if (request.status === 'NOTIFICATION_SENT') return request
  const [after] = await noteSent(tx, deps, [request], false)
  return after ?? request
}

export async function requireRequest(tx: Tx, id: string): Promise<BackInStockRequest> {
  const request = isGuid(id) ? await findRequest(tx, id) : undefined
  if (!request) throw BackInStockRequestNotFound({ id })
  return request
}
