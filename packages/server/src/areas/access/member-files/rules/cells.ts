import { readMoment as momentOf } from '@vitrine/contract/kit'
import type { MemberField, MemberFieldType } from '@vitrine/contract/member-fields'
import type { MemberLineField } from '@vitrine/contract/member-files'
import { createReason, type Reason } from '@vitrine/contract/reasons'
import { escapeFormula, unescapeFormula } from '../../../../platform/csv/escape-formulas.ts'
import { parseJson } from '../../../../transport/depth.ts'

/** A parsed cell, or its error. */
export type ParsedCell = { readonly value: unknown } | { readonly wrong: Reason }

const yes = new Set(['true', 'yes', 'y', '1', 'ja', 'wahr'])
const no = new Set(['false', 'no', 'n', '0', 'nein', 'falsch'])

const lists = new Set<MemberLineField>(['phones', 'emails', 'roles'])
const objects = new Set<MemberLineField>(['addresses', 'photo', 'cover'])
const moments = new Set<MemberLineField>(['createdDate', 'lastLoginDate'])
const words = new Set<MemberLineField>(['status', 'activityStatus', 'privacyStatus'])
const statusNames: Readonly<Record<string, string>> = { ACTIVE: 'APPROVED', DISABLED: 'BLOCKED' }

/** The value of a cell of a table, as in a line of JSON. */
export function readCell(field: MemberLineField, cell: string): ParsedCell {
  const text = unescapeFormula(cell)
  if (field === 'emailVerified') return readBoolean(text)
  if (lists.has(field)) return readList(text)
  if (objects.has(field)) return readJson(text)
  if (moments.has(field)) return readMoment(text.trim())
  if (words.has(field)) {
    const word = text.trim().toUpperCase()
    return { value: field === 'status' ? (statusNames[word] ?? word) : word }
  }
  return { value: field === 'email' || field === 'passwordHash' ? text.trim() : text }
}

export function readOwnCell({ type }: Pick<MemberField, 'type'>, cell: string): ParsedCell {
  return ownReaders[type](unescapeFormula(cell))
}

const ownReaders: Record<MemberFieldType, (text: string) => ParsedCell> = {
  TEXT: (value) => ({ value }),
  DATE: (text) => ({ value: text.trim() }),
  URL: (text) => ({ value: text.trim() }),
  BOOLEAN: readBoolean,
  NUMBER: (text) => {
    const value = Number(text)
    return Number.isFinite(value) ? { value } : { wrong: createReason('NOT_NUMBER') }
  },
}

function readBoolean(text: string): ParsedCell {
  const word = text.trim().toLowerCase()
  if (yes.has(word)) return { value: true }
  return no.has(word) ? { value: false } : { wrong: createReason('NOT_BOOLEAN') }
}

function readJson(text: string): ParsedCell {
  const value = parseJson(text)
  return value === undefined ? { wrong: createReason('NOT_JSON') } : { value }
}

/** A list separated by semicolons, or a JSON list. */
const readList = (text: string): ParsedCell =>
  text.trimStart().startsWith('[')
    ? readJson(text)
    : { value: text.split(';').flatMap((part) => part.trim() || []) }

const writeList = (values: readonly string[]): string => {
  const text = values.join('; ')
  const back = readList(text)
  return 'value' in back && JSON.stringify(back.value) === JSON.stringify(values)
    ? text
    : JSON.stringify(values)
}

/** ISO 8601, the moment of a database without a zone as UTC, or seconds or milliseconds since 1970. */
function readMoment(text: string): ParsedCell {
  const iso =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d\d:?\d\d)?)?$/.exec(
      text,
    )
  const zone = iso?.[3] === undefined || iso[3] === 'UTC' ? 'Z' : iso[3]
  const number = /^\d{9,13}$/.test(text) ? Number(text) * (text.length < 12 ? 1000 : 1) : Number.NaN
  const moment = momentOf(iso ? `${iso[1]}T${iso[2] ?? '00:00'}${zone}` : number)
  return moment ? { value: moment.toISOString() } : { wrong: createReason('MOMENT') }
}

/** The value of a line of JSON as a cell that `readCell` reads back. */
export function writeCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value.trim() === '' ? '' : escapeFormula(value)
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string')
  return escapeFormula(isList ? writeList(value as string[]) : JSON.stringify(value))
}
