import type { Mail } from '@vitrine/contract/mailbox'
import type { Caller } from '../../../../transport/caller.ts'
import type { StoredMail } from '../model.ts'

/** Codes and links open accounts, so callers with read access do not see them. */
export const maySeeBodies = (caller: Caller): boolean =>
  caller.kind === 'merchant' && caller.role !== 'viewer'

export const encodeMail = (
  { failure, clearedDate, isRehearsal, ...mail }: StoredMail,
  withBody: boolean,
): Mail => ({
  ...mail,
  ...(withBody ? {} : { text: '', html: '' }),
  ...(isRehearsal && { isRehearsal }),
  ...(failure === null ? {} : { failure }),
  ...(clearedDate === null ? {} : { clearedDate }),
})
