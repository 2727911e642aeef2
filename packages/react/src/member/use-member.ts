import { useSyncExternalStore } from 'react'
import { useHouse } from '../house.ts'
import type { CurrentMember, Known } from './member-store.ts'

export type { CurrentMember } from './member-store.ts'

export type MemberView = Known & {
  /** The member where it is there. */
  readonly member?: CurrentMember
  /** Asks again, after the member was changed. */
  readonly again: () => Promise<void>
}

/** The member who is signed in: `state` is `nobody`, `waiting`, `there` or `failed`. */
export function useMember(): MemberView {
  const { member, visit } = useHouse()
  const known = useSyncExternalStore(member.subscribe, member.get, () => onServer(visit.member))
  return { ...known, again: member.read }
}

const told = new WeakMap<CurrentMember, Known>()

/** The same object for the same member: a server's snapshot must not change between two looks. */
function onServer(member: CurrentMember | undefined): Known {
  if (!member) return nobody
  const known = told.get(member) ?? { state: 'there', member }
  told.set(member, known)
  return known
}
const nobody: Known = { state: 'nobody' }
