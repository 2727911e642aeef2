import type { Platform } from '../../../platform/platform.ts'
import { consumeCode } from './service/consume-code.ts'
import { issueCode } from './service/issue-code.ts'

export type { CodePurpose, CodeResult, MailedCode } from './model.ts'

export type MailedCodes = ReturnType<typeof createMailedCodes>

/** Six-digit codes that prove an address; the README says which tx each function takes. */
export function createMailedCodes({ clock, sealing }: Pick<Platform, 'clock' | 'sealing'>) {
  const key = sealing.keyFor('mailed codes')
  return { issue: issueCode(clock, key), take: consumeCode(key) }
}
