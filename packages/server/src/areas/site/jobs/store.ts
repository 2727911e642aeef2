import type { JobItemError, JobState } from '@vitrine/contract/jobs'
import type { Reason } from '@vitrine/contract/reasons'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Jobs } from '../../../platform/db/tables.ts'
import type { Actor, Tx } from '../../../platform/tx.ts'
import type { Job, JobFailure } from './model.ts'

const selectJobs = (tx: Tx) => tx.db.selectFrom('jobs').selectAll().where('site_id', '=', tx.siteId)

export async function findJob(tx: Tx, id: string): Promise<Job | undefined> {
  const row = await selectJobs(tx).where('id', '=', id).executeTakeFirst()
  return row && toJob(row)
}

/** The job, locked until the transaction ends. */
export async function lockJob(tx: Tx, id: string): Promise<Job | undefined> {
  const row = await selectJobs(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toJob(row)
}

/** Jobs of a kind that are not over, held in the order they are done in. */
export async function lockUnfinishedJobs(tx: Tx, kind: string): Promise<Job[]> {
  const rows = await selectJobs(tx)
    .where('kind', '=', kind)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .orderBy('number')
    .forUpdate()
    .execute()
  return rows.map(toJob)
}

export async function listJobs(
  tx: Tx,
  page: {
    readonly state?: JobState | undefined
    /** A kind, or the prefix before the dot of several. */
    readonly kind?: string | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<{ items: Job[]; total: number }> {
  const { state, kind } = page
  const matchingJobs = () =>
    selectJobs(tx)
      .$if(state !== undefined, (jobs) => jobs.where('state', '=', state ?? ''))
      .$if(kind !== undefined, (jobs) =>
        jobs.where(sql<boolean>`${kind} IN (kind, split_part(kind, '.', 1))`),
      )
  const { total } = await tx.db
    .selectFrom(matchingJobs().as('job'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matchingJobs()
    .orderBy('number', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { items: rows.map(toJob), total: Number(total) }
}

export async function insertJob(
  tx: Tx,
  job: Pick<Job, 'id' | 'kind' | 'input' | 'total' | 'scheduledDate'>,
): Promise<Job> {
  const row = await tx.db
    .insertInto('jobs')
    .values({
      site_id: tx.siteId,
      id: job.id,
      kind: job.kind,
      input: JSON.stringify(job.input),
      state: 'QUEUED' satisfies JobState,
      total: job.total,
      actor: JSON.stringify(tx.actor),
      created_date: tx.now,
      scheduled_date: job.scheduledDate,
      updated_date: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toJob(row)
}

/** Starts a run, for the first time or after the processed items. */
export const beginRun = (tx: Tx, job: Job): Promise<Job> =>
  updateJob(tx, job.id, {
    state: 'RUNNING' satisfies JobState,
    started_date: job.startedDate ?? tx.now,
    run_started_date: tx.now,
    run_started_count: job.succeeded + job.failed,
  })

/** Writes how far a job is, in the transaction that decides the batch. */
export const advanceJob = (tx: Tx, { id, cursor, succeeded, failed, errors }: Job): Promise<Job> =>
  updateJob(tx, id, { cursor, succeeded, failed, errors: JSON.stringify(errors) })

export const reviseJob = (
  tx: Tx,
  id: string,
  { input, total }: Pick<Job, 'input' | 'total'>,
): Promise<Job> => updateJob(tx, id, { input: JSON.stringify(input), total })

export const endJob = (
  tx: Tx,
  id: string,
  state: JobState,
  failure: JobFailure | null = null,
): Promise<Job> =>
  updateJob(tx, id, {
    state,
    failure: failure?.text ?? null,
    failure_cause: failure && JSON.stringify(failure.cause),
    finished_date: tx.now,
  })

async function updateJob(tx: Tx, id: string, values: Updateable<Jobs>): Promise<Job> {
  const row = await tx.db
    .updateTable('jobs')
    .set({ ...values, updated_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toJob(row)
}

/** Only one transaction of a site at a time changes which job is next. */
export async function lockQueue(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`jobs ${tx.siteId}`}, 0))`.execute(
    tx.db,
  )
}

/** Whether this transaction holds the lock for running the job, until it ends. */
export async function tryLockRun(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`job ${id}`}, 0)) AS "isOurs"`.execute(
    tx.db,
  )
  return rows[0]?.isOurs === true
}

/** The first unfinished and due job of the site. */
export async function findNextJob(tx: Tx): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('jobs')
    .select('id')
    .where('site_id', '=', tx.siteId)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .where(isDue(tx.now))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The first unfinished job of every site; read once when the process starts. */
export async function findNextJobOfEachSite(
  tx: Pick<Tx, 'db'>,
  now: Date,
): Promise<{ siteId: string; id: string }[]> {
  const rows = await tx.db
    .selectFrom('jobs')
    .select(['site_id', 'id'])
    .distinctOn('site_id')
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .where(isDue(now))
    .orderBy('site_id')
    .orderBy('number')
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

const isDue = (now: Date) =>
  sql<boolean>`(scheduled_date IS NULL OR scheduled_date <= ${now}::timestamptz)`

/** Maximum per query; the next one finds the others. */
const MAX_DUE = 1000

/** Due jobs of all sites that have not started, longest due first. */
export async function findDueJobs(
  tx: Pick<Tx, 'db'>,
  now: Date,
): Promise<{ siteId: string; id: string }[]> {
  const rows = await tx.db
    .selectFrom('jobs')
    .select(['site_id', 'id'])
    .where('state', '=', 'QUEUED')
    .where('scheduled_date', '<=', now)
    .orderBy('scheduled_date')
    .limit(MAX_DUE)
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

const toJob = (row: Selectable<Jobs>): Job => ({
  id: row.id,
  kind: row.kind,
  input: row.input,
  state: row.state as JobState,
  cursor: row.cursor,
  total: row.total,
  succeeded: row.succeeded,
  failed: row.failed,
  errors: row.errors as unknown as JobItemError[],
  failure: row.failure,
  failureCause: row.failure_cause as Reason | null,
  actor: row.actor as unknown as Actor,
  createdDate: row.created_date,
  scheduledDate: row.scheduled_date,
  startedDate: row.started_date,
  runStartedDate: row.run_started_date,
  runStartedCount: row.run_started_count,
  updatedDate: row.updated_date,
  finishedDate: row.finished_date,
})
