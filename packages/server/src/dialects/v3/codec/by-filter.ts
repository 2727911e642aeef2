import type { SearchDetails } from '@vitrine/contract/catalog-v3'
import { violation } from '@vitrine/contract/kit'
import { decodeProductFilter } from './search.ts'

/** The selection of products in a request. */
export interface ByFilter {
  readonly filter?: unknown
  readonly search?: SearchDetails | null
}

/** A filter is required, so that a forgotten one does not match all products. */
export function decodeByFilter({ filter, search }: ByFilter) {
  if ((filter ?? undefined) === undefined && !search?.expression?.trim()) {
    throw violation('filter', 'REQUIRED_FIELD', 'is required; {} means every product')
  }
  return decodeProductFilter({ filter, search })
}
