import { violation } from '@vitrine/contract/kit'
import type { PreviewLine, PreviewRequest, PromotionPreview } from '@vitrine/contract/promotions'
import { fromMinorUnits, isLess, toMinorUnits } from '@vitrine/money'
import type {
  DeliverySnapshot,
  Promotion as EnginePromotion,
  PriceResult,
  PriceSettings,
  PriceSnapshot,
  SnapshotLine,
  Verdict,
} from '@vitrine/pricing'
import { toEngine } from '../rules/to-engine.ts'
import { decodeNew } from './promotion.ts'

const GROUP = 'default'
const OPTION = 'delivery'

/** The largest amount of one piece; sums of a basket stay exact with it. */
const MAX_PRICE = '999999999'

/** The amount in minor units; a price of another currency's decimals is rounded. */
export function minorOf(amount: string, currency: string, field: string): number {
  if (isLess(amount, '0')) throw violation(field, 'DECIMAL_GTE', 'must not be negative')
  if (isLess(MAX_PRICE, amount))
    throw violation(field, 'DECIMAL_LTE', 'must be at most 999,999,999', { threshold: MAX_PRICE })
  return Number(toMinorUnits(amount, currency, 'half-up'))
}

function decodeLine(line: PreviewLine, at: number, currency: string): SnapshotLine {
  const { id, quantity, unitPrice, fullPrice, productId, variantId, collectionIds } = line
  const place = `lines[${at}]`
  return {
    id,
    quantity,
    unitPrice: minorOf(unitPrice, currency, `${place}.unitPrice`),
    ...(fullPrice && { fullPrice: minorOf(fullPrice, currency, `${place}.fullPrice`) }),
    ...(productId && { productId }),
    ...(variantId && { variantId }),
    ...(collectionIds && { collectionIds }),
    shippable: true,
    ...(line.isSubscription && { subscription: { hasFreeTrial: false } }),
  }
}

function decodeDelivery({ delivery }: PreviewRequest, currency: string): DeliverySnapshot {
  if (!delivery) return { options: [], chosen: [] }
  const amount = minorOf(delivery, currency, 'delivery')
  const rates = [{ amount, conditions: [] }]
  const option = { id: OPTION, groupId: GROUP, title: OPTION, kind: 'shipping' as const, rates }
  return { options: [option], chosen: [{ groupId: GROUP, optionId: OPTION }] }
}

/** The drafts of a request as the engine reads them. */
export const decodeDrafts = (
  { promotions }: Pick<PreviewRequest, 'promotions'>,
  currency: string,
): EnginePromotion[] =>
  (promotions ?? []).map(({ id, code, ...wire }, at) => {
    const entered = code ? { code, usageLimit: null, used: 0 } : undefined
    const counters = { used: 0, usedByBuyer: 0, spentMinor: 0 }
    const facts = { id: id ?? `draft-${at + 1}`, currency, code: entered, ...counters }
    return toEngine(decodeNew(wire, currency), facts)
  })

function refuseRepeatedIds(field: string, items: readonly { readonly id?: string | null }[]): void {
  const ids = items.map(({ id }) => id)
  const twice = ids.findIndex((id, at) => id && ids.indexOf(id) !== at)
  if (twice < 0) return
  throw violation(`${field}[${twice}].id`, 'VALIDATION', 'must differ from the others')
}

/** Minor units of a basket that are added up exactly. */
const MAX_SUM = 1_000_000_000_000_000

function refuseLargeSum(lines: readonly SnapshotLine[]): void {
  const sum = lines.reduce(
    (all, { quantity, unitPrice, fullPrice }) =>
      all + quantity * Math.max(unitPrice, fullPrice ?? 0),
    0,
  )
  if (sum > MAX_SUM)
    throw violation('lines', 'MAX', 'cost more together than can be added up exactly')
}

interface PreviewContext {
  readonly currency: string
  readonly now: Date
  readonly promotions: readonly EnginePromotion[]
  /** How the site rounds. */
  readonly settings: PriceSettings
}

export function decodeSnapshot(
  request: PreviewRequest,
  { currency, now, promotions, settings }: PreviewContext,
): PriceSnapshot {
  refuseRepeatedIds('lines', request.lines)
  refuseRepeatedIds('promotions', request.promotions ?? [])
  const lines = request.lines.map((line, at) => decodeLine(line, at, currency))
  refuseLargeSum(lines)
  const { memberId, country, previousOrders } = request
  return {
    currency,
    now: now.toISOString(),
    settings,
    lines,
    promotions,
    codes: request.codes ?? [],
    delivery: decodeDelivery(request, currency),
    fees: [],
    taxes: [],
    buyer: {
      ...(memberId && { memberId }),
      ...(country && { country }),
      ...(typeof previousOrders === 'number' && { previousOrders }),
    },
    tenders: [],
  }
}

const amountReasons = new Set(['subtotal-too-low', 'subtotal-too-high', 'budget-exhausted'])

export function encodePreview(
  result: PriceResult,
  { currency, promotions }: Pick<PreviewContext, 'currency' | 'promotions'>,
): PromotionPreview {
  const amount = (minor: number) => fromMinorUnits(BigInt(minor), currency)
  const names = new Map(promotions.map(({ id, name }) => [id, name]))
  const { listed, delivery, deliveryDiscount, total } = result.totals
  const discount = result.lines.reduce((sum, line) => sum + line.listed - line.total, 0)
  return {
    currency,
    lines: result.lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      listed: amount(line.listed),
      discount: amount(line.listed - line.total),
      total: amount(line.total),
    })),
    discounts: result.discounts.map(({ promotionId, name, code, amount: minor }) => ({
      promotionId,
      name,
      ...(code && { code }),
      amount: amount(minor),
    })),
    totals: {
      listed: amount(listed),
      discount: amount(discount),
      delivery: amount(delivery),
      deliveryDiscount: amount(deliveryDiscount),
      total: amount(total),
    },
    verdicts: result.verdicts.flatMap((one) => {
      const { subject } = one
      if (subject !== 'promotion' && subject !== 'code') return []
      return [encodeVerdict({ ...one, subject }, names, amount)]
    }),
  }
}

type PreviewedVerdict = Verdict & { readonly subject: 'promotion' | 'code' }

/** The actual and the required value, depending on the reason: amounts, numbers or moments. */
export function encodeFigures(
  { reason, have, need }: Pick<Verdict, 'reason' | 'have' | 'need'>,
  toAmount: (minor: number) => string,
) {
  const text = (value: number | string) =>
    amountReasons.has(reason) && typeof value === 'number' ? toAmount(value) : String(value)
  return {
    ...(have !== undefined && { have: text(have) }),
    ...(need !== undefined && { need: text(need) }),
  }
}

function encodeVerdict(
  { subject, id, applies, reason, have, need, amount, by }: PreviewedVerdict,
  names: ReadonlyMap<string, string>,
  toAmount: (minor: number) => string,
) {
  const name = names.get(id)
  return {
    subject,
    id,
    ...(name !== undefined && { name }),
    applies,
    reason,
    ...encodeFigures({ reason, have, need }, toAmount),
    ...(amount !== undefined && { amount: toAmount(amount) }),
    ...(by !== undefined && { by }),
  }
}
