/**
 * A reference model of the query language over plain rows in memory, independent of the server's implementation: the
 * expected result of a random query.
 */
export type Scalar = string | number | boolean
export type Kind = 'text' | 'word' | 'id' | 'number' | 'flag' | 'moment' | 'list'

/** A field of a list: its kind, and how to read it from a row; a missing value is no value. */
export interface Field<Row> {
  readonly kind: Kind
  readonly of: (row: Row) => readonly (Scalar | null | undefined)[]
  /** The value for sorting, if it differs from the first value. */
  readonly order?: (row: Row) => Scalar | null | undefined
  /** How it may be tested, where that is not in every way of its kind. */
  readonly operators?: readonly string[]
  /** For a field whose values have fields of their own: those values. */
  readonly items?: Items<Row>
}
interface Items<Row> {
  readonly fields: Fields<unknown>
  readonly of: (row: Row) => readonly unknown[]
}
export type Fields<Row> = Readonly<Record<string, Field<Row>>>

export interface Order {
  readonly fieldName: string
  readonly order?: 'ASC' | 'DESC'
}

type Test<Row> = (row: Row) => boolean

/** A filter as the wire has it → a test of rows. */
export function testOf<Row>(fields: Fields<Row>, filter: unknown): Test<Row> {
  const tests = Object.entries((filter ?? {}) as object).map(([key, value]): Test<Row> => {
    if (key === '$and') return all(value.map((one: unknown) => testOf(fields, one)))
    if (key === '$or') return any(value.map((one: unknown) => testOf(fields, one)))
    if (key === '$not') {
      const inner = all([value].flat().map((one: unknown) => testOf(fields, one)))
      return (row) => !inner(row)
    }
    const field = fields[key]
    if (!field) throw new Error(`The reference has no field ${key}`)
    return fieldTest(field, value)
  })
  return all(tests)
}

const all =
  <Row>(tests: readonly Test<Row>[]): Test<Row> =>
  (row) =>
    tests.every((test) => test(row))
const any =
  <Row>(tests: readonly Test<Row>[]): Test<Row> =>
  (row) =>
    tests.some((test) => test(row))

function fieldTest<Row>(field: Field<Row>, condition: unknown): Test<Row> {
  if (typeof condition !== 'object' || condition === null) {
    return (row) => holds(field, row, '$eq', condition)
  }
  const tests = Object.entries(condition).map(([operator, operand]): Test<Row> => {
    if (operator !== '$not') return (row) => holds(field, row, operator, operand)
    const inner = fieldTest(field, operand)
    return (row) => !inner(row)
  })
  return all(tests)
}

const synonyms: Record<string, string> = {
  $begins: '$startsWith',
  $any: '$in',
  $hasSome: '$in',
  $all: '$hasAll',
  $le: '$lte',
  $ge: '$gte',
}

function holds<Row>(field: Field<Row>, row: Row, alias: string, operand: unknown): boolean {
  const operator = synonyms[alias] ?? alias
  const values = field.of(row).filter((one) => !isNothing(one)) as Scalar[]
  const operands = [operand].flat()
  const equals = (one: unknown) =>
    isNothing(one) ? values.length === 0 : values.some((value) => order(field, value, one) === 0)
  const some = (passes: (difference: number) => boolean) =>
    values.some((value) => passes(order(field, value, operand)))
  const text = folded(String(operand))
  switch (operator) {
    case '$eq':
    case '$in':
      return operands.some(equals)
    case '$ne':
    case '$nin':
      return !operands.some(equals)
    case '$hasAll':
      return operands.every(equals)
    case '$matchItems': {
      const test = testOf(field.items?.fields ?? {}, { $and: operands })
      return (field.items?.of(row) ?? []).some(test)
    }
    case '$exists':
      return values.length > 0 === operand
    case '$isEmpty':
      return (values.length === 0) === operand
    case '$lt':
      return some((difference) => difference < 0)
    case '$lte':
      return some((difference) => difference <= 0)
    case '$gt':
      return some((difference) => difference > 0)
    case '$gte':
      return some((difference) => difference >= 0)
    case '$startsWith':
      return values.some((value) => folded(String(value)).startsWith(text))
    case '$endsWith':
      return values.some((value) => folded(String(value)).endsWith(text))
    case '$contains':
      return values.some((value) => folded(String(value)).includes(text))
    default:
      throw new Error(`The reference has no operator ${operator}`)
  }
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
const folded = (text: string) => [...text].map((sign) => sign.toLowerCase()).join('')

/** How two values of a field compare; texts by their characters, one after the other. */
function order({ kind }: { readonly kind: Kind }, one: Scalar, other: unknown): number {
  if (kind === 'number') return Number(one) - Number(other)
  if (kind === 'moment') return Date.parse(String(one)) - Date.parse(String(other))
  if (kind === 'id') return compareTexts(String(one).toLowerCase(), String(other).toLowerCase())
  return compareTexts(String(one), String(other))
}

function compareTexts(one: string, other: string): number {
  const [left, right] = [[...one], [...other]].map((text) =>
    text.map((sign) => sign.codePointAt(0)),
  )
  for (let at = 0; ; at += 1) {
    const [a, b] = [left?.[at], right?.[at]]
    if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined)
    if (a !== b) return a - b
  }
}

/** Sorts rows; equal ones stay in their order, or reversed after a descending key. */
export function sorted<Row>(fields: Fields<Row>, rows: readonly Row[], orders: readonly Order[]) {
  const signs = orders.map((one) => (one.order === 'DESC' ? -1 : 1))
  const last = signs.at(-1) ?? 1
  const numbered = rows.map((row, number) => ({ row, number }))
  numbered.sort((a, b) => {
    for (const [index, { fieldName }] of orders.entries()) {
      const field = fields[fieldName]
      if (!field) throw new Error(`The reference has no field ${fieldName}`)
      const difference = compareKeys(field, keyOf(field, a.row), keyOf(field, b.row))
      if (difference !== 0) return difference * (signs[index] ?? 1)
    }
    return (a.number - b.number) * last
  })
  return numbered.map(({ row }) => row)
}

const keyOf = <Row>(field: Field<Row>, row: Row) =>
  field.order ? field.order(row) : field.of(row)[0]

/** Rows without a value come last. */
function compareKeys(field: { kind: Kind }, one: unknown, other: unknown): number {
  const [isLast, isFirst] = [isNothing(one), isNothing(other)]
  if (isLast || isFirst) return Number(isLast) - Number(isFirst)
  return order(field, one as Scalar, other)
}
