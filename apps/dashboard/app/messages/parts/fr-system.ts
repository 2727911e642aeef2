import { frExportLinks } from '../fr-export-links.ts'
import { frImportMapping } from '../fr-import-mapping.ts'
import { frImportSchedules } from '../fr-import-schedules.ts'
import { frJobInput } from '../fr-job-input.ts'

export const systemFr = {
  ...frExportLinks,
  ...frImportMapping,
  ...frImportSchedules,
  ...frJobInput,
}
