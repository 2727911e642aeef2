export { testBankCustomer } from './service/customer.ts'
export { testBankProvider } from './service/provider.ts'
export {
  createUnreliableBank,
  type Deliver,
  type Unreliability,
  type UnreliableBank,
  unreliableBankOf,
} from './service/unreliable-bank.ts'
