import { enImportMapping } from '../en-import-mapping.ts'
import { enJobInput } from '../en-job-input.ts'

export const systemEn = {
  ...enImportMapping,
  ...enJobInput,
}
