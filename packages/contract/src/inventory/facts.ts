import { defineFact } from '../kit/index.ts'

/** A stock location was added or renamed. */
export const LocationCreated = defineFact('location.created')
export const LocationChanged = defineFact('location.changed')
/** Stock is compared with its ledger; the entity is the reconciliation. */
export const ReconciliationStarted = defineFact('reconciliation.started')
export const ReconciliationFinished = defineFact('reconciliation.finished')
export const ReconciliationCancelled = defineFact('reconciliation.cancelled')
