import fc from 'fast-check'
import type { Filter } from '../../../../platform/db/query-to-sql.ts'
import type { NewProduct } from '../../shared/model/commands.ts'
import type { Product, Variant } from '../../shared/model/product.ts'
import type { Aggregation, AggregationRow, Level } from '../model/search.ts'

type Scalar = string | number | boolean

const codes = fc.constantFrom(undefined, 'A-1', 'a-2', 'B%1', "O'1", 'Z')
const amounts = fc.constantFrom('1', '2.5', '10', '19.99', '100')
const words = fc.constantFrom('jar', 'Krug', 'vase', 'Éclat', 'lamp', '100%')
const choice = (names: readonly string[]) =>
  fc
    .subarray([...names], { minLength: 1 })
    .map((all) => all.map((description) => ({ description })))

const variantOf = (choices: readonly string[]) =>
  fc.record(
    {
      choices: fc.constant(choices),
      price: amounts,
      salePrice: fc.constantFrom(null, '0.5'),
      weight: fc.constantFrom(null, '1', '2.25'),
      sku: codes,
      barcode: codes,
      visible: fc.boolean(),
    },
    { requiredKeys: ['choices', 'price', 'visible'] },
  )

const base = {
  name: fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
  price: amounts,
  visible: fc.boolean(),
  brand: fc.constantFrom(undefined, 'Kiln', 'Ödland'),
  ribbon: fc.constantFrom(undefined, 'New'),
  tags: fc.record({ public: fc.subarray(['x', 'y']), private: fc.subarray(['secret']) }),
}

/** Products with and without options, including hidden products and hidden variants. */
export const newProduct: fc.Arbitrary<NewProduct> = fc.oneof(
  fc.record({ ...base, sku: codes }),
  choice(['S', 'M', 'L']).chain((choices) =>
    fc.record({
      ...base,
      options: fc.constant([{ name: 'Size', choices }]),
      manageVariants: fc.constant(true),
      variants: fc.tuple(...choices.map(({ description }) => variantOf([description]))),
    }),
  ),
) as fc.Arbitrary<NewProduct>

/** The values of a searchable field; `seen` are the variants visible to the reader. */
type FieldReader = (product: Product, seen: readonly Variant[]) => readonly (Scalar | null)[]
const paid = ({ price, salePrice }: Variant) => Math.min(Number(price), Number(salePrice ?? price))
const lowest = (values: readonly number[]) => (values.length > 0 ? [Math.min(...values)] : [])
const highest = (values: readonly number[]) => (values.length > 0 ? [Math.max(...values)] : [])

export const readings: Readonly<Record<string, FieldReader>> = {
  id: ({ id }) => [id],
  name: ({ name }) => [name],
  visible: ({ visible }) => [visible],
  kind: ({ productType }) => [productType.toUpperCase()],
  brandName: ({ brand }) => [brand?.name ?? null],
  ribbonId: ({ ribbon }) => [ribbon?.id ?? null],
  createdDate: ({ createdDate }) => [createdDate.toISOString()],
  publicTags: ({ tags }) => tags.public,
  optionNames: ({ options }) => options.map(({ name }) => name),
  choiceNames: ({ options }) =>
    options.flatMap(({ choices }) => choices.map((one) => one.description)),
  lowestPaid: (_, seen) => lowest(seen.map(paid)),
  highestList: (_, seen) => highest(seen.map(({ price }) => Number(price))),
  'variants.sku': (_, seen) => seen.map(({ sku }) => sku),
  'variants.price': (_, seen) => seen.map(paid),
  'variants.weight': (_, seen) =>
    seen.map(({ weight }) => (weight === null ? null : Number(weight))),
}
const numeric = new Set(['lowestPaid', 'highestList', 'variants.price', 'variants.weight'])

export interface VisibleProduct {
  readonly product: Product
  readonly seen: readonly Variant[]
}
export const visibleTo = (products: readonly Product[], seesHidden: boolean): VisibleProduct[] =>
  products
    .filter(({ visible }) => visible || seesHidden)
    .map((product) => ({
      product,
      seen: product.variants.filter(({ visible }) => visible || seesHidden),
    }))

const valuesOf = (field: string, { product, seen }: VisibleProduct): Scalar[] =>
  (readings[field] as FieldReader)(product, seen).filter(
    (one) => one !== null && one !== '',
  ) as Scalar[]

