import type { Messages } from '../messages/en.ts'
import { wordsOf } from './failure.tsx'

/** What came between somebody and their passkey: the browser says it in names of its own. */
export function passkeyWords(error: unknown, messages: Messages): string {
  const { passkeys } = messages
  if (!(error instanceof DOMException)) return wordsOf(error, messages)
  if (error.name === 'InvalidStateError') return passkeys.known
  return error.name === 'SecurityError' ? passkeys.elsewhere : passkeys.cancelled
}
