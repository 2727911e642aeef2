import { STORES_APP_ID } from '@vitrine/contract/vocabulary'
import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type ValueTest, valuesFit } from '../../../catalog/custom-fields/index.ts'
import type { OrderSummary } from '../model/order.ts'
import { moneyColumns } from './query-money.ts'

/** The owner of the listed orders; all of the site for merchants. */
export type OrderOwner =
  | { readonly kind: 'all' }
  | { readonly kind: 'member' | 'visitor'; readonly id: string }

export interface OrderQuery extends Page {
  readonly filter: Filter
  /** Words in number, email address, name or products, which all have to match. */
  readonly search: readonly string[]
  /** Whether to list orders of rehearsals, for merchants; default no. */
  readonly rehearsal?: boolean
}

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})

const columns: Record<string, Column> = {
  id: column('text', sql`o.id::text`),
  ownId: column('uuid', sql`o.id`),
  number: column('bigint', sql`o.number`),
  state: column('text', sql`o.state`),
  paymentState: column('text', sql`o.payment_state`),
  fulfillmentState: column('text', sql`o.fulfillment_state`),
  channel: column('text', sql`o.channel`),
  email: column('text', sql`o.email`, false),
  buyerName: column('text', sql`o.buyer_name`),
  memberId: column('text', sql`o.member_id::text`, false),
  currency: column('text', sql`o.currency`),
  contactId: column(
    'text',
    sql`(SELECT m.contact_id::text FROM members m WHERE m.site_id = o.site_id AND m.id = o.member_id)`,
    false,
  ),
  ...moneyColumns,
  deliveryTime: column('text', sql`(o.delivery #>> '{0,details,deliveryTime}')`, false),
  /** Deliveries have a length, and no hours. */
  deliverySlot: column('timestamptz', sql`(NULL::timestamptz)`, false),
  checkoutId: column('text', sql`o.checkout_id::text`, false),
  billingFirstName: column('text', sql`(o.billing #>> '{contactDetails,firstName}')`, false),
  billingLastName: column('text', sql`(o.billing #>> '{contactDetails,lastName}')`, false),
  deliveryTitle: column('text', sql`(o.delivery #>> '{0,title}')`, false),
  externalOrderId: column('text', sql`(o.external_reference ->> 'id')`, false),
  /** Staff who created it for a buyer. */
  staffId: column(
    'text',
    sql`(CASE WHEN o.creator ->> 'type' = 'staff' THEN o.creator ->> 'id' END)`,
    false,
  ),
  archived: column('boolean', sql`o.archived`),
  seen: column('boolean', sql`o.seen`),
  imported: column('boolean', sql`(o.imported_date IS NOT NULL)`),
  onHold: column('boolean', sql`(o.hold IS NOT NULL)`),
  preorder: column(
    'boolean',
    sql`EXISTS (SELECT FROM order_lines l
      WHERE l.site_id = o.site_id AND l.order_id = o.id AND l.preorder IS NOT NULL)`,
  ),
  staffFields: {
    ...column('boolean', sql`(o.staff_fields <> '{}')`),
    fits: (value) => valuesFit(sql`o.staff_fields`, value as ValueTest),
  },
  createdDate: column('timestamptz', sql`o.created_date`),
  updatedDate: column('timestamptz', sql`o.updated_date`),
  purchasedDate: column('timestamptz', sql`COALESCE(o.purchased_date, o.created_date)`),
  tag: {
    type: 'text',
    value: sql`t.tag`,
    some: (test) => sql`EXISTS (SELECT FROM unnest(o.tags) t (tag) WHERE ${test})`,
  },
  lineName: {
    type: 'text',
    value: sql`l.name`,
    order: sql`(SELECT l.name FROM order_lines l WHERE l.site_id = o.site_id AND l.order_id = o.id
                 ORDER BY l.position, l.id LIMIT 1)`,
    some: (test) => sql`EXISTS (SELECT FROM order_lines l
      WHERE l.site_id = o.site_id AND l.order_id = o.id AND ${test})`,
  },
  /** The app of catalog items; custom items have none. */
  appId: {
    type: 'text',
    value: sql`(CASE WHEN l.product_id IS NOT NULL THEN ${STORES_APP_ID}::text END)`,
    some: (test) => sql`EXISTS (SELECT FROM order_lines l
      WHERE l.site_id = o.site_id AND l.order_id = o.id AND ${test})`,
  },
  productId: {
    type: 'text',
    value: sql`l.product_id::text`,
    some: (test) => sql`EXISTS (SELECT FROM order_lines l
      WHERE l.site_id = o.site_id AND l.order_id = o.id AND ${test})`,
  },
}

