import type { FieldMask } from '@vitrine/contract/catalog-v1'

/** A change without the fields that its mask leaves out; without a mask the whole change. */
export function masked<T extends { readonly id: string }>(
  change: T,
  mask: FieldMask | null | undefined,
): T {
  const names = namesIn(mask)
  if (names.size === 0) return change
  const kept = Object.entries(change).filter(([name]) => name === 'id' || names.has(name))
  return Object.fromEntries(kept) as T
}

function namesIn(mask: FieldMask | null | undefined): ReadonlySet<string> {
  if (!mask) return new Set()
  const paths = typeof mask === 'string' ? mask.split(',') : 'paths' in mask ? mask.paths : mask
  return new Set(
    paths
      .map((path) => path.trim().replace(/^(product|collection)\./, ''))
      .flatMap((path) => path.split('.')[0] || []),
  )
}
