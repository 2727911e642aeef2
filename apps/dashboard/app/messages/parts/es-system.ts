import { esJobInput } from '../es-job-input.ts'

export const systemEs = {
  ...esJobInput,
}
