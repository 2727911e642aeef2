import { bankLink } from '../../examples/plugins/bank-link/index.ts'
import { startBankLink } from './providers/bank-link/provider.ts'
import { providerContract } from './providers/contract.ts'

providerContract('BANK_LINK', startBankLink, ({ api }) => [bankLink({ url: api.url })])
