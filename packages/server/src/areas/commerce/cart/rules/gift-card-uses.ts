import type { Estimate } from '../model/estimate.ts'

/** The payment of each gift card of a cart, or the reason why it pays nothing. */
export function giftCardUses({ view, snapshot, result }: Estimate) {
  const balances = new Map(snapshot.tenders.map(({ id, balance }) => [id, balance]))
  return view.cart.giftCards.map(({ id, lastFour }) => {
    const verdict = result.verdicts.find((one) => one.subject === 'tender' && one.id === id)
    return {
      id,
      lastFour,
      amount: result.tenders.find((one) => one.id === id)?.amount ?? 0,
      balance: balances.get(id) ?? 0,
      reason: verdict?.reason ?? 'no-balance',
    }
  })
}
