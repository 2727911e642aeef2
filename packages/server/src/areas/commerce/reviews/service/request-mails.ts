import { reviewRequestConsents } from '@vitrine/contract/product-reviews'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../../orders/index.ts'
import { findDueRequests, isSuppressed, markMailed, takeRequest } from '../store/requests.ts'
import { type ReviewDeps, system } from './deps.ts'
import { hashOf, reviewPathOf, unsubscribePathOf } from './links.ts'
import { type Reviewable, reviewableOf } from './list-reviewable.ts'

const MAILS_AT_ONCE = 500
/** Pictures of mails are this wide; twice as many pixels as they are shown with. */
const PICTURE_WIDTH = 144
/** Maximum number of lines in a mail. */
const MAX_LINES = 10

/** Sends due mails, each in its own transaction; failed ones are retried. */
export async function sendDueRequests(
  deps: ReviewDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  for (const { siteId, orderId } of await findDueRequests(db, clock.now(), MAILS_AT_ONCE)) {
    if (signal?.aborted) return
    try {
      await work({ siteId, actor: system }, (tx) => sendDueRequest(tx, deps, orderId))
    } catch (error) {
      logger.warn({ err: error, orderId }, 'a mail that asks for reviews could not be written')
    }
  }
}

async function sendDueRequest(tx: Tx, deps: ReviewDeps, orderId: string): Promise<void> {
  if (!(await takeRequest(tx, orderId))) return
  const { reviews: settings } = await deps.settingsOf(tx.siteId)
  const found = await deps.orders.require(tx, { kind: 'merchant' }, orderId)
  const { order, lines } = await reviewableOf(tx, deps, found)
  const open = lines.filter(({ review }) => review === undefined)
  if (open.length === 0 || !mayAsk(order, settings)) return
  if (await isSuppressed(tx, hashOf(deps, order.email ?? ''))) return
  await writeRequest(tx, deps, order, open)
  await markMailed(tx, orderId)
}

/** Whether the shop sends requests, and may mail this buyer. */
function mayAsk(
  { email, consents, fulfillmentState, importedDate }: Order,
  settings: SiteSettings['reviews'],
): boolean {
  const keys: readonly string[] = reviewRequestConsents
  const hasAgreed = consents.some(({ key }) => keys.includes(key))
  const isSent = fulfillmentState === 'ALL' && importedDate === null
  return (
    settings.request &&
    settings.collect &&
    Boolean(email) &&
    isSent &&
    (hasAgreed || !settings.requestOnlyWithConsent)
  )
}

async function writeRequest(
  tx: Tx,
  deps: ReviewDeps,
  { id, email, language, number, buyerName }: Order,
  lines: Reviewable['lines'],
): Promise<void> {
  await deps.mail.write(tx, {
    to: email ?? '',
    language,
    template: 'review-request',
    facts: {
      number: String(number),
      path: reviewPathOf(tx, deps, id),
      unsubscribePath: unsubscribePathOf(tx, deps, email ?? ''),
      items: lines.slice(0, MAX_LINES).map(({ line: { name, image } }) => ({
        name,
        ...(image && { picture: deps.mediaUrl(image.id, PICTURE_WIDTH) }),
      })),
      ...(buyerName && { name: buyerName }),
    },
  })
}
