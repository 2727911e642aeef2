import type { MemberJobState } from '@vitrine/contract/member-jobs'
import type { MemberJob } from '../model.ts'

/** A job that is over does not move any more. */
export const isOver = (state: MemberJobState): boolean => state !== 'QUEUED' && state !== 'RUNNING'

/** Members a second of the present run, and the seconds it still takes; absent until they are known. */
export function paceOf(
  job: Pick<
    MemberJob,
    'state' | 'total' | 'done' | 'failed' | 'runStartedDate' | 'runStartedCount' | 'updatedDate'
  >,
): { membersPerSecond?: number; secondsLeft?: number } {
  const decided = job.done + job.failed
  const moved = decided - job.runStartedCount
  const milliseconds = job.updatedDate.getTime() - (job.runStartedDate?.getTime() ?? Infinity)
  if (moved <= 0 || milliseconds <= 0) return {}
  const membersPerSecond = Math.round((moved / milliseconds) * 10_000) / 10
  if (job.state !== 'RUNNING' || membersPerSecond === 0) return { membersPerSecond }
  return {
    membersPerSecond,
    secondsLeft: Math.ceil(Math.max(0, job.total - decided) / membersPerSecond),
  }
}

type Failures = MemberJob['failures']
const SHOWN = 20

/** One reason more why a member stayed as it was. */
export function withFailure(
  failures: Failures,
  { code, description, memberId }: { code: string; description: string; memberId: string },
): Failures {
  const known = failures.find((one) => one.code === code)
  if (!known) return [...failures, { code, description, count: 1, memberIds: [memberId] }]
  const memberIds =
    known.memberIds.length < SHOWN ? [...known.memberIds, memberId] : known.memberIds
  const grown = { ...known, count: known.count + 1, memberIds }
  return failures.map((one) => (one === known ? grown : one))
}
