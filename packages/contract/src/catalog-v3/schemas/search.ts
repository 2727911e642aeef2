import {
  CursorPaging,
  Filter,
  Maybe,
  OneOf,
  Sorting,
  type Static,
  Text,
  Type,
} from '../../kit/index.ts'

/** A sort entry of a search; `selectItemsBy` selects one of several values. */
const SearchSorting = Type.Object({
  ...Sorting.properties,
  selectItemsBy: Maybe(Type.Array(Type.Unknown(), { maxItems: 10 })),
})

/** Free text: its words, where they are looked for, and whether all of them must be there (§3.3). */
export const SearchDetails = Type.Object({
  expression: Maybe(Text(0, 100)),
  fields: Maybe(Type.Array(Text(1, 200), { maxItems: 20 })),
  /** Default `OR`: any of the words. */
  mode: Maybe(OneOf(['OR', 'AND'])),
  /** Also matches words with typing errors. */
  fuzzy: Maybe(Type.Boolean()),
})
export type SearchDetails = Static<typeof SearchDetails>

const scalarTypes = ['COUNT_DISTINCT', 'MIN', 'MAX', 'SUM', 'AVG'] as const
const intervals = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'] as const
const Bound = () => Maybe(Type.Number())

const ValueAggregation = Type.Object({
  limit: Maybe(Type.Integer({ minimum: 1, maximum: 250 })),
  sortType: Maybe(OneOf(['COUNT', 'VALUE'])),
  sortDirection: Maybe(OneOf(['DESC', 'ASC'])),
  missingValues: Maybe(OneOf(['EXCLUDE', 'INCLUDE'])),
  /** Name of the bucket for items without a value. */
  includeOptions: Maybe(Type.Object({ addToBucket: Maybe(Text(0, 20)) })),
})
const RangeAggregation = Type.Object({
  /** `from` is inclusive, `to` is exclusive. */
  buckets: Maybe(Type.Array(Type.Object({ from: Bound(), to: Bound() }), { maxItems: 50 })),
})
const kinds = {
  value: Maybe(ValueAggregation),
  range: Maybe(RangeAggregation),
  scalar: Maybe(Type.Object({ type: Maybe(OneOf(scalarTypes)) })),
  dateHistogram: Maybe(Type.Object({ interval: Maybe(OneOf(intervals)) })),
}
const levelTypes = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM'] as const

/** One step of a nested aggregation. */
const AggregationLevel = Type.Object({
  name: Maybe(Text(0, 100)),
  type: Maybe(OneOf(levelTypes)),
  fieldPath: Maybe(Text(0, 200)),
  ...kinds,
})
export type AggregationLevel = Static<typeof AggregationLevel>

/** An aggregation over all matches of a search, whatever the page (§3.3). */
export const Aggregation = Type.Object({
  name: Maybe(Text(0, 100)),
  type: Maybe(OneOf([...levelTypes, 'NESTED'])),
  fieldPath: Maybe(Text(0, 200)),
  ...kinds,
  nested: Maybe(
    Type.Object({
      nestedAggregations: Maybe(Type.Array(AggregationLevel, { minItems: 2, maxItems: 3 })),
    }),
  ),
})
export type Aggregation = Static<typeof Aggregation>

/** A search with filter, order, cursor, free text and aggregations (§3.3). */
export const Search = (maximum = 100, mostSorts = 10) =>
  Type.Object({
    filter: Maybe(Filter()),
    sort: Maybe(Type.Array(SearchSorting, { maxItems: mostSorts })),
    cursorPaging: Maybe(CursorPaging(maximum)),
    search: Maybe(SearchDetails),
    aggregations: Maybe(Type.Array(Aggregation, { maxItems: 10 })),
    /** IANA name or an offset such as `+02:00`; where days and months of aggregations begin. */
    timeZone: Maybe(Text(0, 50)),
  })

const Counted = Type.Object({ value: Type.String(), count: Type.Integer() })
const Range = Type.Object({
  from: Type.Optional(Type.Number()),
  to: Type.Optional(Type.Number()),
  count: Type.Integer(),
})
const results = <S extends Parameters<typeof Type.Array>[0]>(item: S) =>
  Type.Optional(Type.Object({ results: Type.Array(item) }))
const NestedValue = Type.Object({
  value: Type.Optional(Counted),
  range: Type.Optional(Range),
  scalar: Type.Optional(Type.Object({ value: Type.Optional(Type.Number()) })),
  dateHistogram: Type.Optional(Counted),
})

/** The results of the aggregations, in the requested order. */
export const AggregationData = Type.Object({
  results: Type.Array(
    Type.Object({
      name: Type.String(),
      type: OneOf([...levelTypes, 'NESTED']),
      fieldPath: Type.String(),
      values: results(Counted),
      ranges: results(Range),
      /** Without a value where nothing has one. */
      scalar: Type.Optional(
        Type.Object({ type: OneOf(scalarTypes), value: Type.Optional(Type.Number()) }),
      ),
      dateHistogram: results(Counted),
      nested: results(Type.Object({ results: Type.Record(Type.String(), NestedValue) })),
    }),
  ),
})
export type AggregationData = Static<typeof AggregationData>
