import { defineFact } from '../kit/index.ts'

/** A stock location was added or renamed. */
export const LocationCreated = defineFact('location.created')
export const LocationChanged = defineFact('location.changed')
/** Stock is compared with its ledger; the entity is the reconciliation. */
export const ReconciliationStarted = defineFact('reconciliation.started')
export const ReconciliationFinished = defineFact('reconciliation.finished')
export const ReconciliationCancelled = defineFact('reconciliation.cancelled')
/** The rules by which orders are sent from locations; a site has one set of them. */
export const StockRoutingChanged = defineFact('stock_routing.changed')
