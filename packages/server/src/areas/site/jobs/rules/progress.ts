import { type JobItemError, type JobState, SHOWN_ERRORS } from '@vitrine/contract/jobs'
import type { ItemFailure, Job, JobItem } from '../model.ts'

/** A job that is over does not move any more. */
export const isOver = (state: JobState): boolean => state !== 'QUEUED' && state !== 'RUNNING'

/** The job behind a batch of items, of which some failed. */
export function advanced(
  job: Job,
  items: readonly JobItem[],
  failures: readonly ItemFailure[],
): Job {
  return {
    ...job,
    cursor: items.at(-1)?.cursor ?? job.cursor,
    succeeded: job.succeeded + items.length - failures.length,
    failed: job.failed + failures.length,
    errors: [...job.errors, ...failures.map(toItemError)].slice(0, SHOWN_ERRORS),
  }
}

/** The progress of an atomic job, which is done completely or not at all. */
export const withProgress = (job: Job, items: number): Job => ({
  ...job,
  succeeded: items,
  failed: 0,
  errors: [],
})

/** A refused job, of which nothing was done, and the conflicts. */
export const withFailures = (job: Job, failures: readonly ItemFailure[]): Job => ({
  ...job,
  succeeded: 0,
  failed: failures.length,
  errors: failures.map(toItemError).slice(0, SHOWN_ERRORS),
})

const toItemError = ({ id, error }: ItemFailure): JobItemError => ({
  itemId: id,
  code: error.definition.code,
  description: error.message,
  ...(Object.keys(error.data).length > 0 ? { data: error.data } : {}),
})

/** Items per second of the current run, and the estimated remaining seconds; absent until known. */
export function paceOf(
  job: Pick<
    Job,
    | 'state'
    | 'total'
    | 'succeeded'
    | 'failed'
    | 'runStartedDate'
    | 'runStartedCount'
    | 'updatedDate'
  >,
): { itemsPerSecond?: number; secondsLeft?: number } {
  const decided = job.succeeded + job.failed
  const done = decided - job.runStartedCount
  const milliseconds = job.updatedDate.getTime() - (job.runStartedDate?.getTime() ?? Infinity)
  if (done <= 0 || milliseconds <= 0) return {}
  const itemsPerSecond = Math.round((done / milliseconds) * 10_000) / 10
  if (job.state !== 'RUNNING') return { itemsPerSecond }
  const left = Math.max(0, job.total - decided)
  return { itemsPerSecond, secondsLeft: Math.ceil((left * milliseconds) / done / 1000) }
}
