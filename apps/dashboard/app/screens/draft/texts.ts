import type { Messages } from '../../messages/index.ts'
import { formatMinor } from '../orders/texts.ts'
import type { DraftOrder, DraftPreview } from './setup.ts'

type Texts = Messages['draft']

/** The effects of applying a draft, a sentence each. */
export function effectSentences(
  { effects }: Pick<DraftPreview, 'effects'>,
  draft: Pick<DraftOrder, 'currency'>,
  { effects: texts }: Texts,
  locale: string,
): string[] {
  return effects.map(({ kind, amount, name, pieces, number }) => {
    const money = formatMinor(amount ?? 0, draft, locale)
    const values = { name: name ?? '', n: pieces ?? 0 }
    switch (kind) {
      case 'TO_PAY':
      case 'TO_PAY_BACK':
        return texts[kind]({ amount: money })
      case 'STOCK_TAKEN':
      case 'STOCK_RETURNED':
      case 'GIFT_CARDS_ISSUED':
      case 'GIFT_CARDS_TAKEN_BACK':
        return texts[kind](values)
      case 'INVOICE_REPLACED':
        return texts[kind]({ number: number ?? '' })
      default:
        return texts[kind]
    }
  })
}

/** One sentence per problem; unknown codes are shown unchanged. */
export const problemSentences = (
  problems: readonly string[],
  { problems: texts }: Texts,
): string[] =>
  problems.map((code) => (Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : code))

/** The way to the total, as rows. */
export function totalRows(draft: DraftOrder, { totals: texts }: Texts, locale: string) {
  const { totals } = draft
  const money = (minor: number) => formatMinor(minor, draft, locale)
  const rows = [
    { key: 'goods', label: texts.goods, minor: totals.subtotal },
    { key: 'discount', label: texts.discount, minor: -totals.discount },
    {
      key: 'delivery',
      label: draft.delivery[0]?.title ?? texts.delivery,
      minor: totals.delivery - totals.deliveryDiscount,
    },
    { key: 'fees', label: texts.fees, minor: totals.fees },
    { key: 'tax', label: texts.tax, minor: totals.tax },
  ]
  return rows
    .filter(({ key, minor }) => key === 'goods' || minor !== 0)
    .map(({ key, label, minor }) => ({ key, label, amount: money(minor) }))
}
