import type { IdentityProfile } from '@vitrine/contract/authentication'
import type { MemberChanges, Member as WireMember } from '@vitrine/contract/members'
import type { MemberFieldSet } from '@vitrine/contract/vocabulary'
import type { Caller } from '../../../transport/caller.ts'
import type { Member, MemberPage, Viewer } from '../model.ts'
import { fieldSetFor } from '../rules.ts'

/** A member with the fields of a set (§9.1). */
export function encodeMember(member: Member, set: MemberFieldSet): WireMember {
  const open: WireMember = {
    id: member.id,
    contactId: member.contactId,
    createdDate: member.createdDate,
    updatedDate: member.updatedDate,
    profile: encodeProfile(member),
    status: 'UNKNOWN',
    privacyStatus: 'UNKNOWN',
    activityStatus: 'UNKNOWN',
  }
  if (set === 'PUBLIC') return open
  const { loginEmail, status, privacyStatus, activityStatus } = member
  const extended = { ...open, loginEmail, status, privacyStatus, activityStatus }
  if (set === 'EXTENDED') return extended
  return {
    ...extended,
    loginEmailVerified: member.loginEmailVerified,
    contact: {
      phones: [],
      emails: [],
      addresses: [],
      ...member.contact,
      ...present({ firstName: member.firstName, lastName: member.lastName }),
    },
    ...present({ lastLoginDate: member.lastLoginDate }),
  }
}

const encodeProfile = ({ nickname, slug, title, photo, cover }: Member) => ({
  slug,
  ...present({ nickname, title, photo, cover }),
})

const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

export interface FieldSetsAsked {
  readonly fieldsets?: readonly MemberFieldSet[] | null
  readonly fieldSet?: MemberFieldSet | null
}

/** A member as its viewer may see it, with the field sets that were asked for. */
export const encodeFor = (viewer: Viewer, member: Member, asked: FieldSetsAsked): WireMember => {
  const sets = [...(asked.fieldsets ?? []), ...(asked.fieldSet ? [asked.fieldSet] : [])]
  return encodeMember(member, fieldSetFor(viewer, member, sets))
}

export const encodePage = (viewer: Viewer, page: MemberPage, asked: FieldSetsAsked) => ({
  members: page.members.map((member) => encodeFor(viewer, member, asked)),
  metadata: {
    count: page.members.length,
    offset: page.offset,
    total: page.total,
    tooManyToCount: false,
    hasNext: page.offset + page.members.length < page.total,
  },
})

export function viewerOf(caller: Caller): Viewer {
  if (caller.kind === 'member') return { kind: 'member', id: caller.id }
  return { kind: caller.kind === 'merchant' ? 'merchant' : 'visitor' }
}

/** What somebody told when registering, as the first content of their member. */
export function decodeProfile(profile: IdentityProfile): MemberChanges {
  const phones = [...(profile.phones ?? []), ...(profile.phonesV2 ?? []).map(phoneText)]
  const emails = [
    ...(profile.emails ?? []),
    ...(profile.secondaryEmails ?? []).map(({ email }) => email),
  ]
  const addresses = (profile.addresses ?? []).map(({ address }) => ({
    streetAddress: address.streetAddress
      ? { number: address.streetAddress.number, name: address.streetAddress.name }
      : undefined,
    addressLine: address.addressLine,
    addressLine2: address.addressLine2,
    city: address.city,
    subdivision: address.subdivision,
    country: address.country,
    postalCode: address.postalCode,
  }))
  return {
    contact: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      phones,
      emails,
      addresses,
      birthdate: profile.birthdate,
      company: profile.company,
      jobTitle: profile.position,
    },
    profile: {
      nickname: profile.nickname,
      photo: profile.picture ? { url: profile.picture } : undefined,
    },
    privacyStatus: profile.privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
  }
}

const phoneText = ({ countryCode, phone }: { countryCode?: string | null; phone: string }) =>
  countryCode ? `${countryCode} ${phone}` : phone
