import type { members } from '@vitrine/contract/members'
import type { Calls, VitrineError } from '@vitrine/sdk'

type Reply = Awaited<ReturnType<Calls<typeof members>['getCurrentMember']>>
/** The signed-in member, with the fields that members can read of themselves. */
export type CurrentMember = NonNullable<Reply['member']>

/** Load state of the member: visitor, loading, loaded, or the error. */
export type MemberState =
  | { readonly state: 'nobody' }
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly member: CurrentMember }
  | { readonly state: 'failed'; readonly error: VitrineError }

export const noMember: MemberState = { state: 'nobody' }
export const memberPending: MemberState = { state: 'waiting' }

/** Member data that a server sends with a page. */
export const memberStateOf = (member: CurrentMember | undefined): MemberState =>
  member ? { state: 'there', member } : noMember
