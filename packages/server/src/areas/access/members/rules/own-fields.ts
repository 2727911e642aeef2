import { brokenRule, readMoment, violation } from '@vitrine/contract/kit'
import type { MemberField, MemberFieldType } from '@vitrine/contract/member-fields'
import { memberRules } from '@vitrine/contract/members'
import type { OwnValues } from '../model.ts'

const PATH = 'member.contact.customFields'
const MAX_TEXT = 4000

/**
 * The own fields of a profile after a change. Keys the owner did not add are dropped, an empty value
 * clears its field, names are the owner's (§9.6). Throws for values that do not fit their field.
 */
export function ownValuesAfter(
  before: OwnValues,
  sent: OwnValues,
  fields: readonly MemberField[],
): OwnValues {
  const sentFields = fields.filter(({ key }) => Object.hasOwn(sent, key))
  const filled = sentFields.filter(({ key }) => !isEmpty(sent[key]?.value))
  refuseInvalid(filled, sent)
  const cleared = new Set(sentFields.map(({ key }) => key))
  const unchanged = Object.entries(before).filter(([key]) => !cleared.has(key))
  return Object.fromEntries([
    ...unchanged,
    ...filled.map(({ key }) => [key, storedValueOf(sent, key)]),
  ])
}

const storedValueOf = (sent: OwnValues, key: string) => ({ value: sent[key]?.value })

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === ''

function refuseInvalid(fields: readonly MemberField[], sent: OwnValues): void {
  const invalidFields = fields.filter(({ key, type }) => !validators[type](sent[key]?.value))
  const addresses = invalidFields.filter(({ type }) => type === 'URL').map(({ key }) => key)
  if (addresses.length > 0) {
    const message = `must be a web address such as https://example.com: ${addresses.join(', ')}`
    throw brokenRule(PATH, memberRules.webAddress, message, { fields: addresses })
  }
  const [invalidField] = invalidFields
  if (!invalidField) return
  const { key, type } = invalidField
  throw violation(`${PATH}.${key}.value`, 'FORMAT', `must be ${acceptedDescriptions[type]}`, {
    type,
  })
}

const isText = (value: unknown): value is string => typeof value === 'string'

const validators: Record<MemberFieldType, (value: unknown) => boolean> = {
  TEXT: (value) => isText(value) && value.length <= MAX_TEXT,
  NUMBER: (value) => typeof value === 'number' && Number.isFinite(value),
  DATE: (value) => isText(value) && readMoment(value) !== undefined,
  URL: (value) => isText(value) && value.length <= MAX_TEXT && isWebAddress(value),
  BOOLEAN: (value) => typeof value === 'boolean',
}
const acceptedDescriptions: Record<MemberFieldType, string> = {
  TEXT: `text of at most ${MAX_TEXT} characters`,
  NUMBER: 'a number',
  DATE: 'a day such as 2026-01-31 or a moment such as 2026-01-31T12:00:00.000Z',
  URL: 'a web address',
  BOOLEAN: 'true or false',
}

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol) && !/\s/.test(text)
  } catch {
    return false
  }
}

/** The custom fields in responses: those that exist now, with their current names. */
export const visibleFields = (values: OwnValues, fields: readonly MemberField[]): OwnValues =>
  Object.fromEntries(
    fields
      .filter(({ key }) => Object.hasOwn(values, key))
      .map(({ key, name }) => [key, { name, value: values[key]?.value }]),
  )
