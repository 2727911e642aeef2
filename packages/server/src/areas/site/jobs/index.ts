import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { IsStillAllowed, Job, JobEngineDeps, JobKind, StartJob } from './model.ts'
import { runJob } from './service/run-job.ts'
import {
  cancelJob,
  getJob,
  resumeJobs,
  shownJob,
  startDueJobs,
  startJob,
} from './service/start-job.ts'
import { listJobs, lockUnfinishedJobs, reviseJob } from './store.ts'

export { encodeJob } from './codec.ts'
export type {
  IsStillAllowed,
  ItemFailure,
  ItemPage,
  Job,
  JobItem,
  JobKind,
  Refusal,
  StartJob,
} from './model.ts'
export { lineFailures } from './rules/line-failures.ts'
export { refusalOf } from './rules/refusal.ts'
export { findWithJob, listWithJobs } from './service/with-jobs.ts'

/** The entry of this feature in the server's crontab. */
export const jobsCrontab = '* * * * * jobs:due'

export type JobsFeature = ReturnType<typeof createJobs>

export interface JobDeps {
  readonly events: Events
  readonly isStillAllowed: IsStillAllowed
}

export function createJobs(platform: Platform, { events, isStillAllowed }: JobDeps) {
  const kinds = new Map<string, JobKind<unknown>>()
  const deps: JobEngineDeps = {
    platform,
    events,
    isStillAllowed: isStillAllowed,
    kindOf: (name) => kinds.get(name),
  }

  return {
    /**
     * Registers the handler of a kind of job, once at composition, and returns the function that
     * starts one. Jobs are stored with the name of their kind, so a name is never changed.
     */
    addKind<Input>(name: string, kind: JobKind<Input>): StartJob<Input> {
      if (kinds.has(name)) throw new Error(`There are two kinds of jobs named ${name}`)
      // The engine passes each input back to the kind that created it.
      kinds.set(name, kind as JobKind<unknown>)
      return (tx, input, scheduledDate) => startJob(deps, tx, name, kind, input, scheduledDate)
    },
    get: getJob,
    list: listJobs,
    /** A job for responses, with the part of its input that its kind shows. */
    shown: (job: Job) => shownJob(deps, job),
    /** Locks the unfinished jobs of a kind until the transaction ends, so that none of their batches runs. */
    lockAll: lockUnfinishedJobs,
    /** Changes the remaining work of a locked job. */
    revise: async (tx: Tx, id: string, remaining: Pick<Job, 'input' | 'total'>): Promise<void> => {
      await reviseJob(tx, id, remaining)
    },
    cancel: (tx: Tx, id: string) => cancelJob(deps, tx, id),
    /** Called once when a process begins to run jobs: interrupted ones are resumed. */
    resume: () => resumeJobs(deps),
    tasks: {
      'jobs.run': (payload, job) => runJob(deps, payload, job),
      'jobs:due': () => startDueJobs(deps),
    } satisfies Pick<Tasks<JobPayloads>, 'jobs.run' | 'jobs:due'>,
  }
}
