export { testBankProvider } from './service/provider.ts'
