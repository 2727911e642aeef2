import { addDecimals, compareDecimals, multiplyAmount, multiplyDecimals } from '@vitrine/money'
import type { BasketLine } from './basket.ts'
import {
  accept,
  budgetRefusal,
  type Calculation,
  exclusionOf,
  inOrder,
  refuse,
} from './calculation.ts'
import { type Refusal, refusalOf } from './eligibility.ts'
import type { Promotion } from './promotion.ts'
import type { DeliveryOffer } from './result.ts'
import type { Comparison, DeliveryCondition, DeliveryOption } from './snapshot.ts'
import type { MinorUnits } from './values.ts'

/** A chosen, available delivery during the calculation. */
export interface ChosenDelivery extends DeliveryOffer {
  readonly lineIds: readonly string[]
  readonly taxGroupId?: string
  /** Current price. */
  amount: MinorUnits
}

/** The shippable lines that are delivered together, and their facts for the conditions of rates. */
interface Parcel {
  readonly lines: readonly BasketLine[]
  readonly total: MinorUnits
  readonly quantity: number
  readonly weight: () => string
}

/** The group of lines without an explicit group. */
export const DEFAULT_DELIVERY_GROUP = 'default'

/** Prices every option, and adds the chosen ones. */
export function priceDelivery(calculation: Calculation): {
  readonly offers: readonly DeliveryOffer[]
  readonly chosen: readonly ChosenDelivery[]
} {
  const { options, chosen } = calculation.snapshot.delivery
  const parcels = groupParcels(calculation.basket.lines)
  const isChosen = new Set(chosen.map(({ groupId, optionId }) => keyOf(groupId, optionId)))
  const offers: DeliveryOffer[] = []
  const deliveries: ChosenDelivery[] = []
  for (const option of sortOptions(options)) {
    const parcel = parcels.get(option.groupId)
    const price = parcel
      ? priceOf(option, parcel)
      : { refusal: { reason: 'nothing-to-deliver' } as const }
    enterVerdict(calculation, option, price)
    if (parcel === undefined || 'refusal' in price) continue
    const { groupId, id: optionId, kind, title, details, taxGroupId } = option
    const offer = {
      groupId,
      optionId,
      kind,
      title,
      price: price.amount,
      ...(details && { details }),
    }
    offers.push(offer)
    if (!isChosen.delete(keyOf(groupId, optionId))) continue
    const lineIds = parcel.lines.map(({ line }) => line.id)
    deliveries.push({ ...offer, lineIds, amount: price.amount, ...(taxGroupId && { taxGroupId }) })
    calculation.trace.push({
      phase: 'delivery',
      rule: optionId,
      target: { kind: 'delivery', id: groupId },
      base: price.amount,
      amount: price.amount,
    })
  }
  refuseUnknown(calculation, options)
  return { offers, chosen: deliveries }
}

const keyOf = (groupId: string, optionId: string) => JSON.stringify([groupId, optionId])

const sortOptions = (options: readonly DeliveryOption[]): DeliveryOption[] =>
  [...options].sort((one, other) =>
    keyOf(one.groupId, one.id) < keyOf(other.groupId, other.id) ? -1 : 1,
  )

function groupParcels(lines: readonly BasketLine[]): Map<string, Parcel> {
  const groups = new Map<string, BasketLine[]>()
  for (const entry of lines) {
    if (!entry.line.shippable) continue
    const id = entry.line.deliveryGroupId ?? DEFAULT_DELIVERY_GROUP
    const same = groups.get(id)
    if (same) same.push(entry)
    else groups.set(id, [entry])
  }
  return new Map([...groups].map(([id, own]) => [id, toParcel(own)]))
}

function toParcel(lines: readonly BasketLine[]): Parcel {
  let weight: string | undefined
  return {
    lines,
    total: lines.reduce((sum, { subtotal }) => sum + subtotal, 0),
    quantity: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    weight: () => {
      weight ??= weigh(lines)
      return weight
    },
  }
}

/** The exact sum; pieces of equal weight are counted first, because adding decimal texts is slow. */
function weigh(lines: readonly BasketLine[]): string {
  const counts = new Map<string, number>()
  for (const { line } of lines) {
    const weight = line.weight ?? '0'
    counts.set(weight, (counts.get(weight) ?? 0) + line.quantity)
  }
  return [...counts].reduce(
    (sum, [weight, count]) => addDecimals(sum, multiplyDecimals(weight, String(count))),
    '0',
  )
}

