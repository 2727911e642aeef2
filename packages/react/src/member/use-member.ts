import { useSyncExternalStore } from 'react'
import { useVitrineContext } from '../vitrine-context.ts'
import type { CurrentMember, MemberState } from './member-state.ts'

export type MemberView = MemberState & {
  /** The member, when loaded. */
  readonly member?: CurrentMember
  /** Loads the member again, after a change. */
  readonly again: () => Promise<void>
}

/**
 * The signed-in member: `state` is `nobody`, `waiting`, `there` or `failed`. With a session on the
 * server only pages that show the member have it; on all others it is `waiting`.
 */
export function useMember(): MemberView {
  const { member } = useVitrineContext()
  const state = useSyncExternalStore(member.subscribe, member.get, () => member.first)
  return { ...state, again: member.read }
}
