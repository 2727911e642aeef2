import { createHash } from 'node:crypto'
import { ProductNotFound } from '@vitrine/contract/catalog'
import type { ResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { findHiddenOf } from '../../categories/index.ts'
import { visibleTo } from '../../products/service/read-products.ts'
import { findProducts } from '../../products/store/find-products.ts'
import type { ProductQuery } from '../../products/store/query-products.ts'
import type { Product } from '../../shared/model/product.ts'
import type { Reader } from '../../shared/model/reader.ts'
import { sampleProducts } from '../../shared/model/sample-products.ts'
import type { Shop } from '../../shared/model/shop.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { noTotalsCache } from '../../shared/service/totals-cache.ts'
import {
  findCluster,
  findRendering,
  findRenderingBodies,
  findRenderingPage,
  findRenderingsAmong,
  type ProductLocator,
  type RenderingKey,
  type RenderingStamp,
  saveRenderings,
} from '../store/rendered-products.ts'
import { createRenderedProductCache, type RenderedProductCache } from './rendered-product-cache.ts'

/** A dialect's renderer of products for all readers: pure, and without merchant-only fields. */
export interface ProductRenderer {
  /** Unique name; part of the key of stored renderings. */
  readonly name: string
  /** Whether the output includes variants. */
  readonly variants: boolean
  render(shop: Shop, product: Product): string
  /** Removes collections that are hidden from the reader, where a dialect hides any. */
  withoutCollections?(text: string, collectionIds: ReadonlySet<string>): string
}

/** Products rendered by a dialect, mostly read from the cache. */
export interface RenderedProducts {
  /** The JSON of each, in UTF-8, ready to send. */
  query(tx: Tx, query: ProductQuery, reader: Reader): Promise<ResultPage<Buffer>>
  get(tx: Tx, id: string, reader: Reader): Promise<string>
  /** Products by id; those too large to be stored are omitted. */
  among(tx: Tx, ids: readonly string[], reader: Reader): Promise<ReadonlyMap<string, string>>
  /** By id or slug; returns the id too. */
  find(
    tx: Tx,
    locator: ProductLocator,
    reader: Reader,
  ): Promise<{ readonly id: string; readonly text: string }>
}

/** A product with more variants costs more to store than to render for each reader. */
const MAX_CACHED_VARIANTS = 1000

/**
 * Registers renderers. The first reader after a change renders a missing or stale product and stores it for
 * the next. The database decides what is stale, in the transaction of the change.
 */
export function createRendererRegistry({
  shopOf,
  totals = noTotalsCache,
}: Pick<CatalogDeps, 'shopOf' | 'totals'>) {
  const clusterOf = findOnce(findCluster)
  const cache = createRenderedProductCache()
  return (renderer: ProductRenderer): RenderedProducts => {
    const cacheVersionOf = createCacheVersions(renderer)
    const contextOf = async (tx: Tx): Promise<RenderContext> => {
      const shop = await shopOf(tx)
      const cacheVersion = cacheVersionOf(await clusterOf(tx), shop)
      return { renderer, shop, cache, key: { renderer: renderer.name, cacheVersion } }
    }
    const find: RenderedProducts['find'] = async (tx, locator, reader) => {
      const context = await contextOf(tx)
      const found = await findRendering(tx, locator, context.key, reader.seesHidden)
      const [text] = found ? await renderedFor(tx, found, context, reader) : []
      const id = found?.items[0]?.id
      if (id !== undefined && text !== undefined) return { id, text: text.toString() }
      throw ProductNotFound('id' in locator ? { productId: locator.id } : { slug: locator.slug })
    }
    return {
      find,
      get: async (tx, id, reader) => (await find(tx, { id }, reader)).text,
      async among(tx, ids, reader) {
        const context = await contextOf(tx)
        const { seesHidden } = reader
        const found = await findRenderingsAmong(tx, ids, context.key, {
          seesHidden,
          maxVariants: MAX_CACHED_VARIANTS,
        })
        const rendered = await renderedById(tx, found, context, reader)
        const removeHidden = await hiddenCollectionsRemover(tx, ids, found.hides, renderer, reader)
        return new Map([...rendered].map(([id, text]) => [id, removeHidden(text).toString()]))
      },
      async query(tx, query, reader) {
        const context = await contextOf(tx)
        const visibleQuery = visibleTo(query, reader)
        const found = await totals.useTotal(tx.siteId, visibleQuery, (pageQuery) =>
          findRenderingPage(tx, pageQuery, context.key),
        )
        return { ...found, items: await renderedFor(tx, found, context, reader) }
      },
    }
  }
}

/** The renderer and shop of a rendering. */
interface RenderContext {
  readonly renderer: ProductRenderer
  readonly shop: Shop
  readonly key: RenderingKey
  readonly cache: RenderedProductCache
}

/** The rendered products with hidden collections removed for the reader. */
async function renderedFor(
  tx: Tx,
  found: Parameters<typeof renderedInOrder>[1] & { readonly hides: boolean },
  context: RenderContext,
  reader: Reader,
): Promise<Buffer[]> {
  const rendered = await renderedInOrder(tx, found, context, reader)
  const ids = found.items.map(({ id }) => id)
  const removeHidden = await hiddenCollectionsRemover(
    tx,
    ids,
    found.hides,
    context.renderer,
    reader,
  )
  return rendered.map(removeHidden)
}

/** A function that removes collections hidden from the reader from these rendered products. */
async function hiddenCollectionsRemover(
  tx: Tx,
  ids: readonly string[],
  hides: boolean,
  { withoutCollections }: ProductRenderer,
  { seesHidden }: Reader,
): Promise<(text: Buffer) => Buffer> {
  const hidden =
    hides && withoutCollections && !seesHidden ? await findHiddenOf(tx, ids) : new Set<string>()
  if (!withoutCollections || hidden.size === 0) return (text) => text
  return (text) => Buffer.from(withoutCollections(text.toString(), hidden))
}

/** The renderings in order; missing ones are rendered and stored. Products deleted meanwhile are left out. */
async function renderedInOrder(
  tx: Tx,
  found: { readonly items: readonly RenderingStamp[]; readonly snapshot: string },
  context: RenderContext,
  reader: Reader,
): Promise<Buffer[]> {
  const rendered = await renderedById(tx, found, context, reader)
  return found.items.flatMap(({ id }) => rendered.get(id) ?? [])
}

async function renderedById(
  tx: Tx,
  found: Parameters<typeof renderedInOrder>[1],
  context: RenderContext,
  reader: Reader,
): Promise<Map<string, Buffer>> {
  const rendered = await readCurrent(tx, found.items, context)
  const missing = found.items.map(({ id }) => id).filter((id) => !rendered.has(id))
  if (missing.length > 0) {
    for (const [id, text] of await rerender(tx, missing, found.snapshot, context, reader)) {
      rendered.set(id, text)
    }
  }
  return rendered
}

/** The current renderings: from memory, or else from the database. */
async function readCurrent(
  tx: Tx,
  items: readonly RenderingStamp[],
  { cache, key: name }: RenderContext,
): Promise<Map<string, Buffer>> {
  const rendered = new Map<string, Buffer>()
  const unread: { id: string; stamp: string }[] = []
  for (const { id, stamp } of items) {
    if (stamp === null) continue
    const text = cache.get(stamp)
    if (text) rendered.set(id, text)
    else unread.push({ id, stamp })
  }
  if (unread.length === 0) return rendered
  for (const { id, stamp, body } of await findRenderingBodies(tx, name.renderer, unread)) {
    rendered.set(id, cache.put(stamp, body))
  }
  return rendered
}

async function rerender(
  tx: Tx,
  ids: readonly string[],
  snapshot: string,
  { renderer, shop, key: name, cache }: RenderContext,
  { seesHidden }: Reader,
): Promise<[string, Buffer][]> {
  const products = await findProducts(tx, ids, { variants: renderer.variants })
  const readable = products.filter(({ visible }) => visible || seesHidden)
  const rendered = readable.map((one) => ({
    id: one.id,
    body: renderer.render(shop, one),
    isCacheable: !renderer.variants || one.aggregates.variantCount <= MAX_CACHED_VARIANTS,
  }))
  const cacheable = rendered.filter(({ isCacheable }) => isCacheable)
  const stamps = await saveRenderings(tx, name, snapshot, cacheable)
  return rendered.map(({ id, body }) => {
    const stamp = stamps.get(id)
    return [id, stamp === undefined ? Buffer.from(body) : cache.put(stamp, body)]
  })
}

/**
 * The cache version of a renderer: a hash of the database cluster and of the rendered sample products. A
 * renderer whose output differs (another currency, another address, another release) has another version.
 */
function createCacheVersions(renderer: ProductRenderer) {
  const versions = new Map<string, string>()
  return (cluster: string, shop: Shop): string => {
    const key = JSON.stringify(shop)
    const version =
      versions.get(key) ??
      hash([cluster, ...sampleProducts.map((one) => renderer.render(shop, one))])
    versions.set(key, version)
    return version
  }
}

function findOnce(find: (tx: Tx) => Promise<string>) {
  let found: string | undefined
  return async (tx: Tx): Promise<string> => {
    found ??= await find(tx)
    return found
  }
}

const hash = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)
