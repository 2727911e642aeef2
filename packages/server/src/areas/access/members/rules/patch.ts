import type { MemberField } from '@vitrine/contract/member-fields'
import type { MemberChanges } from '@vitrine/contract/members'
import type { ContactDetails, MemberPatch } from '../model.ts'
import { ownValuesAfter } from './own-fields.ts'

export interface PatchContext {
  /** The current contact. */
  readonly before: ContactDetails
  readonly ownFields: readonly MemberField[]
  newId(): string
}

/** Converts wire changes to a patch: empty text and null clear, an empty list changes nothing (§9.6). */
export function patchFrom(changes: MemberChanges, context: PatchContext): MemberPatch {
  const { contact, profile, privacyStatus } = changes
  const { firstName, lastName, contactId: _readOnly, ...details } = contact ?? {}
  return {
    ...(privacyStatus && privacyStatus !== 'UNKNOWN' ? { privacyStatus } : {}),
    ...texts({ firstName, lastName, nickname: profile?.nickname, title: profile?.title }),
    ...(profile?.photo !== undefined ? { photo: profile.photo } : {}),
    ...(profile?.cover !== undefined ? { cover: profile.cover } : {}),
    ...(Object.keys(details).length > 0 ? { contact: contactAfter(details, context) } : {}),
  }
}

// Unicode NFC, so that the same name is the same text however it was typed.
const texts = (fields: Record<string, string | null | undefined>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, text]) => text !== undefined)
      .map(([name, text]) => [name, text ? text.normalize('NFC') : null]),
  )

function contactAfter(changes: ContactDetails, context: PatchContext): ContactDetails {
  const { before, ownFields } = context
  const { addresses, customFields, ...plain } = changes
  const changed = {
    ...plain,
    ...(addresses === undefined
      ? {}
      : { addresses: addresses && withAddressIds(addresses, context) }),
    ...(customFields
      ? { customFields: ownValuesAfter(before.customFields ?? {}, customFields, ownFields) }
      : {}),
  }
  const meaningful = Object.entries(changed).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  const merged = Object.entries({ ...before, ...Object.fromEntries(meaningful) })
  return Object.fromEntries(merged.filter(([, value]) => !isBlank(value)))
}

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

type Addresses = NonNullable<ContactDetails['addresses']>

/** An address with a known id is updated; any other is new. */
function withAddressIds(addresses: Addresses, { before, newId }: PatchContext): Addresses {
  const knownIds = new Set((before.addresses ?? []).map(({ id }) => id))
  return addresses.map((address) => {
    const isKnown = address.id && knownIds.delete(address.id)
    return { ...address, id: isKnown ? address.id : newId() }
  })
}
