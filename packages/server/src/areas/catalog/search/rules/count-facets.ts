import { compareDecimals } from '@vitrine/money'
import type { FacetCounts } from '../../shared/model/search-index.ts'
import type { Aggregation, AggregationRow, Level } from '../model/search.ts'

type ValueLevel = Extract<Level, { kind: 'value' }>
type RangeLevel = Extract<Level, { kind: 'range' }>
type ScalarLevel = Extract<Level, { kind: 'scalar' }>
type CountedLevel = ValueLevel | RangeLevel | ScalarLevel

/** Maximum buckets of one aggregation. */
const MAX_ROWS = 1000
/** Bounds that PostgreSQL and JavaScript format identically. */
const plainNumber = /^-?\d+(\.\d+)?$/
const plainText = /^-?[0-9]+([.][0-9]+)?$/

/** The only level of an aggregation that can be computed from counts of values. */
export function countedLevel(
  [level, ...inner]: Aggregation,
  fields: ReadonlySet<string>,
): CountedLevel | undefined {
  if (!level || inner.length > 0 || !fields.has(level.field)) return undefined
  if (level.kind === 'value') return level
  if (level.kind === 'range') return level.buckets.every(isPlain) ? level : undefined
  if (level.kind !== 'scalar' || level.type === 'SUM' || level.type === 'AVG') return undefined
  return level
}

const isPlain = (bounds: { from?: number; to?: number }): boolean =>
  [bounds.from, bounds.to].every((one) => one === undefined || plainNumber.test(String(one)))

/** The results of a level, in the form of the database. */
export function countFacets(level: CountedLevel, lists: FacetCounts): AggregationRow[] {
  if (level.kind === 'scalar') return [[{ key: null, count: 0, amount: amountOf(level, lists) }]]
  const keysOf = level.kind === 'value' ? valuesOf(level) : rangesOf(level)
  const counts = new Map<string, number>()
  for (const { values, count } of lists) {
    for (const key of keysOf(values)) counts.set(key, (counts.get(key) ?? 0) + count)
  }
  const buckets = [...counts].map(([key, count]) => ({ key, count }))
  const limit = level.kind === 'value' ? level.limit : level.buckets.length
  const sorted = buckets.sort(level.kind === 'value' ? orderOf(level) : byKey)
  return sorted.slice(0, Math.min(limit, MAX_ROWS)).map((bucket) => [bucket])
}

type Keys = (values: readonly string[]) => Iterable<string>

const valuesOf =
  ({ missing }: ValueLevel): Keys =>
  (values) =>
    values.length === 0 && missing !== undefined ? [missing] : values

function rangesOf({ buckets }: RangeLevel): Keys {
  const bounds = buckets.map(({ from, to }, at) => ({
    key: String(at),
    isFrom: from === undefined ? everything : (order: Compare) => order(String(from), from) >= 0,
    isTo: to === undefined ? everything : (order: Compare) => order(String(to), to) < 0,
  }))
  const keyOf = (value: string) => {
    const order = compareWith(value)
    return bounds.find(({ isFrom, isTo }) => isFrom(order) && isTo(order))?.key
  }
  return (values) => new Set(values.flatMap((value) => keyOf(value) ?? []))
}

/** Compares a value with a bound, given as a text and as a number. */
type Compare = (text: string, number: number) => number
const everything = () => true

/** A double represents this many digits exactly, and compares much faster. */
const EXACT_DIGITS = 15

function compareWith(value: string): Compare {
  if (value.length > EXACT_DIGITS) return (text) => compareDecimals(value, text)
  const exact = Number(value)
  return (text, number) =>
    text.length > EXACT_DIGITS ? compareDecimals(value, text) : exact - number
}

interface Bucket {
  readonly key: string
  readonly count: number
}
type Order = (one: Bucket, other: Bucket) => number

/** Numbers first, in their order, then texts in the order of their bytes. */
const byKey: Order = ({ key: one }, { key: other }) => {
  const [isNumber, isOtherNumber] = [plainText.test(one), plainText.test(other)]
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  return (isNumber && compareDecimals(one, other)) || byBytes(one, other)
}

const byBytes = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))

/** In descending order, too, numbers precede texts. */
const byKeyDownwards: Order = ({ key: one }, { key: other }) => {
  const [isNumber, isOtherNumber] = [plainText.test(one), plainText.test(other)]
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  return (isNumber && compareDecimals(other, one)) || byBytes(other, one)
}

function orderOf({ sort: { by, descending } }: ValueLevel): Order {
  if (by === 'value') return descending ? byKeyDownwards : byKey
  const sign = descending ? -1 : 1
  return (one, other) => sign * (one.count - other.count) || byKey(one, other)
}

function amountOf({ type }: ScalarLevel, lists: FacetCounts): string | null {
  const values = new Set(lists.flatMap((list) => (list.count > 0 ? list.values : [])))
  if (type === 'COUNT_DISTINCT') return String(values.size)
  const sign = type === 'MIN' ? 1 : -1
  let best: string | null = null
  for (const value of values) {
    if (best === null || sign * compareDecimals(value, best) < 0) best = value
  }
  return best
}
