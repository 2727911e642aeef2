import { type EnqueuedTaskPromise, Meilisearch, MeilisearchApiError } from 'meilisearch'
import { type EngineDocument, NotFilled, type SearchEngine } from '../model/search-engine.ts'

export interface MeilisearchOptions {
  readonly url: string
  readonly key?: string | undefined
  /** Timeout of a search in milliseconds; 1,000 by default. */
  readonly searchTimeoutMs?: number
}

const SEARCH_TIMEOUT_MS = 1000
/** For sending a batch of documents. */
const WRITE_TIMEOUT_MS = 30_000
/** Timeout for indexing a batch; a large one takes minutes. */
const TASK_TIMEOUT_MS = 300_000
/** Further results are neither counted nor shown. */
const MAX_RESULTS = 10_000

/** Allows as many typos as the index in PostgreSQL. */
const typos = {
  minWordSizeForTypos: { oneTypo: 3, twoTypos: 6 },
  disableOnAttributes: ['codes'],
}
const rankingRules = ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness']

/** One index per site; while a site is filled, documents go to a separate one. */
export function createMeilisearch({ url, key, searchTimeoutMs }: MeilisearchOptions): SearchEngine {
  const options = { host: url, ...(key && { apiKey: key }) }
  const reader = new Meilisearch({ ...options, timeout: searchTimeoutMs ?? SEARCH_TIMEOUT_MS })
  const writer = new Meilisearch({ ...options, timeout: WRITE_TIMEOUT_MS })
  const done = async (task: EnqueuedTaskPromise, harmless?: string) => {
    const { status, error } = await task.waitTask({ timeout: TASK_TIMEOUT_MS })
    if (status === 'succeeded' || (error && error.code === harmless)) return
    throw new Error(error?.message ?? `The task is ${status}`)
  }
  const remove = (uid: string) => done(writer.deleteIndex(uid), 'index_not_found')
  return {
    name: 'Meilisearch',
    address: url,
    async find(siteId, { expression, limit, offset }) {
      const index = reader.index<EngineDocument>(indexOf(siteId))
      const how = { limit, offset, attributesToRetrieve: ['id'] }
      for (const matchingStrategy of ['all', 'last'] as const) {
        const found = await index
          .search(expression, { ...how, matchingStrategy })
          .catch(notFilledOr)
        const { hits, estimatedTotalHits: total } = found
        if (total > 0) return { ids: hits.map(({ id }) => id), total }
      }
      return { ids: [], total: 0 }
    },
    async holds(siteId) {
      try {
        await writer.getRawIndex(indexOf(siteId))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async fill(siteId, { synonyms, batches }) {
      const [current, next] = [indexOf(siteId), `${indexOf(siteId)}-next`]
      await remove(next)
      await done(writer.createIndex(next, { primaryKey: 'id' }))
      await done(writer.index(next).updateSettings(settingsWith(synonyms)))
      for await (const batch of batches) await done(writer.index(next).addDocuments([...batch]))
      // Only indexes that exist can be exchanged.
      if (!(await this.holds(siteId))) await done(writer.createIndex(current, { primaryKey: 'id' }))
      await done(writer.swapIndexes([{ indexes: [current, next], rename: false }]))
      await remove(next)
    },
    async put(siteId, documents, removed) {
      const index = writer.index<EngineDocument>(indexOf(siteId))
      if (documents.length > 0) await done(index.addDocuments([...documents]))
      if (removed.length > 0) await done(index.deleteDocuments([...removed]))
    },
  }
}

const indexOf = (siteId: string) => `products-${siteId}`

const isMissing = (error: unknown) =>
  error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found'

function notFilledOr(error: unknown): never {
  if (isMissing(error)) throw new NotFilled('Meilisearch has no index of this site')
  throw error
}

const settingsWith = (synonyms: readonly (readonly string[])[]) => ({
  searchableAttributes: ['name', 'codes', 'words', 'description'],
  displayedAttributes: ['id'],
  rankingRules: [...rankingRules, 'numericId:desc'],
  typoTolerance: typos,
  pagination: { maxTotalHits: MAX_RESULTS },
  synonyms: Object.fromEntries(
    synonyms.flatMap((group) =>
      group.map((word) => [word, group.filter((other) => other !== word)]),
    ),
  ),
})
