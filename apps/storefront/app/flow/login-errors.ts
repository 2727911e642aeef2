import { type LoginError, useLogin } from '@vitrine/react'
import { useMemo } from 'react'
import { useWords, type Words } from '../messages/index.ts'
import type { Errors } from './errors.ts'

/** Errors of the last sign-in step for the summary of its page. */
export function useLoginErrors(): Errors {
  const words = useWords()
  const { error } = useLogin()
  return useMemo(() => errorsOf(error, words), [error, words])
}

export function errorsOf(error: LoginError | undefined, words: Words): Errors {
  if (!error) return {}
  if (error.kind === 'system') {
    return { form: words.t(error.status === undefined ? 'auth.unreachable' : 'auth.failed') }
  }
  if (error.code === 'PASSKEY_NOT_SHOWN') return { form: words.t('passkey.cancelled') }
  return Object.fromEntries(error.violations.map(({ field, description }) => [field, description]))
}
