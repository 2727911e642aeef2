import { sql } from 'kysely'
import { knownTotal, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Criteria, Member, MemberQuery, Viewer } from '../model.ts'
import { columnsFor } from './columns.ts'
import { matching } from './matching.ts'
import { toMember } from './members.ts'

/** One page of visible members and the total: two statements, or one when an earlier page has counted. */
export async function queryMembers(
  tx: Tx,
  viewer: Viewer,
  query: MemberQuery,
): Promise<ResultPage<Member>> {
  const total = knownTotal(query) ?? (await countMembers(tx, viewer, query))
  const { order, beyond, slice, place } = pageToSql(query, columnsFor(viewer), ['id'])
  const rows = await tx.db
    .selectFrom('members')
    .selectAll()
    .select(place.as('place'))
    .where(matching(tx, viewer, query))
    .where(sql<boolean>`${beyond}`)
    .orderBy(sql`${order}`)
    .modifyEnd(sql`${slice}`)
    .execute()
  const ranked = rows.map((row, rank) => ({ ...row, rank, total }))
  return { ...toResultPage(ranked, query, toMember), total }
}

export async function countMembers(tx: Tx, viewer: Viewer, criteria: Criteria): Promise<number> {
  const { total } = await tx.db
    .selectFrom('members')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matching(tx, viewer, criteria))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The next members of a job by id, locked until the transaction ends. */
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
