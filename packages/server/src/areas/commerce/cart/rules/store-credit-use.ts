import type { Estimate } from '../model/estimate.ts'

/** What store credit pays of a cart; null where the cart does not use it, or its member has none. */
export function storeCreditUse({ snapshot, result }: Pick<Estimate, 'snapshot' | 'result'>) {
  const tender = snapshot.tenders.find(({ kind }) => kind === 'store-credit')
  if (!tender) return null
  const { id, balance } = tender
  return { id, balance, amount: result.tenders.find((one) => one.id === id)?.amount ?? 0 }
}
