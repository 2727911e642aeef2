import { isDeepStrictEqual } from 'node:util'
import { ProductChanged } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import type { Product, Variant } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { raiseRevision } from '../store/raise-revision.ts'

/**
 * Records the changes of a save besides the fields of a product: its stock, and its collections. Appends a
 * fact with the stock, and increments the revision unless that was done, so that a later save detects it.
 */
export async function recordSave(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  before: Product,
  after: Product,
): Promise<Product> {
  const [was, is] = changedStock(before.variants, after.variants)
  const isRaised = after.revision > before.revision
  if (isRaised && is.length === 0) return after
  if (!isRaised) await raiseRevision(tx, after.id)
  const revision = before.revision + 1
  const changedFields = [is.length > 0 ? 'stock' : 'collectionIds']
  await events.append(tx, {
    definition: ProductChanged,
    entityId: after.id,
    before: {
      name: before.name,
      revision: before.revision,
      ...(is.length > 0 && { variants: was }),
    },
    after: { name: after.name, revision, ...(is.length > 0 && { variants: is }) },
    changedFields,
  })
  return isRaised ? after : { ...after, revision, updatedDate: tx.now }
}

type VariantStock = Pick<Variant, 'id' | 'isDefault' | 'stock'>

/** The stock of variants before and after, of those where it differs. */
function changedStock(
  before: readonly Variant[],
  after: readonly Variant[],
): readonly [VariantStock[], VariantStock[]] {
  const was = new Map(before.map((one) => [one.id, one]))
  const changed = after.filter(
    ({ id, stock }) => was.has(id) && !isDeepStrictEqual(was.get(id)?.stock, stock),
  )
  const stockOf = ({ id, isDefault, stock }: Variant): VariantStock => ({ id, isDefault, stock })
  return [changed.map(({ id }) => stockOf(was.get(id) as Variant)), changed.map(stockOf)]
}
