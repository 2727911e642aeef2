import { heExportLinks } from '../he-export-links.ts'
import { heImportMapping } from '../he-import-mapping.ts'
import { heImportSchedules } from '../he-import-schedules.ts'
import { heJobInput } from '../he-job-input.ts'

export const systemHe = {
  ...heExportLinks,
  ...heImportMapping,
  ...heImportSchedules,
  ...heJobInput,
}
