import { defineFact } from '../kit/index.ts'

/** A place where stock is kept was added, or is called something else. */
export const LocationCreated = defineFact('location.created')
export const LocationChanged = defineFact('location.changed')
/** Counters are being held against the ledger; the entity is the reconciliation. */
export const ReconciliationStarted = defineFact('reconciliation.started')
export const ReconciliationFinished = defineFact('reconciliation.finished')
export const ReconciliationCancelled = defineFact('reconciliation.cancelled')
