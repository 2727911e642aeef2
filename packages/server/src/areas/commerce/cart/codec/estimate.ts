import type { cart as cartService, Estimate as WireEstimate } from '@vitrine/contract/cart'
import type { Input } from '@vitrine/contract/kit'
import type { PriceResult, TaxedAmount } from '@vitrine/pricing'
import type { Estimate, EstimateRequest } from '../model/estimate.ts'
import { giftCardUses } from '../rules/gift-card-uses.ts'
import { offersInShopOrder } from '../rules/offers.ts'
import { storeCreditUse } from '../rules/store-credit-use.ts'

export function decodeEstimate(
  input: Input<(typeof cartService)['operations']['estimate']>,
): EstimateRequest {
  const { shippingAddress, billingAddress, deliveryChoice, withDelivery, withTax } = input
  return {
    ...(shippingAddress && { shipping: shippingAddress }),
    ...(billingAddress && { billing: billingAddress }),
    ...(deliveryChoice !== undefined && {
      deliveryChoices: deliveryChoice ? [deliveryChoice] : [],
    }),
    withDelivery: withDelivery !== false,
    withTax: withTax !== false,
  }
}

export function encodeEstimate(estimate: Estimate): WireEstimate {
  const { snapshot, result, isChoiceMissing } = estimate
  const { engineVersion, currency, exponent, totals, due, payment } = result
  return {
    engineVersion,
    currency,
    exponent,
    lines: result.lines.map(({ units: _, ...line }) => ({ ...line, ...encodeTaxed(line) })),
    discounts: result.discounts.map(({ promotionId, name, code = null, amount, lines }) => ({
      promotionId,
      name,
      code,
      amount,
      lines: [...lines],
    })),
    deliveryOffers: offersInShopOrder(snapshot, result),
    delivery: result.delivery.map(({ lineIds: _, ...one }) => ({ ...one, ...encodeTaxed(one) })),
    isDeliveryMissing: isChoiceMissing,
    taxes: [...result.taxes],
    totals,
    giftCards: giftCardUses(estimate),
    storeCredit: encodeUse(storeCreditUse(estimate)),
    due,
    payLater: payment.later.total,
    ...encodeReasons(result),
  }
}

const encodeUse = (use: ReturnType<typeof storeCreditUse>): WireEstimate['storeCredit'] =>
  use && { amount: use.amount, balance: use.balance }

/** The steps that explain the price. */
export const encodeReasons = ({
  trace,
  verdicts,
}: Pick<PriceResult, 'trace' | 'verdicts'>): Pick<WireEstimate, 'trace' | 'verdicts'> => ({
  trace: trace.map(({ phase, rule, target, base, amount, factor = null }) => ({
    phase,
    rule,
    target,
    base,
    amount,
    factor,
  })),
  verdicts: verdicts.map(
    ({ subject, id, applies, reason, have = null, need = null, amount = null }) => ({
      subject,
      id,
      applies,
      reason,
      have,
      need,
      amount,
    }),
  ),
})

const encodeTaxed = ({ beforeTax, tax, afterTax, taxes }: TaxedAmount) => ({
  beforeTax,
  tax,
  afterTax,
  taxes: [...taxes],
})
