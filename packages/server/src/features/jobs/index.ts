import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { Job, JobKind, JobWorld, MayStill, StartJob } from './model.ts'
import { runJob } from './service/run-job.ts'
import { cancelJob, getJob, resumeJobs, startJob } from './service/start-job.ts'
import { holdLiving, listJobs, reviseJob } from './store.ts'

export { encodeJob } from './codec.ts'
export type {
  ItemFailure,
  ItemPage,
  Job,
  JobItem,
  JobKind,
  MayStill,
  Refusal,
  StartJob,
} from './model.ts'
export { refusalOf } from './rules/refusal.ts'

export type JobsFeature = ReturnType<typeof createJobs>

interface JobDeps {
  readonly events: Events
  readonly mayStill: MayStill
}

export function createJobs(platform: Platform, { events, mayStill }: JobDeps) {
  const kinds = new Map<string, JobKind<unknown>>()
  const world: JobWorld = { platform, events, mayStill, kindOf: (name) => kinds.get(name) }

  return {
    /**
     * Registers what jobs of a name do, once when the house is composed, and answers with the way to
     * begin one. Jobs are kept with the name of their kind, so a name is never changed.
     */
    addKind<Input>(name: string, kind: JobKind<Input>): StartJob<Input> {
      if (kinds.has(name)) throw new Error(`There are two kinds of jobs named ${name}`)
      // The engine gives back the input that the kind's own callers have given.
      kinds.set(name, kind as JobKind<unknown>)
      return (tx, input) => startJob(world, tx, name, kind, input)
    },
    get: getJob,
    list: listJobs,
    /** Jobs of a kind that are not over, held until the transaction ends: no batch of them runs meanwhile. */
    holdAll: holdLiving,
    /** Changes what a held job still has to do. */
    revise: async (tx: Tx, id: string, left: Pick<Job, 'input' | 'total'>): Promise<void> => {
      await reviseJob(tx, id, left)
    },
    cancel: (tx: Tx, id: string) => cancelJob(world, tx, id),
    /** Asked once when a process starts to do jobs: those that were cut off go on. */
    resume: () => resumeJobs(world),
    tasks: {
      'jobs.run': (payload, job) => runJob(world, payload, job),
    } satisfies Pick<Tasks<JobPayloads>, 'jobs.run'>,
  }
}
