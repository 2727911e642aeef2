export { paypalGateway } from './service/provider.ts'
