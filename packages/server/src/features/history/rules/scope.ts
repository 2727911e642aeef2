import type { GroupedFact } from '../model.ts'

/** Which facts belong to one change. */
export interface Scope {
  readonly group: string
  readonly entities?: readonly string[]
  readonly entityId?: string
  /** Only what the same transaction wrote. */
  readonly tx?: string
  /** Only memberships of products. */
  readonly memberships?: boolean
}

/** Deletions that take what is deleted from everything that had it. */
const sweeping = new Set(['collection.deleted', 'ribbon.deleted', 'info_section.deleted'])
const tree = ['collection', 'category']

/** What one entry undoes: all that its request did to the same thing, and what a deletion swept along. */
export function scopeOf(fact: GroupedFact): Scope {
  const { group, tx, name, entity, entityId } = fact
  if (sweeping.has(name)) return { group, tx }
  if (isMembership(fact)) return { group, tx, entities: ['product'], memberships: true }
  if (name === 'category.moved') return { group, tx, entities: tree }
  if (tree.includes(entity)) return { group, entities: tree, entityId }
  if (entity === 'variants' || entity === 'product') {
    return { group, entities: ['product', 'variants'], entityId }
  }
  return { group, entities: [entity], entityId }
}

/** A collection that tells of products which came or went; the products tell how they came and went. */
const isMembership = ({ name, after }: GroupedFact): boolean =>
  name === 'collection.changed' && (after as { id?: string } | null)?.id === undefined
