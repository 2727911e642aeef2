import { GiftCardUpdated } from '@vitrine/contract/gift-cards'
import {
  GiftCardAlreadyRedeemed,
  GiftCardCurrencyNotSupported,
  GiftCardHasTooLittle,
  GiftCardTransactionNotFound,
  GiftCardTransactionVoided,
} from '@vitrine/contract/gift-vouchers'
import { fromMinorUnits } from '@vitrine/money'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { GiftCard } from '../model.ts'
import { externalEntries } from '../rules/entries.ts'
import { factOf } from '../rules/facts.ts'
import { refuseUnusable } from '../rules/status.ts'
import { moveBalance } from '../store/gift-cards.ts'
import { findOpenTransaction, findTransaction, insertMovement } from '../store/movements.ts'
import type { GiftCardDeps } from './deps.ts'
import { findByCode, requireGiftCard } from './read.ts'

/** A gift card that was spent outside of the shop. */
export interface ExternalRedemption {
  readonly code: string
  /** Exact, such as `10.50`. */
  readonly toMinor: (currency: string) => number
  /** Null: that of the gift card. */
  readonly currency: string | null
  /** The order of the other system; null where it names none. */
  readonly orderReference: string | null
}

type TransactionDeps = Pick<GiftCardDeps, 'codeKey' | 'events' | 'ledger'>

/** Subtracts an amount from a gift card; returns the id for voiding it. */
export async function redeemOutside(
  tx: Tx,
  deps: TransactionDeps,
  { code, toMinor, currency, orderReference }: ExternalRedemption,
): Promise<string> {
  const { id } = await findByCode(tx, deps, code)
  const card = await requireGiftCard(tx, id, true)
  const earlier = orderReference && (await findOpenTransaction(tx, id, orderReference))
  if (earlier) throw GiftCardAlreadyRedeemed({ transactionId: earlier })
  if (currency !== null && currency !== card.currency) {
    throw GiftCardCurrencyNotSupported({ currency: card.currency })
  }
  const amountMinor = toMinor(card.currency)
  if (amountMinor > card.balanceMinor) throw tooLittle(card)
  refuseUnusable(card, card.currency, tx.now)
  const transactionId = newId()
  await move(tx, deps, card, -amountMinor)
  await insertMovement(tx, id, {
    kind: 'REDEEMED',
    amountMinor: -amountMinor,
    transactionId,
    orderReference,
  })
  return transactionId
}

const tooLittle = ({ balanceMinor, currency }: GiftCard) =>
  GiftCardHasTooLittle({ balance: fromMinorUnits(BigInt(balanceMinor), currency), currency })

/** Returns the amount of a transaction, even to an unusable gift card. */
export async function voidTransaction(
  tx: Tx,
  deps: TransactionDeps,
  transactionId: string,
): Promise<void> {
  const found = isGuid(transactionId) ? await findTransaction(tx, transactionId) : undefined
  if (!found) throw GiftCardTransactionNotFound({ transactionId })
  const card = await requireGiftCard(tx, found.giftCardId, true)
  const locked = await findTransaction(tx, transactionId)
  if (!locked || locked.leftMinor === 0) throw GiftCardTransactionVoided({ transactionId })
  await move(tx, deps, card, locked.leftMinor)
  await insertMovement(tx, card.id, {
    kind: 'RETURNED',
    amountMinor: locked.leftMinor,
    transactionId,
    orderReference: locked.orderReference,
  })
}

/** Changes the balance of a locked gift card, with its fact and ledger entries. */
async function move(
  tx: Tx,
  { events, ledger }: TransactionDeps,
  card: GiftCard,
  byMinor: number,
): Promise<void> {
  const after = await moveBalance(tx, card.id, byMinor, { onlyUsable: byMinor < 0 })
  if (!after) throw tooLittle(card)
  await ledger.post(tx, {
    giftCardId: card.id,
    kind: byMinor < 0 ? 'PAYMENT' : 'CANCELLATION',
    currency: card.currency,
    entries: externalEntries(-byMinor),
  })
  await events.append(tx, {
    definition: GiftCardUpdated,
    entityId: card.id,
    before: factOf(card),
    after: factOf(after),
  })
}
