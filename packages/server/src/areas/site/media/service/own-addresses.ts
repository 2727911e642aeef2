import type { Tx } from '../../../../platform/tx.ts'
import { ownMediaId } from '../rules/addresses.ts'
import { findMany } from '../store/items.ts'

/** Ids by address: one of our own addresses is the picture it shows; `others` finds the rest. */
export async function withOwnAddresses(
  tx: Tx,
  publicUrl: Parameters<typeof ownMediaId>[1],
  addresses: readonly string[],
  others: (addresses: readonly string[]) => Promise<Map<string, string>>,
): Promise<Map<string, string>> {
  const own = new Map(
    addresses.flatMap((one) => {
      const id = ownMediaId(one, publicUrl)
      return id ? [[one, id] as const] : []
    }),
  )
  const existing = own.size > 0 ? await findMany(tx, [...new Set(own.values())]) : []
  const ids = new Set(existing.map(({ id }) => id))
  const isOwn = (address: string) => ids.has(own.get(address) ?? '')
  const found = await others(addresses.filter((one) => !isOwn(one)))
  for (const address of addresses.filter(isOwn)) found.set(address, own.get(address) ?? '')
  return found
}
