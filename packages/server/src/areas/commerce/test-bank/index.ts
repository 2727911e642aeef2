export { testBankProvider } from './service/provider.ts'
export {
  createUnreliableDelivery,
  type Deliver,
  type Unreliability,
} from './service/unreliable-delivery.ts'
