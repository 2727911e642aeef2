import type { ImportDifference } from '@vitrine/contract/imports'
import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../../catalog/index.ts'
import type { ImportedProduct, Problem } from '../model.ts'
import { completed, setsStock } from '../rules/completed.ts'
import { differencesOf } from '../rules/differences.ts'
import { cutText, type ListedDifference, listDifferences } from '../rules/listed-differences.ts'
import { compareStock } from '../rules/stock-differences.ts'
import { withCustomValues } from './custom-values.ts'
import type { ImportServiceDeps } from './deps.ts'
import { withPictureIds } from './upsert-products.ts'

interface Comparison {
  readonly counts: Readonly<Record<'created' | 'updated' | 'unchanged', number>>
  readonly differences: readonly ImportDifference[]
  readonly problems: readonly Problem[]
}

/** The changes that importing these products would make; reads only. */
export async function compareProducts(
  tx: Tx,
  deps: ImportServiceDeps,
  valid: readonly { readonly product: ImportedProduct; readonly line: number }[],
): Promise<Comparison> {
  const lines = new Map(valid.map(({ product, line }) => [product.product.handle, line]))
  const { products, problems } = await withCustomValues(
    tx,
    deps,
    valid.map(({ product }) => product),
  )
  const pictured = await withKnownPictures(tx, deps, products)
  const existing = await findExisting(tx, deps, pictured)
  const names = [...new Set(pictured.flatMap(({ collections }) => collections))]
  const collections = await deps.catalog.findCollectionsByName(tx, names)
  const compared = pictured.map((one) => {
    const before = existing.get(one.product.handle)
    return { one, before, found: before ? changesOf(before, one, collections) : [] }
  })
  const updated = compared.filter(({ found }) => found.length > 0).length
  const created = compared.filter(({ before }) => !before).length
  return {
    counts: { created, updated, unchanged: compared.length - created - updated },
    differences: compared.flatMap(({ one, before, found }): ImportDifference[] => {
      const { handle, name } = one.product
      const entry = { line: lines.get(handle) ?? 1, handle, productName: before?.name ?? name }
      if (!before) return [{ ...entry, kind: 'NEW', field: 'product', after: cutText(name) }]
      return found.map((difference) => ({ ...entry, kind: 'CHANGED' as const, ...difference }))
    }),
    problems,
  }
}

/** A picture that is not in the library is identified by its URL: it would be a new one. */
async function withKnownPictures(
  tx: Tx,
  { media }: ImportServiceDeps,
  products: readonly ImportedProduct[],
): Promise<readonly ImportedProduct[]> {
  const urls = new Set(
    products.flatMap(({ product }) => (product.gallery ?? []).map(({ url = '' }) => url)),
  )
  if (urls.size === 0) return products
  const found = await media.findUrls(tx, [...urls])
  const ids = new Map([...urls].map((url) => [url, found.get(url) ?? url]))
  return products.map((one) => withPictureIds(one, ids))
}

/** Products of the shop, by their handles. */
export async function findExisting(
  tx: Tx,
  { catalog }: ImportServiceDeps,
  products: readonly ImportedProduct[],
): Promise<ReadonlyMap<string, Product>> {
  const ids = await catalog.findIdsByHandle(
    tx,
    products.map(({ product }) => product.handle),
  )
  const found = ids.size > 0 ? await catalog.findProducts(tx, [...ids.values()]) : []
  return new Map(found.map((product) => [product.handle, product]))
}

function changesOf(
  before: Product,
  fromFile: ImportedProduct,
  collections: ReadonlyMap<string, string>,
): ListedDifference[] {
  const requested = completed(before, fromFile)
  const changes = differencesOf(before, requested)
  const joined = fromFile.collections.filter(
    (name) => !before.collectionIds.includes(collections.get(name) ?? ''),
  )
  return [
    ...(changes ? listDifferences(before, requested, changes) : []),
    ...(joined.length > 0
      ? [{ field: 'collections', after: cutText(joined.join(', ')) } as const]
      : []),
    ...(setsStock(fromFile) ? compareStock(fromFile, before).differing : []),
  ]
}
