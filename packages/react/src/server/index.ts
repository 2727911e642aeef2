export { writePageState } from '../page-state.ts'
export { openSession, type ServerSession, type SessionOptions } from './open-session.ts'
export { readSession, type Session, type SessionCookie } from './read-session.ts'
