import type { Tx } from '../../../../platform/tx.ts'
import type { Import } from '../../imports/index.ts'
import type { ImportSchedule, ScheduleDeps } from '../model.ts'
import { listSchedules } from '../store.ts'

interface ScheduleWithImport {
  readonly schedule: ImportSchedule
  readonly lastImport: Import | undefined
}

/**
 * All schedules, each with its last import. The end of an import changes its schedule, too: schedules are read again
 * after the imports, so that a finished import never comes with the result of the run before. Three statements.
 */
export async function listWithImports(
  tx: Tx,
  { imports }: Pick<ScheduleDeps, 'imports'>,
): Promise<ScheduleWithImport[]> {
  const before = await listSchedules(tx)
  const ids = before.flatMap(({ lastImportId }) => lastImportId ?? [])
  const lastImports = new Map((await imports.findMany(tx, ids)).map((one) => [one.id, one]))
  const after = new Map((await listSchedules(tx)).map((one) => [one.id, one]))
  return before.map((one) => {
    const now = after.get(one.id)
    // A run that was started in between has an import that was not read.
    const schedule = now?.lastImportId === one.lastImportId ? now : one
    return { schedule, lastImport: lastImports.get(schedule.lastImportId ?? '') }
  })
}
