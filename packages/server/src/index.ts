export { createServer, type Server, type ServerOptions } from './create-server.ts'
export type { Listening, ListenOptions, PageHandler } from './listen.ts'
export { createTestClock, systemClock } from './platform/clock.ts'
export type { Config } from './platform/config.ts'
