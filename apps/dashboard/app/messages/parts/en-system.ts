import { enJobInput } from '../en-job-input.ts'

export const systemEn = {
  ...enJobInput,
}
