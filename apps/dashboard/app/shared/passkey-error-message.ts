import type { Messages } from '../messages/index.ts'
import { errorMessage } from './failure.tsx'

/** Message of a failed passkey request, by the name of the browser error. */
export function passkeyErrorMessage(error: unknown, messages: Messages): string {
  const { passkeys } = messages
  if (!(error instanceof DOMException)) return errorMessage(error, messages)
  if (error.name === 'InvalidStateError') return passkeys.alreadyRegistered
  return error.name === 'SecurityError' ? passkeys.otherHost : passkeys.cancelled
}
