import type { CurrentMember } from './member/known.ts'
import type { Role } from './session/session-store.ts'

/** Who asked a server for the page, so that the first look in the browser is the same. */
export interface Visit {
  readonly role: Role
  /** Where the page shows the member. */
  readonly member?: CurrentMember | undefined
}

/** Nobody who is known. */
export const stranger: Visit = { role: 'none' }