/** Evaluates a filter on one product. */
export function fits(filter: Filter, one: VisibleProduct): boolean {
  if (filter.kind === 'not') return !fits(filter.part, one)
  if (filter.kind !== 'test') {
    const { kind, parts } = filter
    return kind === 'and'
      ? parts.every((part) => fits(part, one))
      : parts.some((part) => fits(part, one))
  }
  if (filter.operator === '$matchItems') {
    return one.seen.some((variant) => fits(filter.value as Filter, { ...one, seen: [variant] }))
  }
  // Within one variant its fields have names of their own.
  const field = filter.field in readings ? filter.field : `variants.${filter.field}`
  const values = valuesOf(field, one)
  const operands = [filter.value].flat() as Scalar[]
  const isOneOf = values.some((value) =>
    operands.some((operand) => String(value) === String(operand)),
  )
  switch (filter.operator) {
    case '$eq':
    case '$in':
    case '$hasSome':
      return isOneOf
    case '$ne':
      return !isOneOf
    case '$hasAll':
      return operands.every((operand) => values.some((value) => String(value) === String(operand)))
    case '$exists':
      return values.length > 0 === filter.value
    case '$isEmpty':
      return (values.length === 0) === filter.value
    case '$gte':
      return values.some((value) => Number(value) >= Number(filter.value))
    case '$lt':
      return values.some((value) => Number(value) < Number(filter.value))
    case '$startsWith':
      return values.some((value) =>
        String(value).toLowerCase().startsWith(String(filter.value).toLowerCase()),
      )
    default:
      throw new Error(`The reference has no operator ${filter.operator}`)
  }
}

const test = (field: string, operator: string, value: unknown) =>
  ({ kind: 'test', field, operator, value }) as const

const textFields = [
  'name',
  'kind',
  'brandName',
  'publicTags',
  'optionNames',
  'choiceNames',
  'variants.sku',
]
const texts = [
  'x',
  'y',
  'Kiln',
  'S',
  'M',
  'A-1',
  'B%1',
  "O'1",
  'jar',
  'PHYSICAL',
  'Size',
  'v',
  '%',
  '',
]
const leaf = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...textFields),
      fc.constantFrom(...texts.filter((one) => one !== '')),
      fc.constantFrom('$eq', '$ne', '$startsWith'),
    )
    .map(([field, value, operator]) => test(field, operator, value)),
  fc
    .tuple(
      fc.constantFrom(...textFields),
      fc.subarray(
        texts.filter((one) => one !== ''),
        { minLength: 1, maxLength: 3 },
      ),
      fc.constantFrom('$in', '$hasSome', '$hasAll'),
    )
    .map(([field, value, operator]) => test(field, operator, value)),
  fc
    .tuple(
      fc.constantFrom(...textFields, ...numeric),
      fc.boolean(),
      fc.constantFrom('$exists', '$isEmpty'),
    )
    .map(([field, value, operator]) => test(field, operator, value)),
  fc
    .tuple(fc.constantFrom(...numeric), amounts, fc.constantFrom('$gte', '$lt'))
    .map(([field, value, operator]) => test(field, operator, value)),
  fc.boolean().map((value) => test('visible', '$eq', value)),
)
const inner = fc.oneof(
  fc
    .tuple(amounts, fc.constantFrom('$gte', '$lt'))
    .map(([value, operator]) => test('price', operator, value)),
  fc.constantFrom('A-1', 'Z').map((value) => test('sku', '$eq', value)),
  fc.boolean().map((value) => test('weight', '$exists', value)),
)
const ofOneVariant = fc
  .array(inner, { minLength: 1, maxLength: 3 })
  .map((parts): Filter => test('variants', '$matchItems', { kind: 'and', parts }))

export const anyFilter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    leaf,
    ofOneVariant,
    fc.array(tie('filter'), { maxLength: 3 }).map((parts): Filter => ({ kind: 'and', parts })),
    fc.array(tie('filter'), { maxLength: 3 }).map((parts): Filter => ({ kind: 'or', parts })),
    tie('filter').map((part): Filter => ({ kind: 'not', part })),
  ),
})).filter

const named = <L extends object>(level: fc.Arbitrary<L>) => level as unknown as fc.Arbitrary<Level>
const value = named(
  fc
    .record({
      name: fc.constant('v'),
      kind: fc.constant('value'),
      field: fc.constantFrom(
        'kind',
        'brandName',
        'publicTags',
        'choiceNames',
        'lowestPaid',
        'variants.sku',
        'visible',
      ),
      limit: fc.constantFrom(1, 2, 10),
      sort: fc.record({ by: fc.constantFrom('count', 'value'), descending: fc.boolean() }),
      missing: fc.constantFrom(undefined, 'N/A'),
    })
    .map(({ missing, ...rest }) => (missing ? { ...rest, missing } : rest)),
)
const range = named(
  fc.record({
    name: fc.constant('r'),
    kind: fc.constant('range'),
    field: fc.constantFrom(...numeric),
    buckets: fc.constantFrom(
      [{ to: 2.5 }, { from: 2.5, to: 20 }, { from: 20 }],
      [{ from: 0, to: 100 }, { from: 1 }],
    ),
  }),
)
const date = named(
  fc.record({
    name: fc.constant('d'),
    kind: fc.constant('date'),
    field: fc.constant('createdDate'),
    interval: fc.constantFrom('year', 'day'),
    timeZone: fc.constant('UTC'),
  }),
)
const scalar = named(
  fc.record({
    name: fc.constant('s'),
    kind: fc.constant('scalar'),
    field: fc.constantFrom(...numeric),
    type: fc.constantFrom('COUNT_DISTINCT', 'MIN', 'MAX', 'SUM', 'AVG'),
  }),
)
const bucketed = fc.oneof(value, value, range, date)
export const anyAggregation: fc.Arbitrary<Aggregation> = fc.oneof(
  fc.oneof(bucketed, scalar).map((one) => [one]),
  fc.tuple(bucketed, fc.oneof(bucketed, scalar)),
  fc.tuple(bucketed, bucketed, fc.oneof(bucketed, scalar)),
  fc.tuple(scalar, bucketed),
)

