import type {
  MemberJobAction,
  MemberJobFailure,
  MemberJobState,
} from '@vitrine/contract/member-jobs'
import type { Selectable, Updateable } from 'kysely'
import type { MemberJobs } from '../../../platform/db/tables.ts'
import type { Actor, Tx } from '../../../platform/tx.ts'
import type { MemberJob } from '../model.ts'

const selectJobs = (tx: Tx) =>
  tx.db.selectFrom('member_jobs').selectAll().where('site_id', '=', tx.siteId)

export async function findJob(tx: Tx, id: string): Promise<MemberJob | undefined> {
  const row = await selectJobs(tx).where('id', '=', id).executeTakeFirst()
  return row && toJob(row)
}

/** The job, held until the transaction ends: nobody else moves it meanwhile. */
export async function holdJob(tx: Tx, id: string): Promise<MemberJob | undefined> {
  const row = await selectJobs(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toJob(row)
}

export async function listJobs(
  tx: Tx,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ jobs: MemberJob[]; total: number }> {
  const { total } = await tx.db
    .selectFrom('member_jobs')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('site_id', '=', tx.siteId)
    .executeTakeFirstOrThrow()
  const rows = await selectJobs(tx)
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { jobs: rows.map(toJob), total: Number(total) }
}

export async function insertJob(
  tx: Tx,
  job: Pick<MemberJob, 'id' | 'action' | 'filter' | 'search' | 'contentAssigneeId' | 'total'>,
): Promise<MemberJob> {
  const row = await tx.db
    .insertInto('member_jobs')
    .values({
      site_id: tx.siteId,
      id: job.id,
      action: job.action,
      filter: JSON.stringify(job.filter),
      search: job.search ? JSON.stringify(job.search) : null,
      content_assignee_id: job.contentAssigneeId,
      state: 'QUEUED' satisfies MemberJobState,
      total: job.total,
      actor: JSON.stringify(tx.actor),
      created_date: tx.now,
      updated_date: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toJob(row)
}

/** A run begins, for the first time or again behind what is decided. */
export const beginRun = (tx: Tx, job: MemberJob): Promise<MemberJob> =>
  updateJob(tx, job.id, {
    state: 'RUNNING' satisfies MemberJobState,
    started_date: job.startedDate ?? tx.now,
    run_started_date: tx.now,
    run_started_count: job.done + job.failed,
  })

/** Moves a job on behind a batch, in the transaction that decides the batch. */
export const advanceJob = (
  tx: Tx,
  { id, cursor, done, failed, failures }: MemberJob,
): Promise<MemberJob> =>
  updateJob(tx, id, { cursor, done, failed, failures: JSON.stringify(failures) })

export const endJob = (
  tx: Tx,
  id: string,
  state: MemberJobState,
  failure: string | null = null,
): Promise<MemberJob> => updateJob(tx, id, { state, failure, finished_date: tx.now })

async function updateJob(tx: Tx, id: string, values: Updateable<MemberJobs>): Promise<MemberJob> {
  const row = await tx.db
    .updateTable('member_jobs')
    .set({ ...values, updated_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toJob(row)
}

/** Jobs of every site that are not over; asked once when the process starts. */
export async function findUnfinished(
  tx: Pick<Tx, 'db'>,
): Promise<{ siteId: string; id: string }[]> {
  const rows = await tx.db
    .selectFrom('member_jobs')
    .select(['site_id', 'id'])
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .orderBy('created_date')
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

const toJob = (row: Selectable<MemberJobs>): MemberJob => ({
  id: row.id,
  action: row.action as MemberJobAction,
  state: row.state as MemberJobState,
  filter: row.filter,
  search: row.search,
  contentAssigneeId: row.content_assignee_id,
  cursor: row.cursor,
  total: row.total,
  done: row.done,
  failed: row.failed,
  failures: row.failures as unknown as MemberJobFailure[],
  failure: row.failure,
  actor: row.actor as unknown as Actor,
  createdDate: row.created_date,
  startedDate: row.started_date,
  runStartedDate: row.run_started_date,
  runStartedCount: row.run_started_count,
  updatedDate: row.updated_date,
  finishedDate: row.finished_date,
})
