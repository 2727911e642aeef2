import { frBankStatement } from '../fr-bank-statement.ts'
import { frOrder } from '../fr-order.ts'
import { frOrderFiles } from '../fr-order-files.ts'
import { frOrderMerge } from '../fr-order-merge.ts'
import { frPaymentRequests } from '../fr-payment-requests.ts'
import { frReturns } from '../fr-returns.ts'
import { frShipments } from '../fr-shipments.ts'
import { frStoreCredit } from '../fr-store-credit.ts'

export const salesFr = {
  ...frOrder,
  ...frBankStatement,
  ...frPaymentRequests,
  ...frOrderFiles,
  ...frOrderMerge,
  ...frReturns,
  ...frShipments,
  ...frStoreCredit,
}