const ownedBy = (owner: OrderOwner) =>
  owner.kind === 'all'
    ? sql`TRUE`
    : owner.kind === 'member'
      ? sql`o.member_id = ${owner.id}::uuid`
      : sql`o.visitor_id = ${owner.id}::uuid`

/** In a rehearsal, shoppers see the orders of rehearsals. */
const isRehearsed = (tx: Tx, owner: OrderOwner, { rehearsal = false }: OrderQuery): boolean =>
  owner.kind === 'all' ? rehearsal : tx.isRehearsal === true

const escaped = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

const foundBy = (word: string) => sql`(
  CASE WHEN o.is_rehearsal THEN 'R-' ELSE '' END || o.number::text = upper(${word}) OR o.email ILIKE ${escaped(word)} OR o.buyer_name ILIKE ${escaped(word)}
  OR EXISTS (SELECT FROM order_lines l WHERE l.site_id = o.site_id AND l.order_id = o.id
              AND (l.name ILIKE ${escaped(word)} OR l.sku ILIKE ${escaped(word)})))`

const summary = sql`
  o.id, o.number, o.is_rehearsal AS "isRehearsal", o.state, o.payment_state AS "paymentState", o.fulfillment_state AS "fulfillmentState",
  o.channel, o.email, o.buyer_name AS "buyerName", o.currency, o.total_minor AS "totalMinor", o.tags,
  o.archived, o.seen, o.hold IS NOT NULL AS "onHold",
  o.delivery <> '[]' AS "hasDelivery", o.created_date AS "createdDate",
  (SELECT COALESCE(sum(l.quantity), 0)::int FROM order_lines l
    WHERE l.site_id = o.site_id AND l.order_id = o.id) AS "itemCount",
  COALESCE((SELECT l.name FROM order_lines l WHERE l.site_id = o.site_id AND l.order_id = o.id
             ORDER BY l.position, l.id LIMIT 1), '') AS "firstLine"`

/** One page of orders with their first lines, and the total, in one statement. */
export async function queryOrders(
  tx: Tx,
  owner: OrderOwner,
  query: OrderQuery,
): Promise<ResultPage<OrderSummary>> {
  const columnOf = (field: string) => columns[field]
  const words = query.search.map(foundBy)
  const list = sql`orders o
    WHERE o.site_id = ${tx.siteId} AND ${ownedBy(owner)} AND o.is_rehearsal = ${isRehearsed(tx, owner, query)}
      AND ${filterToSql(query.filter, columnOf)}
      AND ${words.length > 0 ? sql.join(words, sql` AND `) : sql`TRUE`}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<OrderSummary & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${summary}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, toSummary)
}

/** Numbers of orders by the values of fields, in one statement. */
export async function countOrders(
  tx: Tx,
  filter: Filter,
  fields: readonly string[],
): Promise<{ readonly values: readonly (string | null)[]; readonly count: number }[]> {
  const columnOf = (field: string) => columns[field]
  const values = fields.map((field) => sql`(${columns[field]?.value ?? sql`NULL`})::text`)
  const { rows } = await sql<{ values: (string | null)[]; count: number }>`
    SELECT ARRAY[${sql.join(values)}] AS values, count(*)::int AS count FROM orders o
     WHERE o.site_id = ${tx.siteId} AND NOT o.is_rehearsal AND ${filterToSql(filter, columnOf)} GROUP BY 1`.execute(
    tx.db,
  )
  return rows
}

const toSummary = (row: OrderSummary): OrderSummary => ({
  id: row.id,
  number: row.number,
  isRehearsal: row.isRehearsal,
  state: row.state,
  paymentState: row.paymentState,
  fulfillmentState: row.fulfillmentState,
  channel: row.channel,
  email: row.email,
  buyerName: row.buyerName,
  currency: row.currency,
  totalMinor: row.totalMinor,
  tags: row.tags,
  archived: row.archived,
  seen: row.seen,
  onHold: row.onHold,
  hasDelivery: row.hasDelivery,
  createdDate: row.createdDate,
  itemCount: row.itemCount,
  firstLine: row.firstLine,
})
