import { providerContract } from './providers/contract.ts'
import { startMollie } from './providers/mollie/provider.ts'

providerContract('MOLLIE', startMollie)
