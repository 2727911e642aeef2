import type {
  AwaitedItem,
  BackInStockRequest as WireRequest,
} from '@vitrine/contract/back-in-stock'
import type { AwaitedStock, BackInStockRequest } from './model.ts'

export const encodeRequest = (request: BackInStockRequest): WireRequest => ({
  id: request.id,
  productId: request.productId,
  variantId: request.variantId,
  name: request.name,
  choices: request.choices,
  email: request.email,
  memberId: request.memberId,
  status: request.status,
  createdDate: request.createdDate,
  notifiedDate: request.notifiedDate,
})

export const encodeAwaited = (item: AwaitedStock): AwaitedItem => ({
  productId: item.productId,
  variantId: item.variantId,
  name: item.name,
  choices: item.choices,
  count: item.count,
  firstDate: item.firstDate,
  lastDate: item.lastDate,
})
