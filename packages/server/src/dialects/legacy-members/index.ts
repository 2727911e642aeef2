export { legacyMemberHandlers } from './handlers.ts'
