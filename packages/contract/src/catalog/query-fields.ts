import type { Operator } from '../kit/index.ts'

/** The type of a field, which determines its operators. */
export type FieldType = 'text' | 'guid' | 'number' | 'boolean' | 'moment'

/** A queryable field: its type, its operators, and whether a list can be sorted by it. */
export interface QueryField {
  readonly type: FieldType
  readonly operators: readonly Operator[]
  readonly sortable?: boolean
  /** For lists whose elements have fields: those available to `$matchItems`. */
  readonly items?: QueryFields
}

/** By wire name; a name that ends in `.*` stands for every name with that prefix. */
export type QueryFields = Readonly<Record<string, QueryField>>

const equality: readonly Operator[] = ['$eq', '$ne', '$in', '$nin', '$hasSome', '$exists']
const order: readonly Operator[] = ['$lt', '$lte', '$gt', '$gte']
const reading: readonly Operator[] = ['$contains', '$startsWith', '$endsWith', '$isEmpty']

const field = (type: FieldType, operators: readonly Operator[]) => ({ type, operators })

/** Fields as the catalog declares them; spread `sorted` in where a list may be sorted by one. */
export const sorted = { sortable: true } as const
export const guidField = field('guid', equality)
/** An id that lists are also cut into parts by: it is ordered and read like a text. */
export const idField = field('guid', [...equality, ...order, ...reading])
export const wordField = field('text', equality)
export const textField = field('text', [...equality, ...order, ...reading])
export const flagField = field('boolean', equality)
export const numberField = field('number', [...equality, ...order])
export const momentField = field('moment', [...equality, ...order])
/** A list of values: a test without a list operator fits when any value does. */
export const listField = (type: FieldType) => field(type, [...equality, '$hasAll', '$isEmpty'])
