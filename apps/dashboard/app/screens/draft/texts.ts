import type { Messages } from '../../messages/index.ts'
import { formatMinor } from '../orders/texts.ts'
import type { DraftOrder, DraftPreview } from './setup.ts'

type Words = Messages['draft']

/** The effects of applying a draft, a sentence each. */
export function effectSentences(
  { effects }: Pick<DraftPreview, 'effects'>,
  draft: Pick<DraftOrder, 'currency'>,
  { effects: words }: Words,
  locale: string,
): string[] {
  return effects.map(({ kind, amount, name, pieces, number }) => {
    const money = formatMinor(amount ?? 0, draft, locale)
    const values = { name: name ?? '', n: pieces ?? 0 }
    switch (kind) {
      case 'TO_PAY':
      case 'TO_PAY_BACK':
        return words[kind]({ amount: money })
      case 'STOCK_TAKEN':
      case 'STOCK_RETURNED':
      case 'GIFT_CARDS_ISSUED':
      case 'GIFT_CARDS_TAKEN_BACK':
        return words[kind](values)
      case 'INVOICE_REPLACED':
        return words[kind]({ number: number ?? '' })
      default:
        return words[kind]
    }
  })
}

/** One sentence per problem; unknown codes are shown unchanged. */
export const problemSentences = (
  problems: readonly string[],
  { problems: words }: Words,
): string[] =>
  problems.map((code) => (Object.hasOwn(words, code) ? words[code as keyof typeof words] : code))

/** The way to the total, as rows. */
export function totalRows(draft: DraftOrder, { totals: words }: Words, locale: string) {
  const { totals } = draft
  const money = (minor: number) => formatMinor(minor, draft, locale)
  const rows = [
    { key: 'goods', label: words.goods, minor: totals.subtotal },
    { key: 'discount', label: words.discount, minor: -totals.discount },
    {
      key: 'delivery',
      label: draft.delivery[0]?.title ?? words.delivery,
      minor: totals.delivery - totals.deliveryDiscount,
    },
    { key: 'fees', label: words.fees, minor: totals.fees },
    { key: 'tax', label: words.tax, minor: totals.tax },
  ]
  return rows
    .filter(({ key, minor }) => key === 'goods' || minor !== 0)
    .map(({ key, label, minor }) => ({ key, label, amount: money(minor) }))
}
