import {
  type CartsPreview,
  type CartsPreviewRequest,
  MAX_PREVIEWED_CARTS,
  MAX_PREVIEWED_LINES,
} from '@vitrine/contract/promotions'
import { fromMinorUnits } from '@vitrine/money'
import type { Promotion as EnginePromotion, PriceResult, Verdict } from '@vitrine/pricing'
import { decodeDrafts, encodeFigures, minorOf } from './preview.ts'

/** A cart of the last time, priced. */
export interface PricedBasket {
  readonly cartId: string
  readonly updatedDate: Date
  readonly pieces: number
  readonly result: PriceResult
}

/** The carts of a preview. */
export interface CartSelection {
  readonly since: Date
  readonly maxCarts: number
  readonly maxLines: number
  readonly promotions: readonly EnginePromotion[]
  readonly codes: readonly string[]
  readonly deliveryMinor: number
}

const DAYS = 30
const DAY = 24 * 60 * 60 * 1000
/** Placeholder for the code of a draft without one. */
const SAMPLE_CODE = 'SAMPLE'
const MAX_EXAMPLES = 5

/** The draft as if it were active now, and the code to enter. */
export function decodeDraft({ promotion }: CartsPreviewRequest, currency: string) {
  const code = promotion.trigger === 'CODE' ? promotion.code || SAMPLE_CODE : undefined
  const always = { active: true, startDate: null, endDate: null }
  const [draft] = decodeDrafts({ promotions: [{ ...promotion, ...always, code }] }, currency)
  return { draft: draft as EnginePromotion, codes: code ? [code] : [] }
}

export const decodeCartSelection = (
  { days, delivery }: CartsPreviewRequest,
  { currency, now }: { readonly currency: string; readonly now: Date },
): Pick<CartSelection, 'since' | 'maxCarts' | 'maxLines' | 'deliveryMinor'> => ({
  since: new Date(now.getTime() - (days ?? DAYS) * DAY),
  maxCarts: MAX_PREVIEWED_CARTS,
  maxLines: MAX_PREVIEWED_LINES,
  deliveryMinor: delivery ? minorOf(delivery, currency, 'delivery') : 0,
})

interface BasketWithVerdict extends PricedBasket {
  readonly verdict: Verdict
}

export function encodeCartsPreview(
  { days }: CartsPreviewRequest,
  { carts, isComplete }: { readonly carts: readonly PricedBasket[]; readonly isComplete: boolean },
  { promotionId, currency }: { readonly promotionId: string; readonly currency: string },
): CartsPreview {
  const amount = (minor: number) => fromMinorUnits(BigInt(minor), currency)
  const sum = (values: readonly number[]) => amount(values.reduce((all, one) => all + one, 0))
  const baskets = carts.flatMap((one): BasketWithVerdict[] => {
    const verdict = one.result.verdicts.find(
      ({ subject, id }) => subject === 'promotion' && id === promotionId,
    )
    return verdict ? [{ ...one, verdict }] : []
  })
  const applied = baskets.filter(({ verdict }) => verdict.applies)
  const refused = byReason(baskets.filter(({ verdict }) => !verdict.applies))
  const examples = [
    ...applied.slice(0, MAX_EXAMPLES),
    ...refused.flatMap((group) => group.slice(0, 1)),
  ]
  return {
    currency,
    days: days ?? DAYS,
    carts: baskets.length,
    isComplete,
    applied: applied.length,
    discount: sum(applied.map(({ verdict }) => verdict.amount ?? 0)),
    listed: sum(applied.map(listedOf)),
    refusals: refused.map((group) => ({
      reason: group[0]?.verdict.reason ?? '',
      carts: group.length,
      ...encodeFigures(closest(group), amount),
    })),
    examples: examples.map((one) => ({
      cartId: one.cartId,
      updatedDate: one.updatedDate,
      pieces: one.pieces,
      listed: amount(listedOf(one)),
      applies: one.verdict.applies,
      reason: one.verdict.reason,
      ...encodeFigures(one.verdict, amount),
      ...(one.verdict.amount !== undefined && { amount: amount(one.verdict.amount) }),
    })),
  }
}

const listedOf = ({ result: { totals } }: PricedBasket): number => totals.listed + totals.delivery

/** The most frequent reason first. */
function byReason(baskets: readonly BasketWithVerdict[]): BasketWithVerdict[][] {
  const groups = new Map<string, BasketWithVerdict[]>()
  for (const one of baskets) {
    const { reason } = one.verdict
    groups.set(reason, [...(groups.get(reason) ?? []), one])
  }
  return [...groups.values()].sort((one, other) => other.length - one.length)
}

/** The verdict of the cart that lacks least, where that can be counted. */
function closest(group: readonly BasketWithVerdict[]): Verdict {
  const distance = ({ have, need }: Verdict) =>
    typeof have === 'number' && typeof need === 'number' ? Math.abs(need - have) : 0
  return group
    .map(({ verdict }) => verdict)
    .reduce((least, one) => (distance(one) < distance(least) ? one : least))
}
