import { defineFact } from '../kit/index.ts'

const request = 'wix.ecom.v1.back_in_stock_notification_request'

/** Facts of back-in-stock requests. `before` and `after` contain no personal data. */
export const BackInStockRequestCreated = defineFact('back_in_stock_request.created', [
  `${request}_created`,
])
/** The person was notified, by the shop or by another system. */
export const BackInStockRequestUpdated = defineFact('back_in_stock_request.updated', [
  `${request}_updated`,
])
export const BackInStockRequestDeleted = defineFact('back_in_stock_request.deleted', [
  `${request}_deleted`,
])
