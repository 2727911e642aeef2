import type { MemberFieldSet } from '@vitrine/contract/vocabulary'
import type { Member, Viewer } from '../model.ts'

/** Whether a viewer can see that a member exists; ignores blocks between the two. */
export function isVisibleTo(viewer: Viewer, member: Member): boolean {
  if (viewer.kind === 'merchant' || isSelf(viewer, member)) return true
  return member.status === 'APPROVED' && member.privacyStatus === 'PUBLIC'
}

const setsByWidth: readonly MemberFieldSet[] = ['PUBLIC', 'EXTENDED', 'FULL']

/** The widest requested field set, reduced to PUBLIC for members other than the viewer. */
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
