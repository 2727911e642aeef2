import { fromMinorUnits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { GiftCard } from '../model.ts'
import type { GiftCardDeps } from './deps.ts'

/** Writes the mail with the code; nothing happens without an address. */
export async function writeGiftCardMail(
  tx: Tx,
  { mail, shopUrlOf }: Pick<GiftCardDeps, 'mail' | 'shopUrlOf'>,
  card: GiftCard,
  code: string,
): Promise<void> {
  const { recipientEmail, recipientName, senderName, message, expirationDate, currency } = card
  if (recipientEmail === null) return
  await mail.write(tx, {
    to: recipientEmail,
    language: card.language,
    template: 'gift-card',
    facts: {
      code,
      address: await shopUrlOf(tx.siteId),
      amount: { value: fromMinorUnits(BigInt(card.balanceMinor), currency), currency },
      ...(recipientName && { name: recipientName }),
      ...(senderName && { sender: senderName }),
      ...(message && { message }),
      ...(expirationDate && { expirationDate }),
    },
  })
}
