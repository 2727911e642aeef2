import { providerContract } from './providers/contract.ts'
import { startPaypal } from './providers/paypal/provider.ts'

providerContract('PAYPAL', startPaypal)
