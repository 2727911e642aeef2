import fc from 'fast-check'
import type { Field, Fields, Kind, Order, Scalar } from './query-reference.fixture.ts'

/** Pieces of texts that a careless query would take for something else. */
const pieces = [
  'a',
  'A',
  'Mug',
  'mug',
  ' ',
  'é',
  'É',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '🏺',
  '👩‍🚀',
  'שלום',
  'كوب',
  '50% off',
  'under_score',
  "O'Neil",
  '\\%',
  '$1',
  '--',
  ';',
  'ß',
  '字',
]
export const oddText = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''))

const equality = ['$eq', '$ne', '$in', '$nin', '$hasSome', '$any', '$exists']
const order = ['$lt', '$lte', '$gt', '$gte', '$le', '$ge']
const reading = ['$contains', '$startsWith', '$begins', '$endsWith', '$isEmpty']
const operators: Readonly<Record<Kind, readonly string[]>> = {
  text: [...equality, ...order, ...reading],
  word: equality,
  id: equality,
  number: [...equality, ...order],
  flag: equality,
  moment: [...equality, ...order],
  list: [...equality, '$hasAll', '$all', '$isEmpty'],
}
/** Operators for ids that are also used as cursors. */
export const keyOperators = operators.text
const taken = {
  flags: new Set(['$exists', '$isEmpty']),
  lists: new Set(['$in', '$nin', '$hasSome', '$any', '$hasAll', '$all']),
  texts: new Set(['$contains', '$startsWith', '$begins', '$endsWith']),
}

/** Values worth asking a field for: those that rows have, pieces of them, and others. */
function operandOf<Row>(field: Field<Row>, rows: readonly Row[]): fc.Arbitrary<Scalar> {
  const there = rows
    .flatMap((row) => field.of(row))
    .filter((one) => one !== null && one !== undefined)
  const own = there.length > 0 ? [fc.constantFrom(...(there as Scalar[]))] : []
  switch (field.kind) {
    case 'number':
      return fc.oneof(
        ...own,
        fc.integer({ min: -2, max: 12 }),
        fc.constantFrom('2.5', '999.99', 0.1),
      )
    case 'flag':
      return fc.boolean()
    case 'moment':
      return fc.oneof(...own, fc.constantFrom('2001-01-01', '2100-01-01T00:00:00.000Z'))
    case 'id':
      return fc.oneof(...own, fc.constant('no id'), fc.uuid())
    default:
      return fc.oneof(...own, oddText)
  }
}

/** One test of one field. */
function testOfField<Row>(fields: Fields<Row>, rows: readonly Row[]): fc.Arbitrary<object> {
  return fc.constantFrom(...Object.entries(fields)).chain(([name, field]) => {
    const operand = operandOf(field, rows)
    const allowed = field.operators ?? operators[field.kind]
    const plain = fc.oneof(
      { weight: 5, arbitrary: operand },
      { weight: 1, arbitrary: fc.constant(null) },
    )
    const condition = fc.constantFrom(...allowed).chain((operator): fc.Arbitrary<object> => {
      if (operator === '$matchItems') return ofItems(field, rows)
      if (taken.flags.has(operator)) return fc.boolean().map((value) => ({ [operator]: value }))
      if (taken.lists.has(operator)) {
        const one = operator === '$hasAll' || operator === '$all' ? operand : plain
        return fc.array(one, { maxLength: 3 }).map((values) => ({ [operator]: values }))
      }
      if (taken.texts.has(operator)) return beginning(operand).map((text) => ({ [operator]: text }))
      const single = operator === '$eq' || operator === '$ne' ? plain : operand
      return single.map((value) => ({ [operator]: value }))
    })
    const denied = condition.map((one) => ({ $not: one }))
    const bare = allowed.includes('$eq') ? [plain] : []
    return fc.oneof(...bare, condition, condition, denied).map((value) => ({ [name]: value }))
  })
}

/** A text, or how a value of the field begins. */
const beginning = (operand: fc.Arbitrary<Scalar>) =>
  fc.oneof(
    oddText,
    fc
      .tuple(operand, fc.integer({ min: 1, max: 9 }))
      .map(([one, signs]) => [...String(one)].slice(0, signs).join('')),
  )

const ofItems = <Row>({ items }: Field<Row>, rows: readonly Row[]): fc.Arbitrary<object> =>
  items
    ? fc
        .array(testOfField(items.fields, rows.flatMap(items.of)), { minLength: 1, maxLength: 2 })
        .map(($matchItems) => ({ $matchItems }))
    : fc.constant({})

/** Tests joined by and, or, not, to any depth. */
export function filterOver<Row>(fields: Fields<Row>, rows: readonly Row[]): fc.Arbitrary<object> {
  const leaf = testOfField(fields, rows)
  const { filter } = fc.letrec<{ filter: object }>((tie) => {
    const list = fc.array(tie('filter'), { maxLength: 3 })
    return {
      filter: fc.oneof(
        { maxDepth: 3 },
        leaf,
        list.map(($and) => ({ $and })),
        list.map(($or) => ({ $or })),
        fc.oneof(tie('filter'), list).map(($not) => ({ $not })),
        fc.tuple(leaf, leaf).map(([one, other]) => ({ ...one, ...other })),
      ),
    }
  })
  return filter
}

export const ordersOver = (sortable: readonly string[]): fc.Arbitrary<Order[]> =>
  fc.array(
    fc.record(
      {
        fieldName: fc.constantFrom(...sortable),
        order: fc.constantFrom('ASC' as const, 'DESC' as const),
      },
      { requiredKeys: ['fieldName'] },
    ),
    { maxLength: 3 },
  )
