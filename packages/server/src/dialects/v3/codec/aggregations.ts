import type {
  AggregationData,
  AggregationLevel,
  QueryFields,
  Aggregation as WireAggregation,
} from '@vitrine/contract/catalog-v3'
import { InvalidFilter, type Static } from '@vitrine/contract/kit'
import type {
  Aggregation,
  AggregationBucket,
  AggregationRow,
  Level,
  RangeBucket,
} from '../../../areas/catalog/index.ts'

/** Fields that a list can aggregate, with their domain names, and the time zone of days. */
interface AggregationContext {
  readonly fields: QueryFields
  readonly rename: (field: string) => string
  readonly timeZone?: string | null | undefined
}

/** Each aggregation as nested levels; most have one. */
export function decodeAggregations(
  requested: readonly WireAggregation[] | null | undefined,
  context: AggregationContext,
): Aggregation[] {
  const names = (requested ?? []).map(({ name }) => name)
  const twice = names.find((name, at) => name && names.indexOf(name) !== at)
  if (twice) throw refuse('aggregations.name', `Two aggregations are called "${twice}"`)
  return (requested ?? []).map((one, at) => {
    const path = `aggregations[${at}]`
    if (one.type !== 'NESTED') return [decodeLevel(one as AggregationLevel, path, context)]
    const steps = one.nested?.nestedAggregations ?? []
    if (steps.length === 0) throw refuse(`${path}.nested`, `"${path}.nested" holds no aggregations`)
    const inside = `${path}.nested.nestedAggregations`
    return steps.map((step, depth) => decodeLevel(step, `${inside}[${depth}]`, context))
  })
}

function decodeLevel(wire: AggregationLevel, path: string, context: AggregationContext): Level {
  const { fieldPath } = wire
  const name = wire.name ?? fieldPath ?? ''
  const type =
    fieldPath && Object.hasOwn(context.fields, fieldPath) && context.fields[fieldPath]?.type
  if (!fieldPath || !type || context.fields[fieldPath]?.items) {
    const accepted = Object.keys(context.fields).filter((field) => !context.fields[field]?.items)
    const sentence = `"${fieldPath ?? ''}" is not a field that can be aggregated; these are: ${accepted.join(', ')}`
    throw refuse(`${path}.fieldPath`, sentence)
  }
  const step = { name, field: context.rename(fieldPath) }
  const needs = (requested: string, isFitting: boolean) => {
    if (!isFitting) throw refuse(`${path}.fieldPath`, `"${fieldPath}" does not hold ${requested}`)
  }
  switch (wire.type) {
    case 'RANGE':
      needs('numbers', type === 'number')
      return { ...step, kind: 'range', buckets: decodeBuckets(wire, path) }
    case 'SCALAR': {
      const scalar = wire.scalar?.type ?? 'COUNT_DISTINCT'
      needs('numbers', scalar === 'COUNT_DISTINCT' || type === 'number')
      return { ...step, kind: 'scalar', type: scalar }
    }
    case 'DATE_HISTOGRAM': {
      needs('moments', type === 'moment')
      const interval = (wire.dateHistogram?.interval ?? 'DAY').toLowerCase()
      return { ...step, kind: 'date', interval, timeZone: decodeTimeZone(context.timeZone) }
    }
    default:
      return { ...step, kind: 'value', ...decodeValue(wire, type) }
  }
}

const missingNames: Record<string, string> = { number: '0', boolean: 'false' }

function decodeValue({ value }: AggregationLevel, type: string) {
  const by = value?.sortType === 'VALUE' ? ('value' as const) : ('count' as const)
  const missing = value?.includeOptions?.addToBucket || (missingNames[type] ?? 'N/A')
  return {
    limit: value?.limit ?? 10,
    sort: { by, descending: (value?.sortDirection ?? 'DESC') === 'DESC' },
    ...(value?.missingValues === 'INCLUDE' && { missing }),
  }
}

function decodeBuckets({ range }: AggregationLevel, path: string): RangeBucket[] {
  const buckets = range?.buckets ?? []
  if (buckets.length === 0) throw refuse(`${path}.range.buckets`, 'A range needs buckets')
  return buckets.map(({ from, to }) => {
    if (typeof from !== 'number' && typeof to !== 'number') {
      throw refuse(`${path}.range.buckets`, 'A bucket needs from, to or both')
    }
    return {
      ...(typeof from === 'number' && { from }),
      ...(typeof to === 'number' && { to }),
    }
  })
}

/** An IANA name as it is; an offset with its sign inverted, because PostgreSQL counts westwards. */
function decodeTimeZone(requested: string | null | undefined): string {
  if (!requested) return 'UTC'
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(requested)
  if (offset && Number(offset[2]) <= 14 && Number(offset[3]) < 60) {
    const [, sign, hours, minutes] = offset
    return `<${sign}${hours}${minutes}>${sign === '+' ? '-' : '+'}${hours}:${minutes}`
  }
  if (/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(requested) && isTimeZone(requested)) return requested
  throw refuse(
    'timeZone',
    `"${requested}" is neither a time zone such as Europe/Rome nor an offset such as +02:00`,
  )
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const refuse = (field: string, sentence: string) => InvalidFilter({ field }, sentence)

/** The results, in the order of the request. */
export function encodeAggregations(
  requested: readonly WireAggregation[] | null | undefined,
  aggregations: readonly Aggregation[],
  rowsOfEach: readonly (readonly AggregationRow[])[],
): Static<typeof AggregationData> {
  const results = (requested ?? []).map((wire, at) => {
    const [levels, rows] = [aggregations[at] ?? [], rowsOfEach[at] ?? []]
    const type = wire.type ?? 'VALUE'
    return {
      name: wire.name ?? '',
      type,
      fieldPath: wire.fieldPath ?? '',
      ...(type === 'NESTED' ? { nested: encodeNested(levels, rows) } : encodeFlat(levels[0], rows)),
    }
  })
  return { results }
}

function encodeFlat(level: Level | undefined, rows: readonly AggregationRow[]) {
  const all = rows.flatMap(([one]) => one ?? [])
  switch (level?.kind) {
    case 'range': {
      const counts = new Map(all.map(({ key, count }) => [Number(key), count]))
      const results = level.buckets.map((bucket, at) => ({ ...bucket, count: counts.get(at) ?? 0 }))
      return { ranges: { results } }
    }
    case 'scalar':
      return { scalar: { type: level.type, ...amountIn(all[0]) } }
    case 'date':
      return { dateHistogram: { results: all.map(counted) } }
    default:
      return { values: { results: all.map(counted) } }
  }
}

const counted = ({ key, count }: AggregationBucket) => ({ value: key ?? '', count })
const amountIn = (bucket: AggregationBucket | undefined) =>
  typeof bucket?.amount === 'string' ? { value: Number(bucket.amount) } : {}

const encodeNested = (levels: Aggregation, rows: readonly AggregationRow[]) => ({
  results: rows.map((row) => ({
    results: Object.fromEntries(
      row.flatMap((bucket, at) => {
        const level = levels[at]
        return level ? [[level.name, encodeStep(level, bucket)]] : []
      }),
    ),
  })),
})

function encodeStep(level: Level, bucket: AggregationBucket) {
  switch (level.kind) {
    case 'range':
      return { range: { ...level.buckets[Number(bucket.key)], count: bucket.count } }
    case 'scalar':
      return { scalar: amountIn(bucket) }
    case 'date':
      return { dateHistogram: counted(bucket) }
    default:
      return { value: counted(bucket) }
  }
}
