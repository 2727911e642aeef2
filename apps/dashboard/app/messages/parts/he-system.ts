import { heJobInput } from '../he-job-input.ts'

export const systemHe = {
  ...heJobInput,
}
