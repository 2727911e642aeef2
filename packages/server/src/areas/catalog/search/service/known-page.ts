import type { KeysetCursor, Page } from '../../../../platform/db/page-to-sql.ts'
import { type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Reader } from '../../shared/model/reader.ts'
import type { KnownMatches, RankedPage, RankedWalk } from '../../shared/model/search-index.ts'
import type { Aggregation, AggregationRow, SearchQuery } from '../model/search.ts'
import { countedLevel, countFacets } from '../rules/count-facets.ts'
import { isByWordsAlone, type ReadySearch } from '../store/search-products.ts'

export interface KnownPage {
  readonly found: ResultPage<string>
  readonly rows: AggregationRow[][]
}

/** A page of results, with aggregations over all, without the database; undefined where it has to find them. */
export async function findKnownPage(
  query: SearchQuery,
  ready: ReadySearch,
  reader: Reader,
  aggregations: readonly Aggregation[],
): Promise<KnownPage | undefined> {
  const known = knownOf(query, ready)
  const levels = known && levelsOf(known, aggregations)
  if (!levels) return undefined
  const fields = levels.map(({ field }) => field)
  const { matches, counts } = await known.page(reader, toRanked(query), fields)
  const listed = matches.map(({ id, rank, numericId }, at) => ({
    id,
    rank: at,
    total: 0,
    place: query.walk ? [String(rank), String(numericId)] : null,
  }))
  return {
    found: toResultPage(listed, query, ({ id }) => id),
    rows: levels.map((level, at) => countFacets(level, counts[at] ?? [])),
  }
}

const NOTHING: RankedPage = { limit: 0, offset: 0 }

/** The aggregations alone. */
export async function aggregateKnown(
  ready: ReadySearch,
  reader: Reader,
  aggregations: readonly Aggregation[],
): Promise<AggregationRow[][] | undefined> {
  const known = knownOf({ sort: [] }, ready)
  const levels = known && levelsOf(known, aggregations)
  if (!levels) return undefined
  const fields = levels.map(({ field }) => field)
  const { counts } = await known.page(reader, NOTHING, fields)
  return levels.map((level, at) => countFacets(level, counts[at] ?? []))
}

/** The number of matches alone. */
export async function countKnown(ready: ReadySearch, reader: Reader): Promise<number | undefined> {
  const known = knownOf({ sort: [] }, ready)
  return known && (await known.page(reader, NOTHING, [])).total
}

/** A search whose ranks do not matter, with the numbers of its matches where these are known and many. */
export async function withNumbers(ready: ReadySearch, reader: Reader): Promise<ReadySearch> {
  const { terms } = ready
  if (!terms || terms.fields) return ready
  const numbers = await terms.matches?.numbers(reader)
  return numbers ? { ...ready, terms: { ...terms, numbers } } : ready
}

/** So many of the best matches are tested by a filter before all of them are. */
const MAX_BEST = 2000

/** The same search among the best of many known matches. */
export async function withBest(
  query: SearchQuery,
  ready: ReadySearch,
  reader: Reader,
): Promise<ReadySearch | undefined> {
  const { terms } = ready
  if (!terms?.matches || terms.fields || query.sort.length > 0) return undefined
  const page = { ...toRanked(query), limit: MAX_BEST, offset: 0 }
  const { matches, total } = await terms.matches.page(reader, page, [])
  if (total <= MAX_BEST) return undefined
  const best = {
    ids: matches.map(({ id }) => id),
    numericIds: matches.map(({ numericId }) => numericId),
    ranks: matches.map(({ rank }) => rank),
  }
  return { ...ready, terms: { ...terms, best } }
}

/** Whether a page among the best matches is the same among all of them. */
export const isFull = (
  { items, hasMore }: ResultPage<unknown>,
  { walk, limit }: Pick<Page, 'walk' | 'limit'>,
): boolean => (walk ? hasMore === true : items.length === limit)

/** The known matches of a search whose matches and ranks depend on its words alone. */
function knownOf(query: Pick<SearchQuery, 'sort'>, ready: ReadySearch): KnownMatches | undefined {
  const { terms } = ready
  return terms && !terms.fields && isByWordsAlone(query, ready) ? terms.matches : undefined
}

/** The level of each aggregation; undefined where one needs the database. */
function levelsOf({ fields }: KnownMatches, aggregations: readonly Aggregation[]) {
  const levels = aggregations.flatMap((one) => countedLevel(one, fields) ?? [])
  return levels.length === aggregations.length ? levels : undefined
}

/** A page by cursor loads one more product, to know whether there are more. */
function toRanked({ limit, offset, walk }: Page): RankedPage {
  if (!walk) return { limit, offset }
  return { limit: limit + 1, offset: walk.place ? 0 : offset, walk: toWalk(walk) }
}

function toWalk({ place, backwards, inclusive }: KeysetCursor): RankedWalk {
  if (!place) return { backwards, inclusive }
  const [rank, numericId] = place
  return { backwards, inclusive, place: { rank: Number(rank), numericId: Number(numericId) } }
}
