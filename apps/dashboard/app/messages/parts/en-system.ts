import { enExportLinks } from '../en-export-links.ts'
import { enImportMapping } from '../en-import-mapping.ts'
import { enImportSchedules } from '../en-import-schedules.ts'
import { enJobInput } from '../en-job-input.ts'

export const systemEn = {
  ...enExportLinks,
  ...enImportMapping,
  ...enImportSchedules,
  ...enJobInput,
}
