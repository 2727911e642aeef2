import { defineFact } from '../kit/index.ts'

const request = 'wix.ecom.v1.back_in_stock_notification_request'

/** Facts of back-in-stock requests. `before` and `after` say nothing of whose they are. */
export const BackInStockRequestCreated = defineFact('back_in_stock_request.created', [
  `${request}_created`,
])
/** Its mail is written, or somebody else has sent word. */
export const BackInStockRequestUpdated = defineFact('back_in_stock_request.updated', [
  `${request}_updated`,
])
export const BackInStockRequestDeleted = defineFact('back_in_stock_request.deleted', [
  `${request}_deleted`,
])
