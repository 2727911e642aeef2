import type { FieldChange, OthersChange } from '@vitrine/contract/products'
import type { Product } from '../../../catalog/index.ts'
import type { ProductFact } from '../model.ts'
import { differences, fieldsOf } from './product-fields.ts'

/** What others changed since a revision, and whether the ledger still knows all of it. */
export interface OthersChanges {
  readonly changes: readonly OthersChange[]
  readonly isComplete: boolean
}

/** The changes of several facts as one for each field: from its first value to its last. */
export function othersChanges(
  facts: readonly ProductFact[],
  product: Pick<Product, 'revision'>,
  base: number,
): OthersChanges {
  const byField = new Map<string, OthersChange>()
  for (const { before, after, actor, at } of facts) {
    const by = { type: actor.type, id: actor.id }
    for (const change of differences(fieldsOf(before ?? {}), fieldsOf(after ?? {}))) {
      byField.set(change.field, { ...joined(byField.get(change.field), change), by, at })
    }
  }
  const revisions = new Set(
    facts.flatMap(({ after }) => (after?.revision && after.revision > base ? after.revision : [])),
  )
  return {
    changes: [...byField.values()].sort((one, other) => (one.field < other.field ? -1 : 1)),
    isComplete: base < product.revision && revisions.size === product.revision - base,
  }
}

function joined(first: FieldChange | undefined, last: FieldChange): FieldChange {
  const before = first ? first.before : last.before
  return {
    field: last.field,
    ...(before !== undefined && { before }),
    ...(last.after !== undefined && { after: last.after }),
  }
}
