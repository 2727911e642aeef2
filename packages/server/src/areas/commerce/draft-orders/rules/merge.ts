import type { MergeRefusal } from '@vitrine/contract/draft-orders'
import { newId } from '../../../../platform/ids.ts'
import {
  balanceOf,
  editRefusalsOf,
  isAwaited,
  isGiftCard,
  isSubscribed,
  type Order,
  type OrderLine,
  type OrderView,
} from '../../orders/index.ts'

/** Reasons why two orders cannot be merged; empty if they can. */
export function mergeRefusalsOf(
  into: OrderView,
  from: OrderView,
  currency: string,
): MergeRefusal[] {
  const both = [into, from]
  const refusals: readonly (readonly [MergeRefusal, boolean])[] = [
    ['SAME_ORDER', into.order.id === from.order.id],
    ['BUYER', !isSameBuyer(into.order, from.order)],
    ['ADDRESS', !isSameAddress(into.order, from.order)],
    ['DELIVERY', kindOf(into.order) !== kindOf(from.order)],
    ['TAX', into.order.pricesIncludeTax !== from.order.pricesIncludeTax],
    ['REHEARSAL', into.order.isRehearsal || from.order.isRehearsal],
    ['SENT', both.some(({ lines }) => lines.some(({ fulfilled }) => fulfilled > 0))],
    ['RETURNED', both.some(({ lines }) => lines.some(({ returned }) => returned > 0))],
    // A gift card refers to its order.
    ['GIFT_CARDS', both.some(({ lines }) => lines.some(isGiftCard))],
    ['SUBSCRIPTION', both.some(({ lines }) => lines.some(isSubscribed))],
    // A provider, or the buyer, still pays just that order.
    ['PAYMENT_AWAITED', both.some(({ payments }) => payments.some(isAwaited))],
    ...both.flatMap((view) =>
      editRefusalsOf(view, currency).map((refusal) => [refusal, true] as const),
    ),
  ]
  return [...new Set(refusals.filter(([, isRefused]) => isRefused).map(([refusal]) => refusal))]
}

type Buyer = Pick<Order, 'memberId' | 'email'>

/** One member, or guests with one address. */
export const isSameBuyer = (one: Buyer, other: Buyer): boolean =>
  one.memberId !== null || other.memberId !== null
    ? one.memberId === other.memberId
    : one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()

type ShippedOrder = Pick<Order, 'shipping'>

/** Addresses are alike whatever their spaces and capitals. */
export function isSameAddress(one: ShippedOrder, other: ShippedOrder): boolean {
  const [first, second] = [addressOf(one), addressOf(other)]
  return first !== null && first === second
}

function addressOf({ shipping }: ShippedOrder): string | null {
  const address = shipping?.address
  if (!address) return null
  const parts = Object.entries({ ...address, ...shipping.contactDetails })
    .filter(([key, value]) => key !== 'phone' && value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(parts).toLowerCase().replaceAll(/\s+/g, ' ')
}

const kindOf = ({ delivery }: Pick<Order, 'delivery'>): string =>
  delivery.map(({ kind }) => kind ?? 'shipping').join(' ')

/** The first order with everything of both; without the second delivery if that is refunded. */
export function combined(into: OrderView, from: OrderView, leavesDelivery: boolean): OrderView {
  const known = new Set(into.lines.map(({ id }) => id))
  const ids = new Map(from.lines.map(({ id }) => [id, known.has(id) ? newId() : id]))
  const idOf = (id: string) => ids.get(id) ?? id
  const added = from.lines.map(
    (line): OrderLine => ({
      ...line,
      id: idOf(line.id),
      position: into.lines.length + line.position,
      price: { ...line.price, id: idOf(line.id) },
    }),
  )
  const delivery = from.order.delivery.map((one) => ({
    ...one,
    groupId: `${one.groupId} ${from.order.number}`,
    lineIds: one.lineIds.map(idOf),
  }))
  const promotions = new Set(into.order.discounts.map(({ promotionId }) => promotionId))
  return {
    ...into,
    lines: [...into.lines, ...added],
    order: {
      ...into.order,
      delivery: [...into.order.delivery, ...(leavesDelivery ? [] : delivery)],
      fees: [...into.order.fees, ...from.order.fees],
      discounts: [
        ...into.order.discounts,
        ...from.order.discounts.filter(({ promotionId }) => !promotions.has(promotionId)),
      ],
    },
  }
}

/** The use of the second order's money, in minor units. */
export interface MergedMoney {
  /** Amount refunded to the original payments: the paid part of what the merge saves. */
  readonly paidBack: number
  /** The part that pays the first order. */
  readonly moved: number
  /** The amount due; negative if the first order was overpaid before. */
  readonly due: number
}

export function moneyOfMerge(total: number, into: OrderView, from: OrderView): MergedMoney {
  const first = balanceOf(total, into)
  const second = balanceOf(0, from)
  const held = second.paid - second.balanceRefunded - second.refunding
  const due = first.due - held
  const saved = into.order.totals.total + from.order.totals.total - total
  const paidBack = Math.max(0, Math.min(held, -due, saved))
  return { paidBack, moved: held - paidBack, due: due + paidBack }
}
