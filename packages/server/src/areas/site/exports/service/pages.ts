import type { Tx } from '../../../../platform/tx.ts'
import type { Product, ProductQuery } from '../../../catalog/index.ts'
import { mediaUrl } from '../../media/index.ts'
import type { ExportScope, NamedProduct } from '../model.ts'
import type { ExportServiceDeps } from './deps.ts'

/** A unit of work on the exported site, one per page. */
export type Work = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** The filter of a scope. */
export function filterOf(
  { readFilter }: Pick<ExportServiceDeps, 'readFilter'>,
  { filter, productIds }: ExportScope,
): ProductQuery['filter'] {
  const parts = [
    ...(filter === null ? [] : [readFilter(filter)]),
    ...(productIds === null
      ? []
      : [{ kind: 'test', field: 'id', operator: '$in', value: productIds } as const]),
  ]
  return { kind: 'and', parts }
}

/**
 * All products of a scope, page by page, ordered by number. Each page is read in a transaction of its own;
 * memory holds one page.
 */
export async function* productPages(
  deps: ExportServiceDeps,
  work: Work,
  scope: ExportScope,
): AsyncGenerator<readonly Product[]> {
  const filter = filterOf(deps, scope)
  for (let after = 0; ; ) {
    const page = await work((tx) => deps.catalog.pageProducts(tx, { filter, after }))
    const last = page.at(-1)
    if (!last) return
    after = last.numericId
    yield page
  }
}

/** Products with the names of their collections and the URLs of their pictures. */
export async function withNames(
  { catalog, media, publicUrl }: ExportServiceDeps,
  tx: Tx,
  products: readonly Product[],
): Promise<NamedProduct[]> {
  const names = await catalog.collectionNames(
    tx,
    products.flatMap(({ collectionIds }) => collectionIds),
  )
  const pictures = await media.describe(
    tx,
    products.flatMap(({ gallery }) => gallery.map(({ id }) => id)),
  )
  const urlOf = (id: string) => pictures.get(id)?.sourceUrl ?? mediaUrl(publicUrl, id)
  return products.map((product) => ({
    product,
    collections: normalizedNames(product.collectionIds.flatMap((id) => names.get(id) ?? [])),
    urlOf,
  }))
}

/** Normalizes names as an import does: trimmed, unique ignoring case, in a stable order. */
function normalizedNames(names: readonly string[]): string[] {
  const sorted = names.map((name) => name.trim()).toSorted()
  const seen = new Map(sorted.toReversed().map((name) => [name.toLowerCase(), name]))
  return [...seen.values()].toSorted()
}
