import {
  type MemberChanges,
  type MemberMove,
  MemberMoveNotAllowed,
  memberMoves,
} from '@vitrine/contract/members'
import type { MemberFieldSet, MemberStatus } from '@vitrine/contract/vocabulary'
import type { ContactDetails, Member, MemberPatch, Viewer } from './model.ts'

/** The member after a move; throws when the table has no such move from where it stands. */
export function moved(member: Member, move: MemberMove): Member {
  const { from, to } = memberMoves[move]
  if (!(from as readonly MemberStatus[]).includes(member.status)) {
    const sentence = `The move "${move}" is not possible while the member is ${member.status}`
    throw MemberMoveNotAllowed({ move, status: member.status, from }, sentence)
  }
  return { ...member, ...to }
}

/** Whether somebody may know that a member exists. */
export function isVisibleTo(viewer: Viewer, member: Member): boolean {
  if (viewer.kind === 'merchant' || isSelf(viewer, member)) return true
  return member.status === 'APPROVED' && member.privacyStatus === 'PUBLIC'
}

const widths: readonly MemberFieldSet[] = ['PUBLIC', 'EXTENDED', 'FULL']

/** The field set somebody gets: the widest asked for, reduced to PUBLIC for other people's members. */
export function fieldSetFor(
  viewer: Viewer,
  member: Member,
  asked: readonly MemberFieldSet[],
): MemberFieldSet {
  if (viewer.kind !== 'merchant' && !isSelf(viewer, member)) return 'PUBLIC'
  return widths.findLast((set) => asked.includes(set)) ?? 'PUBLIC'
}

const isSelf = (viewer: Viewer, member: Member) =>
  viewer.kind === 'member' && viewer.id === member.id

/** An address name made of a nickname or an e-mail: letters, digits, `_` and `-`. */
export function slugFrom(nickname: string | null | undefined, email: string): string {
  const account = email.split('@')[0] ?? ''
  return [nickname ?? '', account].map(plain).find((slug) => slug !== '') ?? 'member'
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)

/** Wire changes as a patch: empty text and null clear, an empty list changes nothing (§9.6). */
export function patchFrom(changes: MemberChanges, before: ContactDetails): MemberPatch {
  const { contact, profile, privacyStatus } = changes
  const { firstName, lastName, ...details } = contact ?? {}
  return {
    ...(privacyStatus && privacyStatus !== 'UNKNOWN' ? { privacyStatus } : {}),
    ...texts({
      firstName,
      lastName,
      nickname: profile?.nickname,
      title: profile?.title,
    }),
    ...(profile?.photo !== undefined ? { photo: profile.photo } : {}),
    ...(profile?.cover !== undefined ? { cover: profile.cover } : {}),
    ...(Object.keys(details).length > 0 ? { contact: mergedContact(before, details) } : {}),
  }
}

const texts = (fields: Record<string, string | null | undefined>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, text]) => text !== undefined)
      .map(([name, text]) => [name, text === '' ? null : text]),
  )

function mergedContact(before: ContactDetails, changes: ContactDetails): ContactDetails {
  const kept = Object.entries({ ...before, ...meaningful(changes) })
  return Object.fromEntries(kept.filter(([, value]) => value !== null && value !== ''))
}

const meaningful = (changes: ContactDetails) =>
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  )
