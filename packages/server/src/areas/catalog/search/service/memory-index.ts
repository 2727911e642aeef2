import type { Tx } from '../../../../platform/tx.ts'
import type {
  FacetCounts,
  KnownMatches,
  MatchFacets,
  WordMatches,
  WordSearch,
} from '../../shared/model/search-index.ts'
import { facetFields, indexedFields, shopFields } from '../model/facet-fields.ts'
import { MERCHANTS, VISITORS } from '../rules/word-index/segment.ts'
import { readQuery, type WordQuery } from '../rules/word-index/text-query.ts'
import type { WordIndex } from '../rules/word-index/word-index.ts'
import { findState } from '../store/document-changes.ts'
import { findMatches } from '../store/find-matches.ts'
import type { Question } from '../store/index-query.ts'
import { inSlices } from './in-slices.ts'
import { createLoadedSites, type LoadedSitesOptions } from './loaded-sites.ts'
import { followChanges, isFollowed, type SiteIndex } from './site-index.ts'

/**
 * Notes of changes are deleted after 15 minutes; a process that has not read them for 10 must not rely on
 * them.
 */
const MAX_AGE_MS = 10 * 60_000

/** Sending more ids to the database would take longer than searching there. */
const MAX_KNOWN = 20_000

type Page = Omit<WordSearch, 'expression'>

/**
 * Finds products of busy sites in memory, with the results of PostgreSQL. Each search asks the database in
 * one short statement for changes, so that it never uses stale documents. Sites that are not loaded, or do
 * not fit into memory, are searched by PostgreSQL.
 */
export function createMemoryIndex(options: LoadedSitesOptions) {
  const sites = createLoadedSites(options)

  /** The site and the queries, if it is in memory and can answer them alike; null for a question without a word. */
  async function prepare(tx: Tx, questions: readonly Question[]) {
    const site = sites.get(tx.siteId)
    if (!site) {
      sites.want(tx.siteId)
      return undefined
    }
    const queries = await upToDate(tx, site, questions, sites.now)
    if (!queries || sites.isTooMuch()) {
      sites.drop(tx.siteId, site)
      return undefined
    }
    return queries.includes(undefined) ? undefined : { site, queries }
  }

  return {
    /** A page of visible products for the first question that finds any, the best first. */
    async findMatches(tx: Tx, questions: readonly Question[], page: Page): Promise<WordMatches> {
      // Uncommitted changes of a transaction must not be shared.
      const ready = tx.db.isTransaction ? undefined : await prepare(tx, questions)
      return ready
        ? findInMemory(ready.site, ready.queries, page)
        : findMatches(tx, questions, page)
    },
    /** The matches of a query; undefined if the database has to find them. */
    async findKnown(tx: Tx, question: Question): Promise<KnownMatches | undefined> {
      const ready = tx.db.isTransaction ? undefined : await prepare(tx, [question])
      const [query] = ready?.queries ?? []
      if (!ready || !query) return undefined
      return knownMatches(ready.site.words, query)
    },
    close: sites.close,
  }
}

type Query = WordQuery | null | undefined

/** The queries of the questions, when the documents follow the database; undefined when they are to be dropped. */
async function upToDate(
  tx: Tx,
  site: SiteIndex,
  questions: readonly Question[],
  now: () => number,
): Promise<Query[] | undefined> {
  if (now() > site.comparedAt + MAX_AGE_MS) return undefined
  const state = await findState(tx, site.position, questions)
  if (!state || !isFollowed(site, state)) return undefined
  if (!(await followChanges(tx, site, state, now))) return undefined
  site.usedAt = now()
  return (state.queries ?? []).map((text) => (text === null ? null : readQuery(text)))
}

async function findInMemory(
  { words }: SiteIndex,
  queries: readonly Query[],
  { withFacets, ...page }: Page,
): Promise<WordMatches> {
  const finding = { readers: VISITORS, ...page, ...(withFacets && { listed: placesOfShopFields }) }
  for (const query of queries) {
    if (!query) continue
    const { matches, total, lists } = await inSlices(words.findInSteps(query, finding))
    if (total === 0) continue
    const ids = matches.map(({ id }) => id)
    if (!withFacets) return { ids, total }
    const numericIds = matches.map(({ numericId }) => numericId)
    return { ids, total, facets: { numericIds, lists: valuesByField(words, lists) } }
  }
  return { ids: [], total: 0 }
}

const placesOfShopFields = shopFields.map((field) => indexedFields.indexOf(field))

const valuesByField = (
  words: WordIndex,
  lists: readonly (readonly number[])[],
): MatchFacets['lists'] =>
  Object.fromEntries(lists.map((own, at) => [shopFields[at], own.map(words.valuesOf)]))

const known: ReadonlySet<string> = new Set(facetFields)

function knownMatches(words: WordIndex, query: WordQuery): KnownMatches {
  const readersOf = ({ seesHidden }: { readonly seesHidden: boolean }) =>
    seesHidden ? MERCHANTS : VISITORS
  return {
    all: (reader) => words.findAll(query, readersOf(reader), MAX_KNOWN),
    numbers: (reader) => inSlices(words.findNumbersInSteps(query, readersOf(reader))),
    async page(reader, page, fields) {
      const counted = fields.map((field) => indexedFields.indexOf(field))
      const finding = { ...page, readers: readersOf(reader), counted }
      const { counts, ...found } = await inSlices(words.findInSteps(query, finding))
      return { ...found, counts: counts.map((numbers) => listsOf(words, numbers)) }
    },
    fields: known,
  }
}

/** The counts, with the values of their list numbers. */
function listsOf(words: WordIndex, numbers: Uint32Array): FacetCounts {
  const lists: { values: readonly string[]; count: number }[] = []
  for (let list = 0; list < numbers.length; list += 1) {
    const count = numbers[list] ?? 0
    if (count > 0) lists.push({ values: words.valuesOf(list), count })
  }
  return lists
}
