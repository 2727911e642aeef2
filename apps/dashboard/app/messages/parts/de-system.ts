import { deImportMapping } from '../de-import-mapping.ts'
import { deJobInput } from '../de-job-input.ts'

export const systemDe = {
  ...deImportMapping,
  ...deJobInput,
}
