import type { Tx } from '../../../../platform/tx.ts'
import { isRefusal } from '../../shared/rules/attempt.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findCollectionsWith } from '../store/media-references.ts'
import { changeCategories } from './change-categories.ts'

/** Replaces or removes a picture of collections. */
export async function exchangeCollectionMedia(
  tx: Tx,
  deps: CatalogDeps,
  from: string,
  to: string | null,
): Promise<void> {
  const image = to === null ? null : { mediaId: to }
  const changes = (await findCollectionsWith(tx, from)).map((id) => ({ id, image }))
  if (changes.length === 0) return
  const results = await changeCategories(tx, deps, changes, { takenSlug: 'number' })
  const refusal = results.find(isRefusal)
  if (refusal) throw refusal
}
