import { deJobInput } from '../de-job-input.ts'

export const systemDe = {
  ...deJobInput,
}
