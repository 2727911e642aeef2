export {
  type Authenticator,
  createAuthenticator,
  type ForgedFields,
} from './authenticator.ts'
export { createPeople, type Member, type Merchant, type People, type Visitor } from './people.ts'
export { pauseRecordingErrors } from './reached-errors.ts'
export { startTestServer, type TestOptions, type TestServer } from './start.ts'
export type { TestSite } from './test-site.ts'
