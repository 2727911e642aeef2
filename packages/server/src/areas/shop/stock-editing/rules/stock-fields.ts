import type { FieldChange } from '@vitrine/contract/saves'
import { differing, type Fields, present } from '../../editing/index.ts'

/** The fields of an item, or of a fact's before or after state, under the names that requests use. */
function stockFields({ tracked, quantity, availability, preorder, isDrop }: Fields): Fields {
  if (tracked === undefined) return {}
  const { enabled, message, limit, shipsAt } = (preorder ?? {}) as Fields
  return present({
    tracked,
    quantity,
    inStock: tracked ? undefined : availability === 'IN_STOCK',
    drop: isDrop,
    'preorder.enabled': enabled,
    'preorder.message': message,
    'preorder.limit': limit,
    'preorder.shipsAt': shipsAt,
  })
}

export const stockDifferences = (before: Fields, after: Fields): FieldChange[] =>
  differing(stockFields(before), stockFields(after))
