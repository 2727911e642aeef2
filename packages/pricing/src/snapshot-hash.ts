import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import canonicalize from 'canonicalize'
import type { PriceSnapshot } from './snapshot.ts'

/**
 * SHA-256 in hexadecimal of the snapshot as canonical JSON (RFC 8785), the same in browsers and on servers.
 * The order of keys, and of lists whose order has no meaning, does not change it.
 */
export function hashSnapshot(snapshot: PriceSnapshot): string {
  const { lines, promotions, codes, delivery, fees, taxes } = snapshot
  const ordered: PriceSnapshot = {
    ...snapshot,
    lines: sortBy(lines, ({ id }) => id),
    promotions: sortBy(promotions, ({ id }) => id),
    codes: [...codes].sort(),
    delivery: {
      options: sortBy(delivery.options, ({ groupId, id }) => JSON.stringify([groupId, id])),
      chosen: sortBy(delivery.chosen, ({ groupId }) => groupId),
    },
    fees: sortBy(fees, ({ id }) => id),
    taxes: sortBy(taxes, ({ taxGroupId }) => taxGroupId),
  }
  return bytesToHex(sha256(utf8ToBytes(canonicalize(ordered) ?? '')))
}

const sortBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[] =>
  [...items].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
