import type { MemberFieldSet } from '@vitrine/contract/vocabulary'
import type { Member, Viewer } from '../model.ts'

/** Whether somebody may know that a member exists, blocks between the two aside. */
export function isVisibleTo(viewer: Viewer, member: Member): boolean {
  if (viewer.kind === 'merchant' || isSelf(viewer, member)) return true
  return member.status === 'APPROVED' && member.privacyStatus === 'PUBLIC'
}

const setsByWidth: readonly MemberFieldSet[] = ['PUBLIC', 'EXTENDED', 'FULL']

/** The field set somebody gets: the widest asked for, reduced to PUBLIC for other people's members. */
export function fieldSetFor(
  viewer: Viewer,
  member: Member,
  requestedSets: readonly MemberFieldSet[],
): MemberFieldSet {
  if (viewer.kind !== 'merchant' && !isSelf(viewer, member)) return 'PUBLIC'
  return setsByWidth.findLast((set) => requestedSets.includes(set)) ?? 'PUBLIC'
}

export const isSelf = (viewer: Viewer, { id }: Pick<Member, 'id'>): boolean =>
  viewer.kind === 'member' && viewer.id === id
