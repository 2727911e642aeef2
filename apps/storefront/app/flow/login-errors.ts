import { type LoginError, useLogin } from '@vitrine/react'
import { useMemo } from 'react'
import { type Messages, useMessages } from '../messages/index.ts'
import type { Errors } from './errors.ts'

/** Errors of the last sign-in step for the summary of its page. */
export function useLoginErrors(): Errors {
  const messages = useMessages()
  const { error } = useLogin()
  return useMemo(() => errorsOf(error, messages), [error, messages])
}

export function errorsOf(error: LoginError | undefined, messages: Messages): Errors {
  if (!error) return {}
  if (error.kind === 'system') {
    return { form: error.status === undefined ? messages.auth.unreachable : messages.auth.failed }
  }
  if (error.code === 'PASSKEY_NOT_SHOWN') return { form: messages.passkey.cancelled }
  return Object.fromEntries(error.violations.map(({ field, description }) => [field, description]))
}
