import { deExportLinks } from '../de-export-links.ts'
import { deImportMapping } from '../de-import-mapping.ts'
import { deImportSchedules } from '../de-import-schedules.ts'
import { deJobInput } from '../de-job-input.ts'

export const systemDe = {
  ...deExportLinks,
  ...deImportMapping,
  ...deImportSchedules,
  ...deJobInput,
}
