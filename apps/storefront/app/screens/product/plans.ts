import type { ShopProduct } from '@vitrine/contract/shop'
import {
  currencyDigits,
  isLess,
  roundDecimal,
  subtractDecimals,
  subtractPercent,
} from '@vitrine/money'
import type { PriceView } from '../../views/price.ts'

type Details = Pick<ShopProduct, 'subscriptions'>['subscriptions']
type Subscription = NonNullable<Details>['items'][number]

/** A subscription plan. */
export type PlanView = {
  id: string
  title: string
  description?: string
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval: number
  /** Number of deliveries; absent without an end. */
  times?: number
  less?: { type: 'AMOUNT' | 'PERCENT'; value: string }
}

/** The purchase options and the chosen one; an empty `chosen` is a single purchase. */
export type PlansView = { plans: readonly PlanView[]; canBuyOnce: boolean; chosen: string }

export const PLAN = 'plan'

export function viewPlans(details: Details, search: URLSearchParams): PlansView {
  const plans = (details?.items ?? []).flatMap(viewPlan)
  const canBuyOnce = plans.length === 0 || (details?.allowOneTimePurchases ?? true)
  const asked = search.get(PLAN)
  const chosen = plans.find(({ id }) => id === asked) ?? (canBuyOnce ? undefined : plans[0])
  return { plans, canBuyOnce, chosen: chosen?.id ?? '' }
}

function viewPlan({ frequency, discount, billingCycles, ...plan }: Subscription): PlanView[] {
  const { id, title, description, interval } = plan
  if (frequency === 'UNDEFINED') return []
  return [
    {
      id,
      title,
      frequency,
      interval,
      ...(description ? { description } : {}),
      ...(billingCycles ? { times: billingCycles } : {}),
      ...(discount ? { less: discount } : {}),
    },
  ]
}

/** Price of each delivery, with the plan's discount. */
export function byPlan(price: PriceView, { plans, chosen }: PlansView): PriceView {
  const less = plans.find(({ id }) => id === chosen)?.less
  if (!less) return price
  const value =
    less.type === 'AMOUNT'
      ? subtractDecimals(price.value, less.value)
      : roundDecimal(subtractPercent(price.value, less.value), currencyDigits(price.currency))
  if (isLess(value, '0')) return price
  return { ...price, value, was: price.was ?? price.value }
}
