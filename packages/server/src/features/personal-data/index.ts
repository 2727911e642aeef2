import type { Tx } from '../../platform/tx.ts'
import type { Deps } from './model.ts'
import { erase } from './service/erase.ts'
import { handOver } from './service/hand-over.ts'

export type PersonalDataFeature = ReturnType<typeof createPersonalData>

export const createPersonalData = (deps: Deps) => ({
  handOver: (tx: Tx, id: string) => handOver(tx, deps, id),
  /** The reason is the staff's; a member who asks for themself needs none. */
  erase: (tx: Tx, id: string, reason: string | null = null) => erase(tx, deps, id, reason),
})
