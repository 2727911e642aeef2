import { defineError } from '../kit/index.ts'

/** There is no such entry, or no such batch of entries, in the stock ledger of this site. */
export const StockChangeNotFound = defineError({
  code: 'STOCK_CHANGE_NOT_FOUND',
  status: 404,
  description: 'The stock ledger has no such entry',
})
/** Every entry can be taken back once. */
export const StockChangeReverted = defineError({
  code: 'STOCK_CHANGE_REVERTED',
  status: 409,
  description: 'This movement is already reversed; nothing was changed',
})
/** The quantity of a variant means nothing while its stock is not tracked. */
export const StockNotTracked = defineError({
  code: 'STOCK_NOT_TRACKED',
  status: 400,
  description: 'The stock is no longer tracked, so the movement cannot be reversed',
})
export const ReconciliationNotFound = defineError({
  code: 'RECONCILIATION_NOT_FOUND',
  status: 404,
  description: 'There is no reconciliation with this id',
})
export const ReconciliationOver = defineError({
  code: 'RECONCILIATION_OVER',
  status: 409,
  description: 'The reconciliation is already finished; its repairs stay',
})
export const NoLocationShips = defineError({
  code: 'NO_LOCATION_SHIPS',
  status: 400,
  description: 'At least one location must send orders: set `ships` of one to true',
})
/** `data.field` is the field, `data.reason` the reason. */
export const RoutingRuleInvalid = defineError({
  code: 'ROUTING_RULE_INVALID',
  status: 400,
  description: 'A rule or a location of the routing is incomplete or named twice',
})
