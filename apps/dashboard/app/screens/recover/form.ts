import { VitrineError } from '@vitrine/sdk'
import type { Messages } from '../../messages/index.ts'
import { asSentence, errorMessage } from '../../shared/failure.tsx'

export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim())

/** Minimum length of a password on the server. */
export const MIN_PASSWORD = 8

export const isExpired = (error: unknown): boolean =>
  error instanceof VitrineError && error.code === 'STAFF_RECOVERY_EXPIRED'

/** The server's errors: at their field, else for the whole form. */
export function refusalMessages(
  error: unknown,
  field: 'email' | 'password',
  messages: Messages,
): { readonly field?: string; readonly form?: string } {
  if (!error) return {}
  const violation =
    error instanceof VitrineError ? error.violations.find((one) => one.field === field) : undefined
  return violation
    ? { field: asSentence(violation.description) }
    : { form: errorMessage(error, messages) }
}
