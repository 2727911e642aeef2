export { knownProvidersOf } from './rules/known-providers.ts'
export { pluginGateway } from './service/gateway.ts'
