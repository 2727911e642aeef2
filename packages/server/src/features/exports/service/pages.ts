import type { Tx } from '../../../platform/tx.ts'
import type { Product, ProductQuery } from '../../catalog/index.ts'
import { mediaUrl } from '../../media/index.ts'
import type { NamedProduct, Scope } from '../model.ts'
import type { ExportWorld } from './world.ts'

/** One unit of work on the site that is exported, for each page. */
export type Work = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** The filter that a scope comes to. */
export function filterOf(
  { readFilter }: Pick<ExportWorld, 'readFilter'>,
  { filter, productIds }: Scope,
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
 * All products of a scope, page by page in the order of their numbers. Each page is as the catalog is
 * at that moment; memory holds one page, however many there are.
 */
export async function* productPages(
  world: ExportWorld,
  work: Work,
  scope: Scope,
): AsyncGenerator<readonly Product[]> {
  const filter = filterOf(world, scope)
  for (let after = 0; ; ) {
    const page = await work((tx) => world.catalog.pageProducts(tx, { filter, after }))
    const last = page.at(-1)
    if (!last) return
    after = last.numericId
    yield page
  }
}

/** Products with the names of their collections and the addresses of their pictures. */
export async function named(
  { catalog, media, publicUrl }: ExportWorld,
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
    collections: shelved(product.collectionIds.flatMap((id) => names.get(id) ?? [])),
    urlOf,
  }))
}

/** As an import reads them: without blanks around, each once whatever its case, in one order. */
function shelved(names: readonly string[]): string[] {
  const sorted = names.map((name) => name.trim()).toSorted()
  const seen = new Map(sorted.toReversed().map((name) => [name.toLowerCase(), name]))
  return [...seen.values()].toSorted()
}
