export { createPeople, type Member, type Merchant, type People, type Visitor } from './people.ts'
export { startTestServer, type TestServer, type TestSite } from './start.ts'
