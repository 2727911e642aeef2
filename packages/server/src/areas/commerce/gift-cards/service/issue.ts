import { GiftCardIssued } from '@vitrine/contract/gift-cards'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { isRepeated, type RequestKey } from '../../payments/index.ts'
import type { GiftCard, NewGiftCard, SoldPiece } from '../model.ts'
import { hashCode, lastFourOf, newCode } from '../rules/code.ts'
import { issueEntries } from '../rules/entries.ts'
import { factOf } from '../rules/facts.ts'
import { validUntil } from '../rules/valid-until.ts'
import { findByRequest, findSealedCode, insertGiftCard } from '../store/gift-cards.ts'
import { insertMovement } from '../store/movements.ts'
import type { GiftCardDeps } from './deps.ts'
import { writeGiftCardMail } from './mail.ts'
import { requireGiftCard } from './read.ts'

export interface IssuedGiftCard {
  readonly card: GiftCard
  readonly code: string
}

/**
 * Issues a gift card; the recipient is mailed immediately, or later. A repeated call returns the same one.
 */
export async function issueGiftCard(
  tx: Tx,
  deps: GiftCardDeps,
  given: NewGiftCard,
  request: RequestKey | undefined,
): Promise<IssuedGiftCard> {
  const earlier = request && (await findByRequest(tx, request.key))
  if (request && earlier && isRepeated(earlier, request)) {
    const card = await requireGiftCard(tx, earlier.id)
    return { card, code: deps.platform.sealing.open(await findSealedCode(tx, card.id)) }
  }
  return writeGiftCard(tx, deps, given, { request })
}

interface IssueOptions {
  readonly request?: RequestKey | undefined
  readonly sold?: SoldPiece & { readonly orderNumber: number }
}

/** Creates a gift card with its code, its first movement and, where due, its mail. */
export async function writeGiftCard(
  tx: Tx,
  deps: GiftCardDeps,
  given: NewGiftCard | (Omit<NewGiftCard, 'origin'> & { readonly origin: 'ORDER' }),
  { request, sold }: IssueOptions,
): Promise<IssuedGiftCard> {
  const settings = await deps.settingsOf(tx.siteId)
  const { amountMinor, sendDate, language, currency = settings.currency, ...fields } = given
  const code = newCode()
  const isMailedNow = fields.recipientEmail !== null && (sendDate === null || sendDate <= tx.now)
  const expirationDate =
    given.origin === 'ORDER'
      ? validUntil(sendDate ?? tx.now, settings.giftCards.validMonths)
      : fields.expirationDate
  const card: GiftCard = {
    ...fields,
    expirationDate,
    id: newId(),
    revision: 1,
    lastFour: lastFourOf(code),
    currency,
    initialMinor: amountMinor,
    balanceMinor: amountMinor,
    breakageMinor: 0,
    sold: sold ? { orderId: sold.orderId, lineId: sold.lineId, piece: sold.piece } : null,
    disabledDate: null,
    cancelledDate: null,
    language: language ?? settings.locale,
    sendDate,
    mailedDate: isMailedNow ? tx.now : null,
    createdDate: tx.now,
    updatedDate: tx.now,
  }
  const hash = hashCode(code, deps.codeKey)
  await insertGiftCard(tx, card, { hash, sealed: deps.platform.sealing.seal(code), request })
  await insertMovement(tx, card.id, {
    kind: 'ISSUED',
    amountMinor,
    ...(sold && { orderId: sold.orderId, orderNumber: sold.orderNumber }),
  })
  await deps.ledger.post(tx, {
    giftCardId: card.id,
    kind: 'ISSUE',
    currency,
    entries: issueEntries(card),
  })
  await deps.events.append(tx, {
    definition: GiftCardIssued,
    entityId: card.id,
    after: factOf(card),
  })
  if (isMailedNow) await writeGiftCardMail(tx, deps, card, code)
  return { card, code }
}
