import type { GroupedFact } from '../model.ts'

/** Which facts belong to one change. */
export interface UndoScope {
  readonly group: string
  readonly entities?: readonly string[]
  readonly entityId?: string
  /** Only facts of the same transaction. */
  readonly tx?: string
  /** Only memberships of products. */
  readonly memberships?: boolean
}

/** Deletions that also remove references to the deleted entity. */
const cascadingDeletions = new Set(['collection.deleted', 'ribbon.deleted', 'info_section.deleted'])
const collectionEntities = ['collection', 'category']

/**
 * The facts that one entry undoes: all changes of its request to the same entity, and what a deletion removed
 * with it.
 */
export function scopeOf(fact: GroupedFact): UndoScope {
  const { group, tx, name, entity, entityId } = fact
  if (cascadingDeletions.has(name)) return { group, tx }
  if (isMembership(fact)) return { group, tx, entities: ['product'], memberships: true }
  if (name === 'category.moved') return { group, tx, entities: collectionEntities }
  if (collectionEntities.includes(entity)) return { group, entities: collectionEntities, entityId }
  if (entity === 'variants' || entity === 'product') {
    return { group, entities: ['product', 'variants'], entityId }
  }
  return { group, entities: [entity], entityId }
}

/** A fact about products added to or removed from a collection; the products have separate facts. */
const isMembership = ({ name, after }: GroupedFact): boolean =>
  name === 'collection.changed' && (after as { id?: string } | null)?.id === undefined
