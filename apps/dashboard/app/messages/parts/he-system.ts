import { heImportMapping } from '../he-import-mapping.ts'
import { heImportSchedules } from '../he-import-schedules.ts'
import { heJobInput } from '../he-job-input.ts'

export const systemHe = {
  ...heImportMapping,
  ...heImportSchedules,
  ...heJobInput,
}
