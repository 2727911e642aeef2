import {
  SettlementDeleted,
  type SettlementMatch,
  SettlementNotFound,
} from '@vitrine/contract/settlements'
import type { Tx } from '../../../platform/tx.ts'
import { entriesOf } from './rules/totals.ts'
import type { SettlementDeps } from './service/deps.ts'
import { importSettlement, type NewFile } from './service/import-settlement.ts'
import { findLines } from './store/lines.ts'
import {
  deleteSettlement,
  findMissing,
  findSettlement,
  findSettlements,
} from './store/settlements.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

export type Settlements = ReturnType<typeof createSettlements>

/** Payouts of providers, imported from their files. */
export function createSettlements(deps: SettlementDeps) {
  const require = async (tx: Tx, id: string) => {
    const settlement = await findSettlement(tx, await deps.timeZoneOf(tx), id)
    if (!settlement) throw SettlementNotFound()
    return settlement
  }
  return {
    require,
    import: (tx: Tx, file: NewFile) => importSettlement(tx, deps, file),
    list: async (tx: Tx, page: Page) => findSettlements(tx, await deps.timeZoneOf(tx), page),
    lines: (tx: Tx, id: string, page: Page & { readonly match?: SettlementMatch | undefined }) =>
      findLines(tx, id, page),
    missing: async (tx: Tx, id: string) => findMissing(tx, await deps.timeZoneOf(tx), id),
    /** Reverses its ledger entries; its lines can be imported again. */
    async delete(tx: Tx, id: string): Promise<void> {
      const before = await deleteSettlement(tx, id)
      if (!before) throw SettlementNotFound()
      await deps.ledger.post(tx, ...entriesOf(before, -1))
      await deps.events.append(tx, { definition: SettlementDeleted, entityId: id, before })
    },
  }
}
