import { defineFact } from '../kit/index.ts'

/** Counters are being held against the ledger; the entity is the reconciliation. */
export const ReconciliationStarted = defineFact('reconciliation.started')
export const ReconciliationFinished = defineFact('reconciliation.finished')
export const ReconciliationCancelled = defineFact('reconciliation.cancelled')
