import type { Checkout } from '@vitrine/contract/checkout'
import { fromMinorUnits } from '@vitrine/money'
import type { RequestContext } from '../request/context.ts'
import type { CreditView } from './checkout-view.ts'

/**
 * The store credit of the signed-in buyer in the currency of the checkout; undefined for guests, and without
 * any.
 */
export async function creditOf(
  { session, newBuyer }: RequestContext,
  { currency, useStoreCredit }: Checkout,
): Promise<CreditView | undefined> {
  if (!session.isMember) return undefined
  const { storeCredits } = await newBuyer().storeCredit.getOwnStoreCredit({})
  const own = storeCredits.find((one) => one.currency === currency)
  if (!own || own.balance === 0) return undefined
  return { balance: fromMinorUnits(BigInt(own.balance), currency), isUsed: useStoreCredit }
}

/** Whether the buyer checked the box; undefined where it was not shown. */
export const wantsCredit = (form: FormData): boolean | undefined =>
  form.has('creditShown') ? form.has('storeCredit') : undefined
