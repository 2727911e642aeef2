import { deBankStatement } from '../de-bank-statement.ts'
import { deOrder } from '../de-order.ts'
import { deOrderFiles } from '../de-order-files.ts'
import { deOrderMerge } from '../de-order-merge.ts'
import { dePaymentRequests } from '../de-payment-requests.ts'
import { deReturns } from '../de-returns.ts'
import { deShipments } from '../de-shipments.ts'
import { deStoreCredit } from '../de-store-credit.ts'

export const salesDe = {
  ...deOrder,
  ...deBankStatement,
  ...dePaymentRequests,
  ...deOrderFiles,
  ...deOrderMerge,
  ...deReturns,
  ...deShipments,
  ...deStoreCredit,
}
