import { MediaKindDiffers, type MediaUses } from '@vitrine/contract/media'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'
import { lockMedia } from '../store/items.ts'
import type { MediaServiceDeps } from './deps.ts'
import { getMedia, record, storeFile, type Upload } from './library.ts'
import { exchangeEverywhere, usesOf } from './references.ts'
import { deleteItem } from './remove.ts'

/**
 * Replaces an item with a new file wherever it is used, and deletes the item. The file has a new id, because
 * addresses are cached permanently.
 */
export async function replaceMedia(
  deps: MediaServiceDeps,
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { id, fileName, stream }: Pick<Upload, 'fileName' | 'stream'> & { readonly id: string },
): Promise<{ item: MediaItem; usedIn: MediaUses }> {
  // What cannot be replaced is refused before anything is stored.
  await transaction((tx) => getMedia(tx, id))
  return storeFile(deps, transaction, stream, async (tx, stored) => {
    const before = await getMedia(tx, id)
    if (before.kind !== stored.kind) throw MediaKindDiffers({ id, kind: before.kind })
    await lockMedia(tx, id)
    const { altText, posterId, focalPoint } = before
    const item = await record(deps, tx, { fileName, altText, posterId, focalPoint }, stored)
    await exchangeEverywhere(deps, tx, id, item.id)
    await deleteItem(deps, tx, before, item.id)
    return { item, usedIn: await usesOf(deps, tx, item.id) }
  })
}
