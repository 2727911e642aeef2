import { enBankStatement } from '../en-bank-statement.ts'
import { enOrder } from '../en-order.ts'
import { enOrderFiles } from '../en-order-files.ts'
import { enOrderMerge } from '../en-order-merge.ts'
import { enPaymentRequests } from '../en-payment-requests.ts'
import { enReturns } from '../en-returns.ts'
import { enShipments } from '../en-shipments.ts'
import { enStoreCredit } from '../en-store-credit.ts'

export const salesEn = {
  ...enOrder,
  ...enBankStatement,
  ...enPaymentRequests,
  ...enOrderFiles,
  ...enOrderMerge,
  ...enReturns,
  ...enShipments,
  ...enStoreCredit,
}
