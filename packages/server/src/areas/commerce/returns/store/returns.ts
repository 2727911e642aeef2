import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestKey } from '../../payments/index.ts'
import type { Return, ReturnEvent, ReturnLine, ShownReturn } from '../model.ts'
import { withdrawalJson, withMoments } from './withdrawals.ts'

/** With data of its order; `r` is a return. */
export const returnColumns = sql`
  r.id, r.number, r.order_id AS "orderId", r.revision, r.kind, r.state, r.late, r.settlement,
  r.created_date AS "createdDate", r.updated_date AS "updatedDate",
  COALESCE((SELECT jsonb_agg(jsonb_build_object('lineId', l.line_id, 'quantity', l.quantity, 'reason', l.reason,
                       'comment', l.comment, 'wish', l.wish, 'resell', l.resell) ORDER BY l.position)
     FROM return_lines l WHERE l.site_id = r.site_id AND l.return_id = r.id), '[]') AS lines,
  (SELECT jsonb_agg(jsonb_build_object('kind', e.kind, 'actor', e.actor, 'text', e.text,
                       'createdDate', e.created_date) ORDER BY e.place)
     FROM return_events e WHERE e.site_id = r.site_id AND e.return_id = r.id) AS events,
  (SELECT ${withdrawalJson} FROM withdrawals w WHERE w.site_id = r.site_id AND w.return_id = r.id) AS withdrawal,
  (SELECT o.number FROM orders o WHERE o.site_id = r.site_id AND o.id = r.order_id) AS "orderNumber",
  (SELECT o.buyer_name FROM orders o WHERE o.site_id = r.site_id AND o.id = r.order_id) AS "buyerName",
  COALESCE((SELECT jsonb_object_agg(l.id, l.name) FROM order_lines l
     WHERE l.site_id = r.site_id AND l.order_id = r.order_id), '{}') AS names`

/** JSON has no dates. */
export const readReturn = (row: ShownReturn): ShownReturn => ({
  ...row,
  events: row.events.map((one) => ({ ...one, createdDate: new Date(one.createdDate) })),
  withdrawal: row.withdrawal && withMoments(row.withdrawal),
})

async function select(tx: Tx, where: RawBuilder<unknown>): Promise<ShownReturn[]> {
  const { rows } = await sql<ShownReturn>`
    SELECT ${returnColumns} FROM returns r WHERE r.site_id = ${tx.siteId} AND ${where}
     ORDER BY r.number`.execute(tx.db)
  return rows.map(readReturn)
}

export const findReturn = async (tx: Tx, id: string): Promise<ShownReturn | undefined> =>
  (await select(tx, sql`r.id = ${id}::uuid`))[0]

/** The returns of an order, the earliest first. */
export const findReturnsOf = (tx: Tx, orderId: string): Promise<ShownReturn[]> =>
  select(tx, sql`r.order_id = ${orderId}::uuid`)

/** The return of an order that a call with this key has made. */
export async function findByRequest(
  tx: Tx,
  orderId: string,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; bodyHash: Buffer }>`
    SELECT id, request_hash AS "bodyHash" FROM returns
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid AND request_key = ${key}`.execute(
    tx.db,
  )
  return rows[0]
}

const FIRST_NUMBER = 1001

/** The number of the next return. */
export async function takeNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    INSERT INTO return_counters AS c (site_id, next_number) VALUES (${tx.siteId}::uuid, ${FIRST_NUMBER + 1})
    ON CONFLICT (site_id) DO UPDATE SET next_number = c.next_number + 1
    RETURNING next_number - 1 AS number`.execute(tx.db)
  return rows[0]?.number ?? FIRST_NUMBER
}

export async function insertReturn(
  tx: Tx,
  one: Return,
  request: RequestKey | undefined,
): Promise<void> {
  await sql`
    INSERT INTO returns (site_id, id, number, order_id, revision, kind, state, late, request_key, request_hash,
                         created_date, updated_date)
    VALUES (${tx.siteId}, ${one.id}, ${one.number}, ${one.orderId}, ${one.revision}, ${one.kind}, ${one.state},
            ${one.late}, ${request?.key ?? null}, ${request?.bodyHash ?? null}, ${one.createdDate},
            ${one.updatedDate})`.execute(tx.db)
  await insertLines(tx, one.id, one.lines)
  await insertEvents(tx, one.id, one.events)
}

export async function insertLines(
  tx: Tx,
  returnId: string,
  lines: readonly ReturnLine[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    INSERT INTO return_lines (site_id, return_id, line_id, position, quantity, reason, comment, wish)
    SELECT ${tx.siteId}::uuid, ${returnId}::uuid, "lineId", position, quantity, reason, comment, wish
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
             AS ("lineId" uuid, quantity integer, reason text, comment text, wish text)) WITH ORDINALITY
             AS line ("lineId", quantity, reason, comment, wish, position)`.execute(tx.db)
}

export async function insertEvents(
  tx: Tx,
  returnId: string,
  events: readonly ReturnEvent[],
): Promise<void> {
  await sql`
    INSERT INTO return_events (site_id, return_id, kind, actor, text, created_date)
    SELECT ${tx.siteId}::uuid, ${returnId}::uuid, kind, actor, text, "createdDate"
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
             AS (kind text, actor jsonb, text text, "createdDate" timestamptz)) WITH ORDINALITY
             AS event (kind, actor, text, "createdDate", place)
     ORDER BY place`.execute(tx.db)
}

/** Stores the mutable fields of a return. */
export async function updateReturn(tx: Tx, one: Return): Promise<void> {
  await sql`
    UPDATE returns
       SET revision = ${one.revision}, state = ${one.state},
           settlement = ${one.settlement && JSON.stringify(one.settlement)}::jsonb,
           updated_date = ${one.updatedDate}
     WHERE site_id = ${tx.siteId} AND id = ${one.id}::uuid`.execute(tx.db)
}

/** Erases texts of buyers and staff from returns; items and settlements stay. */
export async function eraseTexts(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const own = sql`
    site_id = ${tx.siteId} AND return_id IN (
      SELECT id FROM returns WHERE site_id = ${tx.siteId} AND order_id = ANY (${[...orderIds]}::uuid[]))`
  await sql`UPDATE return_lines SET comment = '', wish = '' WHERE ${own}`.execute(tx.db)
  await sql`UPDATE return_events SET text = '' WHERE ${own}`.execute(tx.db)
}

/** Stores how many pieces of lines are sold again. */
export async function updateResell(
  tx: Tx,
  { id, lines }: Pick<Return, 'id' | 'lines'>,
): Promise<void> {
  await sql`
    UPDATE return_lines l SET resell = c.resell
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS c ("lineId" uuid, resell integer)
     WHERE l.site_id = ${tx.siteId} AND l.return_id = ${id}::uuid AND l.line_id = c."lineId"`.execute(
    tx.db,
  )
}
