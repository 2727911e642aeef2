import { createReason, englishOf, type Reason } from '@vitrine/contract/reasons'
import type { UnreadableFile } from './unreadable-file.ts'

/** Why an import failed: the English text, and the reason for readers of any language. */
export interface Failure {
  readonly text: string
  readonly cause: Reason
}

export const failureOf = ({ message, reason }: UnreadableFile): Failure => ({
  text: message,
  cause: reason,
})

export function systemFailure(code: 'IMPORT_STOPPED' | 'CHECK_STOPPED'): Failure {
  const cause = createReason(code)
  return { text: englishOf(cause), cause }
}
