import type { Tx } from '../../../platform/tx.ts'
import type { CallingMember, Deps, ErasureOptions } from './model.ts'
import { erase, eraseSelf } from './service/erase.ts'
import { exportData } from './service/export-data.ts'
import { eraseMails, redactMentions } from './store/erase.ts'

export type PersonalDataFeature = ReturnType<typeof createPersonalData>

export const createPersonalData = (deps: Deps) => ({
  exportData: (tx: Tx, id: string) => exportData(tx, deps, id),
  erase: (tx: Tx, id: string, options: ErasureOptions) => erase(tx, deps, id, options),
  /** Erases mails sent to addresses without an account, and mentions of them. */
  eraseAddresses: async (tx: Tx, emails: readonly string[]) => {
    const identifiers = { emails, loginEmails: [], phones: [], names: [] }
    await eraseMails(tx, identifiers)
    await redactMentions(tx, identifiers)
  },
  /** Erases the calling member, who must have signed in within the last minutes. */
  eraseSelf: (tx: Tx, member: CallingMember, contentAssigneeId?: string | null) =>
    eraseSelf(tx, deps, member, contentAssigneeId),
})
