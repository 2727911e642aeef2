import type { ImportScheduleToChange, ImportScheduleToCreate } from '@vitrine/contract/imports'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type FetchLimits, fetchLimitsFor } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Fact } from '../events/index.ts'
import type { Import } from '../imports/index.ts'
import { encodeSchedule } from './codec.ts'
import type { ScheduleDeps } from './model.ts'
import { changeSchedule, createSchedule, deleteSchedule } from './service/change-schedules.ts'
import { listWithImports } from './service/list-with-imports.ts'
import { queueDue, queueNow } from './service/queue-runs.ts'
import { followImport } from './service/record-runs.ts'
import { runSchedule } from './service/run-schedule.ts'

export type ImportSchedulesFeature = ReturnType<typeof createImportSchedules>

/** The entry of this feature in the server's crontab. */
export const importSchedulesCrontab = '* * * * * importSchedules:due'

/** Allows for a large file from a slow server. */
const FILE_MILLISECONDS = 15 * 60_000
const CONNECT_MILLISECONDS = 10_000

export interface ImportSchedulesDeps extends Omit<ScheduleDeps, 'platform' | 'limits'> {
  readonly fetchLimits?: FetchLimits | undefined
}

/** Product files that are fetched and imported on a schedule. */
export function createImportSchedules(
  platform: Platform,
  { fetchLimits, ...rest }: ImportSchedulesDeps,
) {
  const limits = {
    ...(fetchLimits ?? fetchLimitsFor(platform.config.mode)),
    connectMilliseconds: CONNECT_MILLISECONDS,
    totalMilliseconds: FILE_MILLISECONDS,
  }
  const deps: ScheduleDeps = { ...rest, platform, limits }
  return {
    /** Four statements. */
    async list(tx: Tx) {
      const found = await listWithImports(tx, deps)
      return {
        schedules: found.map((one) => encodeSchedule(one.schedule, one.lastImport)),
        timeZone: await deps.timeZoneOf(tx),
      }
    },
    create: async (tx: Tx, draft: ImportScheduleToCreate) =>
      encodeSchedule(await createSchedule(tx, deps, draft)),
    change: async (tx: Tx, changes: ImportScheduleToChange) =>
      encodeSchedule(await changeSchedule(tx, deps, changes)),
    delete: (tx: Tx, id: string) => deleteSchedule(tx, deps, id),
    run: async (tx: Tx, { id, anyway = false }: { id: string; anyway?: boolean | undefined }) =>
      encodeSchedule(await queueNow(tx, deps, id, anyway)),
    /** Follows `import.finished`. */
    followImport: (tx: Tx, { after }: Pick<Fact, 'after'>) =>
      followImport(tx, deps, after as Import),
    tasks: {
      'importSchedules.run': (payload, job) => runSchedule(deps, payload, job),
      'importSchedules:due': () => queueDue(deps),
    } satisfies Pick<Tasks<JobPayloads>, 'importSchedules.run' | 'importSchedules:due'>,
  }
}
