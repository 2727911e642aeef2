import { toWire } from '@vitrine/contract/kit'
import type { MemberField } from '@vitrine/contract/member-fields'
import { type MemberFileFormat, MemberLine } from '@vitrine/contract/member-files'
import { writeCsvHeader, writeCsvRow } from '../../../../platform/csv/write-csv.ts'
import type { Member } from '../../members/index.ts'
import { writeCell } from './cells.ts'
import { exportColumns, ownColumn } from './columns.ts'

/** Parts of a line that are not in the member. */
export interface LineExtras {
  readonly roles: readonly string[]
  readonly passwordHash: string | undefined
}

/** A member as a line of a file, without empty fields. */
export function lineOf(member: Member, { roles, passwordHash }: LineExtras): MemberLine {
  const { contact, loginEmail, loginEmailVerified, ...own } = member
  const { addresses, customFields, ...details } = contact
  const values = Object.entries(customFields ?? {}).map(([key, { value }]) => [key, value] as const)
  return present({
    id: own.id,
    email: loginEmail,
    emailVerified: loginEmailVerified,
    status: own.status,
    activityStatus: own.activityStatus,
    privacyStatus: own.privacyStatus,
    nickname: own.nickname,
    slug: own.slug,
    title: own.title,
    firstName: own.firstName,
    lastName: own.lastName,
    ...details,
    addresses: addresses?.map(({ id: _, ...address }) => address),
    photo: own.photo,
    cover: own.cover,
    customFields: values.length > 0 ? Object.fromEntries(values) : undefined,
    roles: roles.length > 0 ? [...roles] : undefined,
    createdDate: own.createdDate,
    lastLoginDate: own.lastLoginDate,
    passwordHash,
  })
}

const present = (line: MemberLine): MemberLine =>
  Object.fromEntries(
    Object.entries(line).filter(([, value]) => value !== null && value !== undefined),
  ) as MemberLine

/** The beginning of a file. */
export const headOf = (format: MemberFileFormat, ownFields: readonly MemberField[]): string =>
  format === 'csv'
    ? writeCsvHeader([...exportColumns, ...ownFields.map(({ key }) => ownColumn(key))])
    : ''

/** A line as the text of a file. */
export function textOf(
  format: MemberFileFormat,
  line: MemberLine,
  ownFields: readonly MemberField[],
): string {
  const wire = toWire(MemberLine, line) as Record<string, unknown>
  if (format === 'jsonl') return `${JSON.stringify(wire)}\n`
  const own = (wire.customFields ?? {}) as Record<string, unknown>
  return writeCsvRow([
    ...exportColumns.map((field) => writeCell(wire[field])),
    ...ownFields.map(({ key }) => writeCell(own[key])),
  ])
}
