import { nextTime } from '../../../../platform/next-time.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ImportSchedule, ScheduleDeps } from '../model.ts'
import { findDue, lockSchedule, updateSchedule } from '../store.ts'
import { requireLocked, saveChanged } from './change-schedules.ts'

const SYSTEM = { type: 'system', id: 'scheduled imports' } as const
const AT_ONCE = 100
/** Attempts of a run after system errors; an error response of the server is not one. */
const ATTEMPTS = 3

/** Queues due runs. The next date is set in the same transaction, so that no date is run twice. */
export async function queueDue(deps: ScheduleDeps): Promise<void> {
  const { clock, db, logger, work } = deps.platform
  for (const { siteId, id } of await findDue({ db }, clock.now(), AT_ONCE)) {
    try {
      await work({ siteId, actor: SYSTEM }, (tx) => queueOne(tx, deps, id))
    } catch (error) {
      // The next minute retries; other schedules are not blocked.
      logger.warn({ err: error, scheduleId: id }, 'a scheduled import could not be queued')
    }
  }
}

async function queueOne(tx: Tx, deps: ScheduleDeps, id: string): Promise<void> {
  const one = await lockSchedule(tx, id)
  if (!one?.nextDate || one.nextDate > tx.now) return
  const nextDate = nextTime(tx.now, one.timetable, await deps.timeZoneOf(tx))
  await updateSchedule(tx, { ...one, nextDate, queuedDate: tx.now })
  await addRun(tx, deps, id, false)
}

/** Queues a run on request. */
export async function queueNow(
  tx: Tx,
  deps: ScheduleDeps,
  id: string,
  anyway: boolean,
): Promise<ImportSchedule> {
  const before = await requireLocked(tx, id)
  if (before.queuedDate && !anyway) return before
  const after = { ...before, queuedDate: tx.now, updatedDate: tx.now }
  await saveChanged(tx, deps, before, after)
  await addRun(tx, deps, id, anyway)
  return after
}

const addRun = (tx: Tx, { platform }: ScheduleDeps, id: string, anyway: boolean) =>
  platform.jobs.add(
    tx,
    'importSchedules.run',
    { siteId: tx.siteId, id, anyway },
    { key: `importSchedules.run ${id}`, maxAttempts: ATTEMPTS },
  )
