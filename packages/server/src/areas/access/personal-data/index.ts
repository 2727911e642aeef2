import type { Tx } from '../../../platform/tx.ts'
import type { CallingMember, Deps, ErasureOptions } from './model.ts'
import { erase, eraseSelf } from './service/erase.ts'
import { exportData } from './service/export-data.ts'

export type PersonalDataFeature = ReturnType<typeof createPersonalData>

export const createPersonalData = (deps: Deps) => ({
  exportData: (tx: Tx, id: string) => exportData(tx, deps, id),
  erase: (tx: Tx, id: string, options: ErasureOptions) => erase(tx, deps, id, options),
  /** What a member may do alone, within minutes of signing in, by whichever call. */
  eraseSelf: (tx: Tx, member: CallingMember, contentAssigneeId?: string | null) =>
    eraseSelf(tx, deps, member, contentAssigneeId),
})
