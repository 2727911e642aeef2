import type { LaunchCheck } from '@vitrine/contract/rehearsal'
import type { StoredCheck } from './model.ts'

export const encodeCheck = ({ orderId, orderNumber, ...check }: StoredCheck): LaunchCheck => ({
  ...check,
  order: orderId !== null && orderNumber !== null ? { id: orderId, number: orderNumber } : null,
})
