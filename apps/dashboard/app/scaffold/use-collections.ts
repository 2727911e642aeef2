import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { useOperation } from './use-operation.ts'

const query = {
  sort: [{ fieldName: 'name', order: 'ASC' as const }],
  paging: { limit: 100, offset: 0 },
}

/** The collections a product can be put into, by name. */
export function useCollections() {
  const found = useOperation('catalogV1.queryCollections', { query })
  return (found.data?.collections ?? []).filter(({ id }) => id !== ALL_PRODUCTS_ID)
}
