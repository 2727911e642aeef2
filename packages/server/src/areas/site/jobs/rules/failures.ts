import { createReason, englishOf } from '@vitrine/contract/reasons'
import type { JobFailure, Refusal } from '../model.ts'
import { refusalOf } from './refusal.ts'

export function jobFailure(code: 'JOB_STOPPED' | 'JOB_NOT_ALLOWED'): JobFailure {
  const cause = createReason(code)
  return { text: englishOf(cause), cause }
}

export const failureOfRefusal = (error: Refusal): JobFailure => ({
  text: error.message,
  cause: { code: refusalOf(error).definition.code },
})
