import type { Tx } from '../../../platform/tx.ts'
import type { CallingMember, Deps, ErasureOptions } from './model.ts'
import { erase, eraseSelf } from './service/erase.ts'
import { exportData } from './service/export-data.ts'
import { eraseMails, redactMentions } from './store/erase.ts'

export type PersonalDataFeature = ReturnType<typeof createPersonalData>

export const createPersonalData = (deps: Deps) => ({
  exportData: (tx: Tx, id: string) => exportData(tx, deps, id),
  erase: (tx: Tx, id: string, options: ErasureOptions) => erase(tx, deps, id, options),
  /** Mails that went to addresses of somebody without an account, and what mentions them. */
  eraseAddresses: async (tx: Tx, emails: readonly string[]) => {
    const identifiers = { emails, loginEmails: [], phones: [], names: [] }
    await eraseMails(tx, identifiers)
    await redactMentions(tx, identifiers)
  },
  /** What a member may do alone, within minutes of signing in, by whichever call. */
  eraseSelf: (tx: Tx, member: CallingMember, contentAssigneeId?: string | null) =>
    eraseSelf(tx, deps, member, contentAssigneeId),
})
