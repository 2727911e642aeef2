import type { CurrentMember } from './member/member-state.ts'
import type { Role } from './session/session-store.ts'

/** Session data of a server-rendered page, so that hydration starts with the same. */
export interface Visit {
  readonly role: Role
  /** The member, where the page shows it. */
  readonly member?: CurrentMember | undefined
}

/** An unknown visitor. */
export const anonymousVisit: Visit = { role: 'none' }
