import type { OrderLine } from '../../orders/index.ts'
import type { DraftView } from '../model.ts'

/** The lines of the order that a draft makes, with their prices. */
export function linesToSell({ lines, result }: Pick<DraftView, 'lines' | 'result'>): OrderLine[] {
  const prices = new Map(result.lines.map((line) => [line.id, line]))
  return lines.flatMap(({ line, shown }, position) => {
    const price = prices.get(line.id)
    return price ? [{ ...shown, position, quantity: line.quantity, price }] : []
  })
}

/** Codes of problems that prevent applying a draft. */
export function problemsOf(view: DraftView): string[] {
  const { draft, lines, order, result } = view
  const lineProblems = lines.flatMap(({ line, problem }) =>
    problem && line.quantity > 0 ? [problem] : [],
  )
  const isMissing = draft.delivery?.kind === 'OPTION' && result.delivery.length === 0
  const all = [
    ...lineProblems,
    ...(result.lines.length === 0 ? ['NO_LINES'] : []),
    ...(isMissing ? ['DELIVERY_MISSING'] : []),
    ...(order && changesOf(view).length === 0 ? ['NOTHING_CHANGED'] : []),
  ]
  return [...new Set(all)]
}

/** One change of an edit, as recorded on the order. Amounts in minor units. */
export type EditChange = Readonly<Record<string, unknown>> & { readonly kind: string }

/** The changes of an edit to its order. */
export function changesOf({ order, lines, result, draft }: DraftView): EditChange[] {
  if (!order) return []
  const { totals, delivery, fees, discounts } = order.order
  const prices = new Map(result.lines.map((line) => [line.id, line]))
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return [
    ...lines.flatMap(({ line, shown: { name }, orderLine }): EditChange[] => {
      const quantity = prices.has(line.id) ? line.quantity : 0
      const common = { lineId: line.id, name, quantity }
      if (!orderLine) return quantity > 0 ? [{ ...common, kind: 'LINE_ADDED' }] : []
      const quantityBefore = orderLine.quantity
      if (quantity === 0) return [{ ...common, kind: 'LINE_REMOVED', quantityBefore }]
      const unitPrice = prices.get(line.id)?.unitPrice ?? 0
      const before = { quantityBefore, unitPriceBefore: orderLine.price.unitPrice }
      const isChanged = quantity !== quantityBefore || unitPrice !== before.unitPriceBefore
      return isChanged ? [{ ...common, ...before, unitPrice, kind: 'LINE_CHANGED' }] : []
    }),
    ...differences(
      'DISCOUNT',
      discounts.map((one) => ({ id: one.promotionId, name: one.name, amount: one.amount })),
      result.discounts.map((one) => ({ id: one.promotionId, name: one.name, amount: one.amount })),
    ),
    ...differences(
      'FEE',
      fees.map(({ id, name, beforeTax: amount }) => ({ id, name, amount })),
      result.fees.map(({ id, name, beforeTax: amount }) => ({ id, name, amount })),
    ),
    ...(isSame(titlesOf(delivery), titlesOf(result.delivery))
      ? []
      : [{ kind: 'DELIVERY_CHANGED' }]),
    ...(isSame(
      buyerOf(order.order),
      buyerOf({ ...draft, memberId: draft.memberId ?? order.order.memberId }),
    )
      ? []
      : [{ kind: 'BUYER_CHANGED' }]),
    ...(totals.total === result.totals.total
      ? []
      : [{ kind: 'TOTAL_CHANGED', totalBefore: totals.total, total: result.totals.total }]),
  ]
}

const titlesOf = (delivery: DraftView['result']['delivery']) =>
  delivery.map(({ optionId, title, total }) => [optionId, title, total])

const buyerOf = ({
  email,
  memberId,
  shipping,
  billing,
  note,
}: Pick<DraftView['draft'], 'email' | 'memberId' | 'shipping' | 'billing' | 'note'>) => [
  email,
  memberId,
  shipping,
  billing,
  note,
]

interface NamedAmount {
  readonly id: string
  readonly name: string
  readonly amount: number
}

function differences(
  what: 'DISCOUNT' | 'FEE',
  before: readonly NamedAmount[],
  after: readonly NamedAmount[],
) {
  const has = (list: readonly NamedAmount[], { id }: NamedAmount) =>
    list.some((one) => one.id === id)
  return [
    ...after.filter((one) => !has(before, one)).map((one) => ({ ...one, kind: `${what}_ADDED` })),
    ...before.filter((one) => !has(after, one)).map((one) => ({ ...one, kind: `${what}_REMOVED` })),
  ]
}
