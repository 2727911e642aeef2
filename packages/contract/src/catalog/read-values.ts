import { plainDecimal, readMoment } from '../kit/index.ts'
import type { FieldType } from './query-fields.ts'

/** Text that the database can store: no null character, no lone surrogate. */
export const isWritable = (text: string): boolean =>
  !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && isWritable(value) ? value : undefined

function flag(value: unknown): boolean | undefined {
  if (value === 'true') return true
  if (value === 'false') return false
  return typeof value === 'boolean' ? value : undefined
}

/** A decimal as text, so that no digit is lost. */
function decimal(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return plainDecimal(value)
  return typeof value === 'string' && /^-?\d{1,20}(\.\d{1,9})?$/.test(value) ? value : undefined
}

interface Reader {
  /** The value in value form; undefined when it is none of this type. */
  readonly read: (value: unknown) => unknown
  readonly accepted: string
}

/** How operands of a query are read, by the type of the field they are compared with. */
export const readers: Readonly<Record<FieldType, Reader>> = {
  text: { read: text, accepted: 'text' },
  guid: { read: (value) => text(value)?.toLowerCase(), accepted: 'an id, as text' },
  boolean: { read: flag, accepted: 'true or false' },
  number: { read: decimal, accepted: 'a number, also as text' },
  moment: { read: readMoment, accepted: 'a moment such as "2026-01-31T12:00:00.000Z"' },
}
