import { createReason, englishOf } from '@vitrine/contract/reasons'
import type { Tx } from '../../../../platform/tx.ts'
import { normaliseUrl } from '../../media/index.ts'
import type { PictureSource } from '../model.ts'
import { addressesIn } from '../rules/gallery.ts'
import { insertNamedPictures, reportPicture } from '../store/imports.ts'
import type { Entry } from './entries.ts'

/** Stores where in the file the URL of each picture is; the first occurrence counts. Returns the number of new ones. */
export async function recordPictureSources(
  tx: Tx,
  id: string,
  batch: readonly Entry[],
): Promise<number> {
  const named = new Map<string, PictureSource>()
  for (const entry of batch) {
    if (entry.kind !== 'product') continue
    for (const { line, cells } of entry.rows) {
      for (const key of ['image', 'variantImage'] as const) {
        const column = entry.names[key] ?? key
        for (const address of addressesIn(cells[key] ?? '')) {
          const url = normaliseUrl(address)
          if (url && !named.has(url)) named.set(url, { url, line, column, handle: entry.handle })
        }
      }
    }
  }
  return named.size > 0 ? insertNamedPictures(tx, id, [...named.values()]) : 0
}

interface PictureState {
  readonly state: string
  readonly sourceUrl: string | null
  readonly failure: string | null
}

/** Handles `media.changed`: a picture that cannot be fetched is reported once to the imports that contain it. */
export async function reportPictureFailure(
  tx: Tx,
  { before, after }: { readonly before?: unknown; readonly after?: unknown },
): Promise<void> {
  const [was, is] = [before, after] as (PictureState | undefined)[]
  if (is?.state !== 'failed' || was?.state === 'failed' || !is.sourceUrl) return
  const values = { url: is.sourceUrl, detail: is.failure ?? 'no answer' }
  const cause = createReason('PICTURE_NOT_FETCHED', values)
  await reportPicture(tx, is.sourceUrl, { message: englishOf(cause), cause })
}
