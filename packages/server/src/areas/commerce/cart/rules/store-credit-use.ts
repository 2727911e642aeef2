import type { Estimate } from '../model/estimate.ts'

/** The part of a cart that store credit pays; null if the cart does not use it, or its member has none. */
export function storeCreditUse({ snapshot, result }: Pick<Estimate, 'snapshot' | 'result'>) {
  const tender = snapshot.tenders.find(({ kind }) => kind === 'store-credit')
  if (!tender) return null
  const { id, balance } = tender
  return { id, balance, amount: result.tenders.find((one) => one.id === id)?.amount ?? 0 }
}
