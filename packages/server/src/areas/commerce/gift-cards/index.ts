import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Listener } from '../../site/events/index.ts'
import type { RequestKey } from '../payments/index.ts'
import type { NewGiftCard, Redemption, SoldGiftCards } from './model.ts'
import { changeGiftCard, type GiftCardChanges, sendGiftCard } from './service/change.ts'
import type { GiftCardDeps } from './service/deps.ts'
import { followPayment } from './service/follow.ts'
import { issueGiftCard } from './service/issue.ts'
import { findByCode, findUsable, requireGiftCard } from './service/read.ts'
import { redeem } from './service/redeem.ts'
import { sendDue } from './service/send-due.ts'
import { cancelSold, issueSold, restoreSold } from './service/sold.ts'
import { tendersOf } from './service/tenders.ts'
import { type ExternalRedemption, redeemOutside, voidTransaction } from './service/transactions.ts'
import { writeOffExpired } from './service/write-off.ts'
import { eraseSenders } from './store/gift-cards.ts'
import { findMovements } from './store/movements.ts'
import { queryGiftCards } from './store/query-gift-cards.ts'

export type * from './model.ts'
export { statusAt } from './rules/status.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'gift-cards:send': Record<string, unknown>
    'gift-cards:write-off': Record<string, unknown>
  }
}

/** Gift cards are mailed within a minute of their time, and booked within a quarter of an hour of their end. */
export const giftCardsCrontab = [
  '* * * * * gift-cards:send',
  '*/15 * * * * gift-cards:write-off',
].join('\n')

/** The most movements of one gift card that are shown. */
const MAX_MOVEMENTS = 200

export type GiftCardsFeature = ReturnType<typeof createGiftCards>

/** Money that is spent by a code. */
export const createGiftCards = (deps: GiftCardDeps) => ({
  issue: (tx: Tx, given: NewGiftCard, request?: RequestKey) =>
    issueGiftCard(tx, deps, given, request),
  get: requireGiftCard,
  query: queryGiftCards,
  /** The latest first. */
  movements: (tx: Tx, id: string) => findMovements(tx, id, MAX_MOVEMENTS),
  change: (tx: Tx, id: string, changes: GiftCardChanges) => changeGiftCard(tx, deps, id, changes),
  send: (tx: Tx, id: string) => sendGiftCard(tx, deps, id),
  /** In any state. */
  findByCode: (tx: Tx, code: string) => findByCode(tx, deps, code),
  /** Refuses one that pays nothing in the currency. */
  findUsable: (tx: Tx, code: string, currency: string) => findUsable(tx, deps, code, currency),
  tenders: tendersOf,
  issueSold: (tx: Tx, sold: SoldGiftCards) => issueSold(tx, deps, sold),
  cancelSold: (tx: Tx, orderId: string, pieces: ReadonlyMap<string, number>) =>
    cancelSold(tx, deps, orderId, pieces),
  restoreSold: (tx: Tx, orderId: string, lines: Parameters<typeof restoreSold>[3]) =>
    restoreSold(tx, deps, orderId, lines),
  /** Refuses more than the balance. */
  redeem: (tx: Tx, redemption: Redemption) => redeem(tx, deps, redemption),
  /** Redeems outside of the shop, such as at a till; returns the id of the transaction. */
  redeemOutside: (tx: Tx, redemption: ExternalRedemption) => redeemOutside(tx, deps, redemption),
  voidTransaction: (tx: Tx, transactionId: string) => voidTransaction(tx, deps, transactionId),
  eraseSenders,
  onPaymentChanged: ((tx, fact) => followPayment(tx, deps, fact)) satisfies Listener,
  tasks: {
    'gift-cards:send': (_payload, { signal }) => sendDue(deps, signal),
    'gift-cards:write-off': (_payload, { signal }) => writeOffExpired(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'gift-cards:send' | 'gift-cards:write-off'>,
})
