import { CollectionChanged } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import type { Category } from '../model/category.ts'
import { raiseRevision } from '../store/category-tree.ts'

/** Increments the revision of a collection after a save that only added or removed products. */
export async function raiseCollection(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  { id, name, revision }: Pick<Category, 'id' | 'name' | 'revision'>,
): Promise<void> {
  const raised = await raiseRevision(tx, id)
  await events.append(tx, {
    definition: CollectionChanged,
    entityId: id,
    before: { name, revision },
    after: { name, revision: raised },
    changedFields: ['productIds'],
  })
}
