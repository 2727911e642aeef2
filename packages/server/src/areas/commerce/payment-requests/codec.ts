import type {
  PayableRequest,
  PaymentRequest as WireRequest,
} from '@vitrine/contract/payment-requests'
import { currencyExponent } from '@vitrine/money'
import type { PaymentRequest } from './model.ts'
import { type PayableView, stepOf } from './service/read-request.ts'

const shown = (request: PaymentRequest) => ({
  id: request.id,
  orderNumber: String(request.orderNumber),
  amount: request.amountMinor,
  currency: request.currency,
  exponent: currencyExponent(request.currency),
  title: request.title,
  description: request.description,
  status: request.status,
  expirationDate: request.expirationDate,
})

export const encodeRequest = (request: PaymentRequest, url: string): WireRequest => ({
  ...shown(request),
  orderId: request.orderId,
  url,
  mailedDate: request.mailedDate,
  createdDate: request.createdDate,
  updatedDate: request.updatedDate,
})

export const encodePayable = (view: PayableView): PayableRequest => ({
  ...shown(view.request),
  isPayable: view.isPayable,
  step: stepOf(view),
  isInReview: view.last?.state === 'IN_REVIEW',
  isDeclined: view.last?.state === 'FAILED',
  methods: view.methods.map(({ id, name, description }) => ({ id, name, description })),
})
