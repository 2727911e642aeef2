import { type RawBuilder, sql } from 'kysely'
import { type Column, type Filter, isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { listedColumns } from '../../variants/index.ts'

/** A list with an ordered index: a collection, or the products with a choice. */
export type NamedList =
  | { readonly kind: 'collection'; readonly id: string }
  | { readonly kind: 'choice'; readonly option: string; readonly choice: string }

/** The rows to scan, and the columns of their products. */
export interface List {
  readonly tables: RawBuilder<unknown>
  /** The condition on site and list. */
  readonly own: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  readonly columns: (field: string) => Column | undefined
}

/** The list that a test restricts to, when it is a single one. */
export function namedBy(part: Filter): NamedList | undefined {
  if (part.kind !== 'test' || !picksOne.has(part.operator)) return undefined
  const [one, ...others] = Array.isArray(part.value) ? part.value : [part.value]
  if (others.length > 0) return undefined
  if (part.field === 'collectionIds') {
    return isGuid(one) ? { kind: 'collection', id: String(one) } : undefined
  }
  // The empty text means no choice at all.
  if (!part.field.startsWith('options.') || typeof one !== 'string' || one === '') return undefined
  return { kind: 'choice', option: part.field.slice('options.'.length), choice: one }
}

const picksOne = new Set(['$eq', '$in', '$hasSome', '$hasAll'])

/**
 * Products, or the members of a list, joined to products only where the query needs columns that the list
 * lacks.
 */
export function listOf(tx: Tx, named: NamedList | undefined, fields: readonly string[]): List {
  if (!named) {
    const own = sql`p.site_id = ${tx.siteId}`
    return { tables: sql`products p`, own, id: sql`p.id`, columns: listedColumns(tx) }
  }
  const { members, own, carried } =
    named.kind === 'choice' ? byChoice(tx, named) : byCollection(tx, named)
  const isCarried = (field: string) => Object.hasOwn(carried, field)
  return {
    tables: fields.every(isCarried)
      ? sql`${members} m`
      : sql`${members} m JOIN products p ON p.site_id = m.site_id AND p.id = m.product_id`,
    own,
    id: sql`m.product_id`,
    columns: (field) => (isCarried(field) ? carried[field] : listedColumns(tx)(field)),
  }
}

/** Whether the list's index provides this order without joining products. */
export const isOrderedBy = (named: NamedList, fields: readonly string[]): boolean =>
  named.kind === 'collection' || fields.every((field) => Object.hasOwn(memberColumns, field))

/** Product columns that are copied to the members of every list. */
const memberColumns: Record<string, Column> = {
  id: { type: 'uuid', value: sql`m.product_id`, required: true },
  numericId: { type: 'bigint', value: sql`m.numeric_id`, required: true },
  visible: { type: 'boolean', value: sql`m.visible`, required: true },
}
const pricedMemberColumns: Record<string, Column> = {
  ...memberColumns,
  price: { type: 'numeric', value: sql`m.price`, required: true },
  paidPrice: { type: 'numeric', value: sql`m.paid_price`, required: true },
}

const byCollection = (tx: Tx, { id }: Extract<NamedList, { kind: 'collection' }>) => ({
  members: sql`collection_products`,
  own: sql`m.site_id = ${tx.siteId} AND m.collection_id = ${id}`,
  carried: pricedMemberColumns,
})

const byChoice = (tx: Tx, { option, choice }: Extract<NamedList, { kind: 'choice' }>) => ({
  members: sql`choice_products`,
  own: sql`m.site_id = ${tx.siteId} AND m.option_name = lower(${option}::text) AND m.choice = ${choice}`,
  carried: memberColumns,
})
