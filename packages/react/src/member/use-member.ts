import { useSyncExternalStore } from 'react'
import { useHouse } from '../house.ts'
import type { CurrentMember, Known } from './known.ts'

export type MemberView = Known & {
  /** The member where it is there. */
  readonly member?: CurrentMember
  /** Asks again, after the member was changed. */
  readonly again: () => Promise<void>
}

/**
 * The member who is signed in: `state` is `nobody`, `waiting`, `there` or `failed`. Where a server keeps
 * the session the member comes with the pages that show it; on all others it is `waiting`.
 */
export function useMember(): MemberView {
  const { member } = useHouse()
  const known = useSyncExternalStore(member.subscribe, member.get, () => member.first)
  return { ...known, again: member.read }
}
