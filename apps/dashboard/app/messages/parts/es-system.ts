import { esImportMapping } from '../es-import-mapping.ts'
import { esJobInput } from '../es-job-input.ts'

export const systemEs = {
  ...esImportMapping,
  ...esJobInput,
}
