import {
  ApplicationError,
  type Handlers,
  type Input,
  PermissionDenied,
} from '@vitrine/contract/kit'
import type { totalsCalculator } from '@vitrine/contract/totals-calculator'
import type { CartGiftCard } from '../../../areas/commerce/cart/index.ts'
import type { PromotionsFeature } from '../../../areas/commerce/promotions/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeEstimate, encodePart } from '../codec/estimate.ts'
import { encodeMinor } from '../codec/money.ts'
import { decodeItemsToPrice } from '../codec/totals.ts'
import { type CartCallDeps, shopOf } from './cart-calls.ts'

export interface TotalsDeps extends CartCallDeps {
  readonly promotions: Pick<PromotionsFeature, 'find'>
}

type Request = Input<(typeof totalsCalculator)['operations']['calculateTotals']>
type Call = HandlerContext & { readonly input: Request }

export const totalsHandlers = (deps: TotalsDeps) =>
  ({
    calculateTotals: async (call) => {
      const { tx, input } = call
      const { giftCards, errors } = await giftCardsOf(deps, call)
      const estimate = await deps.carts.priceItems(tx, {
        items: decodeItemsToPrice(input.lineItems ?? []),
        codes: await codesOf(deps, call),
        giftCards,
        memberId: memberOf(call),
        email: input.buyerEmail ?? null,
        shipping: input.shippingAddress,
        billing: input.billingAddress,
        deliveryChoices: input.selectedShippingOption ? [input.selectedShippingOption] : [],
      })
      const shop = await shopOf(deps, call)
      const { cart, ...totals } = encodeEstimate(shop, estimate, [])
      const { result } = estimate
      return {
        ...totals,
        calculationErrors: { ...totals.calculationErrors, ...errors },
        payNow: encodePart(shop, result.payment.now),
        conversionCurrency: cart.conversionCurrency,
        taxIncludedInPrice: cart.taxIncludedInPrices,
        ...(shop.conversion && { checkoutConversionRate: shop.conversion.rate }),
        payAfterFreeTrial: encodePart(shop, result.payment.afterTrial),
        payNowTotalAfterGiftCard: encodeMinor(shop, result.due),
        totalAfterGiftCard: encodeMinor(
          shop,
          result.totals.total - result.tenders.reduce((sum, { amount }) => sum + amount, 0),
        ),
      }
    },
  }) satisfies Handlers<typeof totalsCalculator, HandlerContext>

async function codesOf({ promotions }: TotalsDeps, { tx, input }: Call): Promise<string[]> {
  if (input.couponCode) return [input.couponCode]
  if (!input.couponId) return []
  const id = input.couponId.toLowerCase()
  const code = (await promotions.find(tx, [id])).get(id)?.code
  return code ? [code] : []
}

/** The member whose prices apply: members price for themselves, merchants for anybody. */
function memberOf({ caller, input }: Call): string | null {
  const own = caller.kind === 'member' ? caller.id : null
  const wanted = input.memberId?.toLowerCase() ?? own
  if (wanted === own || caller.kind === 'merchant') return wanted
  throw PermissionDenied({ field: 'memberId' }, 'Only merchants calculate for another member')
}

interface GiftCards {
  readonly giftCards: readonly CartGiftCard[]
  /** Why the code that was sent pays nothing. */
  readonly errors: { readonly giftCardCalculationError?: object }
}

async function giftCardsOf({ carts }: TotalsDeps, { tx, input }: Call): Promise<GiftCards> {
  if (!input.giftCardCode) return { giftCards: [], errors: {} }
  try {
    const { id, lastFour } = await carts.findGiftCard(tx, input.giftCardCode)
    return { giftCards: [{ id, lastFour, requestedMinor: null }], errors: {} }
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error
    const { code, description } = error.definition
    const applicationError = { code, description, data: error.data }
    return { giftCards: [], errors: { giftCardCalculationError: { applicationError } } }
  }
}
