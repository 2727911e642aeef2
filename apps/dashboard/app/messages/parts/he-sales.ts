import { heBankStatement } from '../he-bank-statement.ts'
import { heOrder } from '../he-order.ts'
import { heOrderFiles } from '../he-order-files.ts'
import { heOrderMerge } from '../he-order-merge.ts'
import { hePaymentRequests } from '../he-payment-requests.ts'
import { heReturns } from '../he-returns.ts'
import { heShipments } from '../he-shipments.ts'
import { heStoreCredit } from '../he-store-credit.ts'

export const salesHe = {
  ...heOrder,
  ...heBankStatement,
  ...hePaymentRequests,
  ...heOrderFiles,
  ...heOrderMerge,
  ...heReturns,
  ...heShipments,
  ...heStoreCredit,
}
