import type { Call, OutputOf } from '../../api/client.ts'
import { isJobFinished } from '../../shared/job-status.tsx'

type Job = OutputOf<'jobs.getJob'>['job']

const POLL_MS = 300

/** Asks for a job until it has ended. */
export async function followJob(
  call: Call,
  id: string,
  onProgress: (progress: { readonly done: number; readonly of: number }) => void,
): Promise<Job> {
  for (;;) {
    const { job } = await call('jobs.getJob', { id })
    onProgress({ done: job.processed, of: job.total })
    if (isJobFinished(job.state)) return job
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
