import type { WireQuery } from '@vitrine/contract/catalog'
import type { DefinedError } from '@vitrine/contract/kit'

/** The record with an id; throws when there is none. */
export function recordWithId<T extends { readonly id: string }>(
  records: readonly T[],
  id: string,
  notFound: DefinedError,
): T {
  const found = records.find((one) => one.id === id.toLowerCase())
  if (!found) throw notFound({ id })
  return found
}

/** Lists are paged by cursor unless an offset is requested. */
export const byCursor = (query: WireQuery | null | undefined): WireQuery =>
  query?.paging ? query : { ...query, cursorPaging: query?.cursorPaging ?? {} }
