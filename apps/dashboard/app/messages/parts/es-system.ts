import { esExportLinks } from '../es-export-links.ts'
import { esImportMapping } from '../es-import-mapping.ts'
import { esImportSchedules } from '../es-import-schedules.ts'
import { esJobInput } from '../es-job-input.ts'

export const systemEs = {
  ...esExportLinks,
  ...esImportMapping,
  ...esImportSchedules,
  ...esJobInput,
}
