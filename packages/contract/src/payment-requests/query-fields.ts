import {
  guidField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

const id = { ...guidField }
const moment = { ...momentField, ...sorted }

/** Fields of payment requests for published clients. */
export const publishedPaymentRequestFields = {
  id,
  orderId: id,
  paymentGatewayOrderId: wordField,
  'source.appId': wordField,
  'source.externalId': wordField,
  createdDate: moment,
  updatedDate: moment,
  expirationDate: moment,
  description: { ...textField, ...sorted },
  title: { ...textField, ...sorted },
  orderNumber: { ...numberField, ...sorted },
  status: { ...wordField, ...sorted },
  'amount.amount': { ...numberField, ...sorted },
} satisfies QueryFields
