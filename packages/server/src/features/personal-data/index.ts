import type { Tx } from '../../platform/tx.ts'
import type { Deps, Farewell, Oneself } from './model.ts'
import { erase, eraseOneself } from './service/erase.ts'
import { handOver } from './service/hand-over.ts'

export type PersonalDataFeature = ReturnType<typeof createPersonalData>

export const createPersonalData = (deps: Deps) => ({
  handOver: (tx: Tx, id: string) => handOver(tx, deps, id),
  erase: (tx: Tx, id: string, farewell: Farewell) => erase(tx, deps, id, farewell),
  /** What a member may do alone, within minutes of signing in, by whichever call. */
  eraseOneself: (tx: Tx, member: Oneself, contentAssigneeId?: string | null) =>
    eraseOneself(tx, deps, member, contentAssigneeId),
})
