import { isDeepStrictEqual } from 'node:util'
import { GiftCardDisabled, GiftCardWithoutRecipient } from '@vitrine/contract/gift-cards'
import type { Tx } from '../../../../platform/tx.ts'
import type { GiftCard, GiftCardFields } from '../model.ts'
import { findSealedCode } from '../store/gift-cards.ts'
import { type GiftCardDeps, saveGiftCard } from './deps.ts'
import { writeGiftCardMail } from './mail.ts'
import { requireGiftCard } from './read.ts'
import { bookExpiry } from './write-off.ts'

/** Absent fields stay. */
export interface GiftCardChanges extends Partial<GiftCardFields> {
  readonly disabled?: boolean
}

export async function changeGiftCard(
  tx: Tx,
  deps: GiftCardDeps,
  id: string,
  { disabled, ...fields }: GiftCardChanges,
): Promise<GiftCard> {
  const before = await requireGiftCard(tx, id, true)
  const changed = {
    ...before,
    ...fields,
    ...(disabled !== undefined && {
      disabledDate: disabled ? (before.disabledDate ?? tx.now) : null,
    }),
  }
  if (isDeepStrictEqual(before, changed)) return before
  return saveGiftCard(tx, deps, before, await bookExpiry(tx, deps, changed))
}

/** Mails a gift card to its recipient now. */
export async function sendGiftCard(tx: Tx, deps: GiftCardDeps, id: string): Promise<GiftCard> {
  const card = await requireGiftCard(tx, id, true)
  if (card.cancelledDate ?? card.disabledDate) throw GiftCardDisabled()
  if (card.recipientEmail === null) throw GiftCardWithoutRecipient()
  const code = deps.platform.sealing.open(await findSealedCode(tx, id))
  await writeGiftCardMail(tx, deps, card, code)
  return saveGiftCard(tx, deps, card, { ...card, mailedDate: tx.now })
}
