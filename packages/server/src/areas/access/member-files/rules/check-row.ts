import { type FieldViolation, toValue, ValidationError } from '@vitrine/contract/kit'
import type { MemberField } from '@vitrine/contract/member-fields'
import { MemberLine } from '@vitrine/contract/member-files'
import type { MemberChanges } from '@vitrine/contract/members'
import { createReason, type Reason } from '@vitrine/contract/reasons'
import {
  parsePasswordHash,
  UnsupportedPasswordHash,
} from '../../../../platform/imported-password-hashes.ts'
import { findUnstorableText } from '../../../../transport/unstorable-text.ts'
import { reasonOfViolation } from '../../../../transport/violation-reasons.ts'
import { findViolations } from '../../../../transport/violations.ts'
import type { Problem, RawRow, Row } from '../model.ts'
import { withText } from './with-text.ts'

/** What rows can refer to. */
export interface SiteReferences {
  readonly now: Date
  readonly ownFields: readonly MemberField[]
  readonly roleKeys: ReadonlySet<string>
  /** Throws if changes are invalid; see the feature of members. */
  check(changes: MemberChanges): unknown
}

/**
 * Validates a row. An error excludes the row, except in what a member can do without, such as a password or a
 * role, which is skipped and reported.
 */
export function checkRow({ line, wire, problems }: RawRow, site: SiteReferences): Row {
  const broken = [...findViolations(MemberLine, wire), ...findUnstorableText(wire)]
  const errors = [...problems, ...broken.map((one) => violated(line, one))]
  if (errors.length > 0) return { line, value: undefined, problems: errors }
  const line_ = toValue(MemberLine, wire) as MemberLine
  const left = ignoredParts(line_, line, site)
  const value = { ...line_, ...left.instead, email: line_.email.trim() }
  const wrong = [...futureDates(value, line, site), ...invalidFields(value, line, site)]
  return {
    line,
    value: wrong.length > 0 ? undefined : value,
    problems: [...wrong, ...left.problems],
  }
}

function violated(line: number, violation: FieldViolation, field = violation.field): Problem {
  const cause = reasonOfViolation(violation)
  return {
    line,
    severity: 'ERROR',
    reason: violation.description,
    ...(cause && { cause }),
    ...(field ? { field } : {}),
  }
}

function ignoredParts(value: MemberLine, line: number, { ownFields, roleKeys }: SiteReferences) {
  const warn = (field: string, reason: Reason): Problem => ({
    line,
    field,
    severity: 'WARNING',
    ...withText(reason),
  })
  const { passwordHash, roles, customFields } = value
  const why = passwordHash ? whyNoPassword(passwordHash) : undefined
  const unknownRoles = (roles ?? []).filter((key) => !roleKeys.has(key))
  const existing = new Set(ownFields.map(({ key }) => key))
  const unknownFields = Object.keys(customFields ?? {}).filter((key) => !existing.has(key))
  return {
    problems: [
      ...(why ? [warn('passwordHash', why)] : []),
      ...(unknownRoles.length > 0 ? [warn('roles', createReason('UNKNOWN_ROLE'))] : []),
      ...unknownFields.map((key) =>
        warn(`customFields.${key}`, createReason('UNKNOWN_MEMBER_FIELD')),
      ),
    ],
    instead: {
      ...(why ? { passwordHash: undefined } : {}),
      ...(roles ? { roles: roles.filter((key) => roleKeys.has(key)) } : {}),
    },
  }
}

function whyNoPassword(stored: string): Reason | undefined {
  try {
    parsePasswordHash(stored)
    return undefined
  } catch (error) {
    if (!(error instanceof UnsupportedPasswordHash)) throw error
    return hashReason(error)
  }
}

function hashReason({ problem, values }: UnsupportedPasswordHash): Reason {
  switch (problem) {
    case 'HASH_TOO_LONG':
      return createReason(problem, { max: values.max ?? '' })
    case 'HASH_PARAMETERS':
      return createReason(problem, { algorithm: values.algorithm ?? '' })
    case 'HASH_TOO_COSTLY':
      return createReason(problem, { what: values.what ?? '', max: values.max ?? '' })
    default:
      return createReason(problem)
  }
}

function futureDates(
  { createdDate, lastLoginDate }: MemberLine,
  line: number,
  { now }: SiteReferences,
) {
  return Object.entries({ createdDate, lastLoginDate }).flatMap(([field, date]) =>
    date && date > now
      ? [{ line, field, severity: 'ERROR' as const, ...withText(createReason('IN_FUTURE')) }]
      : [],
  )
}

function invalidFields(value: MemberLine, line: number, { check }: SiteReferences): Problem[] {
  try {
    check(changesOf(value))
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.violations.map((one) =>
      violated(line, one, one.field.replace(/^member\.(contact\.|profile\.)?/, '')),
    )
  }
}

/** The profile of a row as changes of a member. */
export function changesOf(value: MemberLine): MemberChanges {
  const { firstName, lastName, phones, emails, birthdate, company, jobTitle } = value
  const { nickname, title, photo, cover, privacyStatus, addresses, customFields } = value
  return {
    contact: {
      firstName,
      lastName,
      phones,
      emails,
      addresses,
      birthdate,
      company,
      jobTitle,
      customFields:
        customFields &&
        Object.fromEntries(Object.entries(customFields).map(([key, own]) => [key, { value: own }])),
    },
    profile: { nickname, title, photo, cover },
    privacyStatus,
  }
}
