export { stripeGateway } from './service/provider.ts'
