import { because, englishOf } from '@vitrine/contract/reasons'
import type { JobFailure, Refusal } from '../model.ts'
import { refusalOf } from './refusal.ts'

export function failureBecause(code: 'JOB_STOPPED' | 'JOB_NOT_ALLOWED'): JobFailure {
  const cause = because(code)
  return { text: englishOf(cause), cause }
}

export const failureOfRefusal = (error: Refusal): JobFailure => ({
  text: error.message,
  cause: { code: refusalOf(error).definition.code },
})