function keysOf(level: Level, one: VisibleProduct): string[] {
  const values = valuesOf(level.field, one)
  if (level.kind === 'value') {
    const keys = [...new Set(values.map(String))]
    return keys.length === 0 && level.missing ? [level.missing] : keys
  }
  if (level.kind === 'date') {
    const end = level.interval === 'year' ? 4 : 10
    return values.map(
      (day) => `${String(day).slice(0, end)}${'-01-01'.slice(0, 10 - end)}T00:00:00.000Z`,
    )
  }
  if (level.kind === 'scalar') return []
  const found = values.map((number) =>
    level.buckets.findIndex(
      ({ from = -Infinity, to = Infinity }) => Number(number) >= from && Number(number) < to,
    ),
  )
  return [...new Set(found.filter((at) => at >= 0).map(String))]
}

const compareKeys = (one: string, other: string) => {
  const [a, b] = [one, other].map((key) => (/^-?\d+(\.\d+)?$/.test(key) ? Number(key) : undefined))
  if (a !== undefined && b !== undefined && a !== b) return a - b
  if ((a === undefined) !== (b === undefined)) return a === undefined ? 1 : -1
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}

/** Buckets of a level over some products, in order. */
function bucketsOf(level: Level, found: readonly VisibleProduct[]) {
  const counts = new Map<string, number>()
  for (const key of found.flatMap((one) => keysOf(level, one))) {
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const isValue = level.kind === 'value'
  const sign = isValue && level.sort.descending ? -1 : 1
  const isNumber = (key: string) => /^-?\d+(\.\d+)?$/.test(key)
  return [...counts]
    .sort(([a, many], [b, more]) => {
      if (!isValue || level.sort.by === 'value') {
        if (isNumber(a) !== isNumber(b)) return isNumber(a) ? -1 : 1
        return compareKeys(a, b) * sign
      }
      return (many - more) * sign || compareKeys(a, b)
    })
    .slice(0, isValue ? level.limit : 1000)
    .map(([key, count]) => ({ key, count }))
}

function amountOf(
  level: Extract<Level, { kind: 'scalar' }>,
  found: readonly VisibleProduct[],
): number | null {
  const values = found.flatMap((one) => valuesOf(level.field, one)).map(Number)
  if (level.type === 'COUNT_DISTINCT') return new Set(values).size
  if (values.length === 0) return null
  if (level.type === 'MIN') return Math.min(...values)
  if (level.type === 'MAX') return Math.max(...values)
  const sum = values.reduce((all, one) => all + one, 0)
  return level.type === 'SUM' ? sum : sum / values.length
}

type ExpectedBuckets = readonly { key: string | null; count: number; amount?: number | null }[]

/** The expected aggregation of these products. */
export function aggregated(
  levels: Aggregation,
  found: readonly VisibleProduct[],
): ExpectedBuckets[] {
  const [level, ...inside] = levels
  if (!level) return [[]]
  if (level.kind === 'scalar') {
    const own = { key: null, count: 0, amount: amountOf(level, found) }
    return aggregated(inside, found).map((rest) => [own, ...rest])
  }
  return bucketsOf(level, found).flatMap((bucket) =>
    aggregated(
      inside,
      found.filter((one) => keysOf(level, one).includes(bucket.key)),
    ).map((rest) => [bucket, ...rest]),
  )
}

/** Rows of the server with amounts as numbers, rounded to the precision of floating point. */
export const rounded = (rows: readonly (AggregationRow | ExpectedBuckets)[]) =>
  rows.map((row) =>
    row.map(({ key, count, amount }) => ({
      key,
      count,
      amount:
        amount === null || amount === undefined ? null : Math.round(Number(amount) * 1e6) / 1e6,
    })),
  )
