import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Criteria, MemberPage, MemberQuery, Viewer } from '../model.ts'
import { columnsFor } from './columns.ts'
import { behind, keysOf, orderOf, placeOf, reversed } from './keyset.ts'
import { matching } from './matching.ts'
import { toMember } from './members.ts'

/**
 * One page of the members that somebody may see, and how many there are: two statements, one when an
 * earlier page has counted.
 */
export async function queryMembers(
  tx: Tx,
  viewer: Viewer,
  query: MemberQuery,
): Promise<MemberPage> {
  const { from, limit } = query
  const total = from?.total ?? (await countMembers(tx, viewer, query))
  const forwards = keysOf(query.sort, columnsFor(viewer))
  const keys = from?.backwards ? reversed(forwards) : forwards
  const rows = await tx.db
    .selectFrom('members')
    .selectAll()
    .select(placeOf(forwards).as('place'))
    .where(matching(tx, viewer, query))
    .$if(from !== undefined, (select) =>
      select.where(sql<boolean>`${from ? behind(keys, from.place) : sql`TRUE`}`),
    )
    .orderBy(sql`${orderOf(keys)}`)
    // One more than is shown tells whether there are more.
    .limit(limit + 1)
    .offset(from ? 0 : query.offset)
    .execute()
  const shown = rows.slice(0, limit)
  if (from?.backwards) shown.reverse()
  const [first, last] = [shown[0], shown.at(-1)]
  const placed = ({ id, place }: (typeof rows)[number]) => ({ id, keys: place })
  return {
    members: shown.map(toMember),
    ends: first && last && { first: placed(first), last: placed(last) },
    hasMore: rows.length > limit,
    total,
  }
}

export async function countMembers(tx: Tx, viewer: Viewer, criteria: Criteria): Promise<number> {
  const { total } = await tx.db
    .selectFrom('members')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matching(tx, viewer, criteria))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The next members for a job, in the order of their ids, held until the transaction ends. */
export async function nextMembers(
  tx: Tx,
  criteria: Criteria,
  { after, createdUntil, limit }: { after: string | null; createdUntil: Date; limit: number },
): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('members')
    .select('id')
    .where(matching(tx, { kind: 'merchant' }, criteria))
    .where('created_date', '<=', createdUntil)
    .$if(after !== null, (select) => select.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
