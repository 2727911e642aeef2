import { defineFact } from '../kit/index.ts'

/** Facts of settlements. `before` and `after` are the settlement with its totals, without its lines. */
export const SettlementImported = defineFact('settlement.imported')
export const SettlementDeleted = defineFact('settlement.deleted')