type OptionPrice = { readonly amount: MinorUnits } | { readonly refusal: DeliveryRefusalVerdict }
type DeliveryRefusalVerdict = Pick<Refusal, 'reason' | 'have' | 'need'>

/** The lowest matching rate, zero from the free amount on, plus the charges. */
function priceOf(option: DeliveryOption, parcel: Parcel): OptionPrice {
  if (option.unavailable) return { refusal: option.unavailable }
  const fitting = option.rates.filter(({ conditions }) =>
    conditions.every((condition) => holds(condition, parcel)),
  )
  if (fitting.length === 0) return { refusal: refusalOfRates(option, parcel) }
  const amounts = fitting.map(({ amount, multiplyByQuantity }) =>
    multiplyByQuantity ? multiplyAmount(amount, parcel.quantity) : amount,
  )
  const isFree = option.freeFrom !== undefined && parcel.total >= option.freeFrom
  const charges = (option.charges ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return { amount: (isFree ? 0 : Math.min(...amounts)) + charges }
}

/** The first unmet condition of the first rate. */
function refusalOfRates(option: DeliveryOption, parcel: Parcel): DeliveryRefusalVerdict {
  const [first] = option.rates
  const condition = first?.conditions.find((one) => !holds(one, parcel))
  if (condition === undefined) return { reason: 'no-rate-fits' }
  const reason = `${condition.of}-does-not-fit` as const
  return { reason, have: measureOf(condition, parcel), need: condition.value }
}

const measureOf = ({ of }: DeliveryCondition, parcel: Parcel): number | string =>
  of === 'weight' ? parcel.weight() : parcel[of]

const comparisons: Readonly<Record<Comparison, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
}

function holds(condition: DeliveryCondition, parcel: Parcel): boolean {
  const order =
    condition.of === 'weight'
      ? compareDecimals(parcel.weight(), condition.value)
      : parcel[condition.of] - condition.value
  return comparisons[condition.operator](order)
}

function enterVerdict(
  { verdicts }: Calculation,
  { id, groupId }: DeliveryOption,
  price: OptionPrice,
): void {
  const subject = { subject: 'delivery', id, groupId } as const
  verdicts.push(
    'refusal' in price
      ? { ...subject, applies: false, ...price.refusal }
      : { ...subject, applies: true, reason: 'applies', amount: price.amount },
  )
}

/** Refuses chosen options that are no candidates. */
function refuseUnknown(
  { snapshot, verdicts }: Calculation,
  options: readonly DeliveryOption[],
): void {
  const known = new Set(options.map(({ groupId, id }) => keyOf(groupId, id)))
  for (const { groupId, optionId } of snapshot.delivery.chosen) {
    if (known.has(keyOf(groupId, optionId))) continue
    const subject = { subject: 'delivery', id: optionId, groupId } as const
    verdicts.push({ ...subject, applies: false, reason: 'unknown-option' })
  }
}

/** Applies the promotions of free delivery. */
export function applyFreeDelivery(
  calculation: Calculation,
  deliveries: readonly ChosenDelivery[],
): void {
  const promotions = calculation.snapshot.promotions.filter(
    ({ effect }) => effect.kind === 'free-delivery',
  )
  for (const promotion of inOrder(promotions)) {
    const affected = deliveries.filter(
      ({ amount, groupId }) => amount > 0 && coversGroup(promotion, groupId),
    )
    const amount = affected.reduce((sum, delivery) => sum + delivery.amount, 0)
    const refusal =
      refusalOf(promotion, calculation.facts) ??
      exclusionOf(calculation, promotion) ??
      (amount === 0 ? { reason: 'no-delivery-cost' as const } : undefined) ??
      budgetRefusal(promotion, amount)
    if (refusal) refuse(calculation, promotion, refusal)
    else takeOff(calculation, promotion, affected)
  }
}

const coversGroup = ({ effect }: Promotion, groupId: string): boolean =>
  effect.kind === 'free-delivery' && (effect.groupIds?.includes(groupId) ?? true)

function takeOff(
  calculation: Calculation,
  promotion: Promotion,
  deliveries: readonly ChosenDelivery[],
): void {
  const taken = deliveries.map((delivery) => {
    const { groupId, amount } = delivery
    calculation.trace.push({
      phase: 'delivery-discount',
      rule: promotion.id,
      target: { kind: 'delivery', id: groupId },
      base: amount,
      amount: -amount,
    })
    delivery.amount = 0
    return { groupId, amount }
  })
  const amount = taken.reduce((sum, one) => sum + one.amount, 0)
  accept(calculation, promotion, 'delivery-discount', { amount, lines: [], delivery: taken })
}
