import { esBankStatement } from '../es-bank-statement.ts'
import { esOrder } from '../es-order.ts'
import { esOrderFiles } from '../es-order-files.ts'
import { esOrderMerge } from '../es-order-merge.ts'
import { esPaymentRequests } from '../es-payment-requests.ts'
import { esReturns } from '../es-returns.ts'
import { esShipments } from '../es-shipments.ts'
import { esStoreCredit } from '../es-store-credit.ts'

export const salesEs = {
  ...esOrder,
  ...esBankStatement,
  ...esPaymentRequests,
  ...esOrderFiles,
  ...esOrderMerge,
  ...esReturns,
  ...esShipments,
  ...esStoreCredit,
}
