export { mollieGateway } from './service/provider.ts'
