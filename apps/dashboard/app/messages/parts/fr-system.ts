import { frJobInput } from '../fr-job-input.ts'

export const systemFr = {
  ...frJobInput,
}
