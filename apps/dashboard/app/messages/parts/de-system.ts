import { deImportMapping } from '../de-import-mapping.ts'
import { deImportSchedules } from '../de-import-schedules.ts'
import { deJobInput } from '../de-job-input.ts'

export const systemDe = {
  ...deImportMapping,
  ...deImportSchedules,
  ...deJobInput,
}
