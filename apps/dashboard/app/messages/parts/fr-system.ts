import { frImportMapping } from '../fr-import-mapping.ts'
import { frJobInput } from '../fr-job-input.ts'

export const systemFr = {
  ...frImportMapping,
  ...frJobInput,
}
