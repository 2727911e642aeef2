import { currencyDigits, fromMinorUnits, toFixedDecimal } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { AbandonedCheckout, AbandonedLine } from '../model.ts'
import type { AbandonedDeps } from './deps.ts'
import { restorePathOf, unsubscribePathOf } from './links.ts'

/** Pictures of mails are this wide; twice as many pixels as they are shown with. */
const PICTURE_WIDTH = 144
/** Maximum number of lines in a mail. */
const MAX_LINES = 10

/** Queues the mail with the link to restore the checkout; sent after the commit. */
export async function writeReminder(
  tx: Tx,
  deps: AbandonedDeps,
  one: AbandonedCheckout,
): Promise<void> {
  const { currency, buyerName, email: to, language } = one
  const amount = (value: string) => ({
    value: toFixedDecimal(value, currencyDigits(currency)),
    currency,
  })
  const itemOf = ({ name, quantity, linePrice, image }: AbandonedLine) => ({
    name,
    quantity,
    total: amount(linePrice),
    ...(image && { picture: deps.mediaUrl(image.id, PICTURE_WIDTH) }),
  })
  await deps.mail.write(tx, {
    to,
    language,
    template: 'checkout-reminder',
    facts: {
      path: restorePathOf(tx, deps, one.id),
      unsubscribePath: unsubscribePathOf(tx, deps, one.id),
      items: one.lines.slice(0, MAX_LINES).map(itemOf),
      more: Math.max(0, one.lines.length - MAX_LINES),
      total: amount(fromMinorUnits(BigInt(one.totals.total), currency)),
      ...(buyerName && { name: buyerName }),
    },
  })
}
