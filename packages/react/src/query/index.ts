export { type CallOptions, createCallHooks } from './call-hooks.ts'
export { type CallKey, callKey, callQuery, type InputOf, type OutputOf } from './call-query.ts'
