import type { Static, TSchema } from 'typebox'
import { Type } from './type.ts'

/**
 * Scalars that have two forms. The static type is the value form that code works with;
 * the JSON Schema describes the wire form; `convert.ts` changes one into the other.
 */

/** An exact decimal in its value form, such as `"19.90"`. Never a float. */
export type Decimal = string

/** Limits of a decimal; `scale` is the largest number of digits after the point. */
export interface DecimalLimits {
  readonly minimum?: number
  readonly maximum?: number
  readonly description?: string
}

/** A decimal that travels as a JSON number (catalog V1). */
export const DecimalNumber = (limits: DecimalLimits = {}) =>
  Type.Unsafe<Decimal>({ type: 'number', 'x-scalar': 'decimal-number', ...limits })

/** A decimal that travels as a JSON string (catalog V3). */
export const DecimalText = (limits: Pick<DecimalLimits, 'description'> = {}) =>
  Type.Unsafe<Decimal>({
    type: 'string',
    pattern: '^-?\\d{1,12}(\\.\\d{1,9})?$',
    'x-scalar': 'decimal-text',
    ...limits,
  })

/** Text of an amount: up to nine digits, and up to three behind the point. */
export const AMOUNT_PATTERN = '^\\d{1,9}(\\.\\d{1,3})?$'

/** Largest amount of money the catalog accepts, in units of the site's currency. */
export const MAX_AMOUNT = 999_999_999.99

/** An amount of money as a JSON number, 0 to 999,999,999.99, in the site's currency. */
export const Amount = (description?: string) =>
  DecimalNumber({ minimum: 0, maximum: MAX_AMOUNT, ...(description ? { description } : {}) })

/** A moment: ISO 8601 UTC text with milliseconds on the wire, `Date` in code. */
export const Timestamp = (options: { description?: string } = {}) =>
  Type.Unsafe<Date>({ type: 'string', format: 'date-time', 'x-scalar': 'timestamp', ...options })

/** A day of the calendar without a time, `YYYY-MM-DD`. */
export const CalendarDay = () =>
  Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })

/** A GUID, 36 lower-case characters. */
export const Guid = (options: { description?: string } = {}) =>
  Type.String({ format: 'uuid', ...options })

/** Text with a length range in characters. */
export const Text = (minLength: number, maxLength: number, options: object = {}) =>
  Type.String({ minLength, maxLength, ...options })

/** An e-mail address. Compared without regard to case, surrounding blanks ignored. */
export const Email = () => Type.String({ format: 'email', maxLength: 254 })

/** A field that may be null. In changes, null clears. */
export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** A field that may be absent or null. */
export const Maybe = <S extends TSchema>(schema: S) => Type.Optional(Nullable(schema))

/** An optional field; null, as some clients send for absent fields, is treated as absent. */
export const Omittable = <S extends TSchema>(schema: S) =>
  Type.Optional(Type.Unsafe<Static<S>>({ anyOf: [schema, { type: 'null' }], 'x-null': 'absent' }))

/** One of a list of upper- or lower-case values. */
export const OneOf = <const V extends readonly string[]>(values: V, options: object = {}) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...options })

/** An object with arbitrary keys. */
export const MapOf = <S extends TSchema>(schema: S) => Type.Record(Type.String(), schema)

/** Any JSON value. */
export const Json = () => Type.Unknown()
