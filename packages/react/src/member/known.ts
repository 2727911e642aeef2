import type { members } from '@vitrine/contract/members'
import type { Calls, VitrineError } from '@vitrine/sdk'

type Reply = Awaited<ReturnType<Calls<typeof members>['getCurrentMember']>>
/** The member who is signed in, with everything it may see of itself. */
export type CurrentMember = NonNullable<Reply['member']>

/** What is known of the member: nobody, not yet, somebody, or why it could not be read. */
export type Known =
  | { readonly state: 'nobody' }
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly member: CurrentMember }
  | { readonly state: 'failed'; readonly error: VitrineError }

export const nobody: Known = { state: 'nobody' }
export const waiting: Known = { state: 'waiting' }

/** What a page of a server tells of the member. */
export const knownOf = (member: CurrentMember | undefined): Known =>
  member ? { state: 'there', member } : nobody
