export {
  brokenRule,
  defineError,
  type ErrorDefinition,
  PermissionDenied,
  violation,
} from '@vitrine/contract/kit'
export type { Answer } from './answer.ts'
export {
  createWebMethods,
  type WebMethods,
  type WebMethodsOptions,
} from './create-web-methods.ts'
export { toExpress } from './express.ts'
export { toFastify } from './fastify.ts'
export type { IncomingRequest } from './incoming.ts'
export {
  type CallerOf,
  type MemberCaller,
  Permissions,
  type UserCaller,
  type VisitorCaller,
  type WebMethod,
  type WebMethodCaller,
  type WebMethodPermission,
  type WebMethodTable,
  webMethod,
} from './web-method.ts'
