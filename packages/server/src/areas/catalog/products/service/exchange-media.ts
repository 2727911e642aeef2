import type { Tx } from '../../../../platform/tx.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findMedia } from '../../shared/store/references.ts'
import { exchangeMedia } from '../rules/exchange-media.ts'
import { findProductsWith } from '../store/media-references.ts'
import { changeProducts } from './change-products.ts'

const BATCH_SIZE = 200

/** Has all products show another file in place of one, or none. */
export async function exchangeProductMedia(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  from: string,
  to: string | null,
): Promise<void> {
  const item = to === null ? null : ((await findMedia(tx, [to])).get(to) ?? null)
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    const ids = await findProductsWith(tx, from, BATCH_SIZE)
    await changeProducts(tx, deps, ids, (product) => exchangeMedia(product, from, item), {
      variants: false,
    })
    count = ids.length
  }
}
