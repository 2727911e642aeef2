import type { CatalogProduct } from '@vitrine/contract/products'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Inventory } from '../../../stock/index.ts'

export interface PreorderDeps {
  readonly inventory: Pick<Inventory, 'query'>
}
export type Preorder = NonNullable<CatalogProduct['preorder']>

/** Preorder terms of products, by id; one statement. */
export async function findPreorders(
  tx: Tx,
  { inventory }: PreorderDeps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Preorder>> {
  if (ids.length === 0) return new Map()
  const filter = { kind: 'test', field: 'productId', operator: '$in', value: ids } as const
  const query = { filter, sort: [], limit: ids.length, offset: 0 }
  const { items } = await inventory.query(tx, query, [DEFAULT_VARIANT_ID])
  return new Map(items.map(({ productId, preorder }) => [productId, { ...preorder }]))
}
