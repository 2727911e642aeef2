import { providerContract } from './providers/contract.ts'
import { startStripe } from './providers/stripe/provider.ts'

providerContract('STRIPE', startStripe)
