import type { IdentityProfile } from '@vitrine/contract/authentication'
import type { MemberField } from '@vitrine/contract/member-fields'
import type { MemberChanges, Member as WireMember } from '@vitrine/contract/members'
import type { MemberFieldSet } from '@vitrine/contract/vocabulary'
import type { Caller } from '../../../../transport/caller.ts'
import type { Member, Viewer } from '../model.ts'
import { visibleFields } from '../rules/own-fields.ts'
import { fieldSetFor } from '../rules/visibility.ts'

/** A member with the fields of a set (§9.1), its own fields as the site names them. */
export function encodeMember(
  member: Member,
  set: MemberFieldSet,
  fields: readonly MemberField[],
): WireMember {
  const publicFields: WireMember = {
    id: member.id,
    contactId: member.contactId,
    createdDate: member.createdDate,
    updatedDate: member.updatedDate,
    profile: encodeProfile(member),
    status: 'UNKNOWN',
    privacyStatus: 'UNKNOWN',
    activityStatus: 'UNKNOWN',
  }
  if (set === 'PUBLIC') return publicFields
  const { loginEmail, status, privacyStatus, activityStatus } = member
  const extended = { ...publicFields, loginEmail, status, privacyStatus, activityStatus }
  if (set === 'EXTENDED') return extended
  return {
    ...extended,
    loginEmailVerified: member.loginEmailVerified,
    contact: encodeContact(member, fields),
    ...withoutNulls({ lastLoginDate: member.lastLoginDate }),
  }
}

const encodeContact = (member: Member, fields: readonly MemberField[]) => ({
  contactId: member.contactId,
  phones: [],
  emails: [],
  addresses: [],
  ...member.contact,
  customFields: visibleFields(member.contact.customFields ?? {}, fields),
  ...withoutNulls({ firstName: member.firstName, lastName: member.lastName }),
})

const encodeProfile = ({ nickname, slug, title, photo, cover }: Member) => ({
  slug,
  ...withoutNulls({ nickname, title, photo, cover }),
})

const withoutNulls = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

export interface FieldSetsInput {
  readonly fieldsets?: readonly MemberFieldSet[] | null
  readonly fieldSet?: MemberFieldSet | null
}

/** A member as its viewer may see it, with the requested field sets. */
export const encodeFor = (
  viewer: Viewer,
  member: Member,
  input: FieldSetsInput,
  fields: readonly MemberField[],
): WireMember => encodeMember(member, fieldSetFor(viewer, member, setsOf(input)), fields)

const setsOf = ({ fieldsets, fieldSet }: FieldSetsInput): MemberFieldSet[] => [
  ...(fieldsets ?? []),
  ...(fieldSet ? [fieldSet] : []),
]

/** Whether the response contains custom fields, so that their names are needed. */
export const showsOwnFields = (input: FieldSetsInput, members: readonly Member[]): boolean =>
  setsOf(input).includes('FULL') && members.some(hasOwnValues)

export const hasOwnValues = ({ contact }: Member): boolean =>
  Object.keys(contact.customFields ?? {}).length > 0

export function viewerOf(caller: Caller): Viewer {
  if (caller.kind === 'member') return { kind: 'member', id: caller.id }
  return { kind: caller.kind === 'merchant' ? 'merchant' : 'visitor' }
}

/** The profile of a registration, as the initial data of the member. */
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
    addressLine: address.streetAddress ? undefined : address.addressLine,
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
