import {
  MAX_MEDIA_BYTES,
  MAX_VIDEO_BYTES,
  MediaTooLarge,
  MediaUploadNotFound,
} from '@vitrine/contract/media'
import { FileMissing, type UploadForm } from '../../../../platform/file-storage.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'
import type { MediaServiceDeps } from './deps.ts'
import { upload } from './library.ts'

/** How long a form may be used. */
const FORM_SECONDS = 15 * 60
/** How long an uploaded file can be completed. */
const RETENTION_HOURS = 24
const PURPOSE = 'media upload'

interface UploadRequest {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: number
}

/** A form for the browser; undefined where files are not stored in a bucket. */
export async function createUpload(
  { incoming, sealing }: Pick<MediaServiceDeps, 'incoming' | 'sealing'>,
  { siteId }: Pick<Tx, 'siteId'>,
  { fileName, contentType, bytes }: UploadRequest,
): Promise<(UploadForm & { readonly token: string }) | undefined> {
  const limitBytes = contentType.startsWith('video/') ? MAX_VIDEO_BYTES : MAX_MEDIA_BYTES
  if (bytes > limitBytes) throw MediaTooLarge({ limitBytes })
  if (!incoming?.presignUpload) return undefined
  const key = newId().replaceAll('-', '')
  const bounds = { contentType, maxBytes: bytes, seconds: FORM_SECONDS }
  const form = await incoming.presignUpload(key, bounds)
  const token = sealing.seal(JSON.stringify([PURPOSE, siteId, key, fileName]))
  return { ...form, token }
}

/**
 * Adds an uploaded file after copying and inspecting it: until it expires, the form could upload another file
 * under its own key, but never under that of the library.
 */
export async function completeUpload(
  deps: MediaServiceDeps,
  transaction: Parameters<typeof upload>[1],
  sent: { readonly token: string; readonly siteId: string; readonly altText?: string },
): Promise<MediaItem> {
  const { key, fileName } = readToken(deps, sent)
  const stream = await openIncoming(deps, key)
  const altText = sent.altText === undefined ? {} : { altText: sent.altText }
  const item = await upload(deps, transaction, { fileName, ...altText, stream })
  // What cannot be removed now is pruned within a day.
  await deps.incoming
    ?.remove(key)
    .catch((error: unknown) => deps.logger.warn({ error }, 'A completed upload was left behind'))
  return item
}

function readToken(
  { sealing }: Pick<MediaServiceDeps, 'sealing'>,
  { token, siteId }: { readonly token: string; readonly siteId: string },
) {
  const [purpose, site, key, fileName] = open(sealing, token)
  if (purpose !== PURPOSE || site !== siteId) throw MediaUploadNotFound()
  return { key: String(key), fileName: String(fileName) }
}

function open(sealing: MediaServiceDeps['sealing'], token: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(sealing.open(token))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

async function openIncoming({ incoming }: MediaServiceDeps, key: string) {
  try {
    if (!incoming) throw MediaUploadNotFound()
    return (await incoming.open(key)).stream
  } catch (error) {
    throw error instanceof FileMissing ? MediaUploadNotFound() : error
  }
}

/** Deletes uploads that were never completed. */
export async function pruneUploads({ incoming, clock }: MediaServiceDeps): Promise<void> {
  if (!incoming) return
  const before = clock.after(clock.now(), { hours: -RETENTION_HOURS })
  for await (const { key, modified } of incoming.list()) {
    if (modified < before) await incoming.remove(key)
  }
}
