import type { SearchDetails } from '@vitrine/contract/catalog-v3'
import { violation } from '@vitrine/contract/kit'
import { decodeProductFilter } from './search.ts'

/** Which products a call is about, as it is sent. */
export interface ByFilter {
  readonly filter?: unknown
  readonly search?: SearchDetails | null
}

/** Somebody must say which products are meant: a forgotten filter is not all of them. */
export function decodeByFilter({ filter, search }: ByFilter) {
  if ((filter ?? undefined) === undefined && !search?.expression?.trim()) {
    throw violation('filter', 'REQUIRED_FIELD', 'is required; {} means every product')
  }
  return decodeProductFilter({ filter, search })
}
