export { type Api, createPeople, type People, type Person } from './people.ts'
export { startTestServer, type TestServer, type TestSite } from './start.ts'
