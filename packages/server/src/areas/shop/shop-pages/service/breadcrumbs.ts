import type { Tx } from '../../../../platform/tx.ts'
import type { Breadcrumb, Catalog, Category } from '../../../catalog/index.ts'

/** The visible collections from the root down to the given one, included. */
export async function breadcrumbsOf(
  tx: Tx,
  catalog: Catalog,
  { id, name, slug, ancestorIds }: Category,
): Promise<Breadcrumb[]> {
  const above = await catalog.shownAmong(tx, ancestorIds)
  return [...ancestorIds.flatMap((one) => above.get(one) ?? []), { id, name, slug }]
}
