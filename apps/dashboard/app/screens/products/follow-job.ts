import type { Call, OutputOf } from '../../api/client.ts'
import { isJobFinished } from '../../shared/job-status.tsx'

type Job = OutputOf<'jobs.getJob'>['job']

const POLL_MS = 300

export interface JobProgress {
  readonly done: number
  readonly of: number
  /** Absent until they are measured. */
  readonly perSecond?: number | undefined
  readonly secondsLeft?: number | undefined
}

/** Polls a job until it has ended. */
export async function followJob(
  call: Call,
  id: string,
  onProgress: (progress: JobProgress) => void,
): Promise<Job> {
  for (;;) {
    const { job } = await call('jobs.getJob', { id })
    const { processed, total, itemsPerSecond, secondsLeft } = job
    onProgress({ done: processed, of: total, perSecond: itemsPerSecond, secondsLeft })
    if (isJobFinished(job.state)) return job
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
