import { heImportMapping } from '../he-import-mapping.ts'
import { heJobInput } from '../he-job-input.ts'

export const systemHe = {
  ...heImportMapping,
  ...heJobInput,
}
