import { MediaTooLarge, UnsupportedMedia } from '@vitrine/contract/media'
import { MAX_PHOTO_BYTES } from '@vitrine/contract/members'
import sharp from 'sharp'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { mediaUrl, ownMediaId } from '../rules/addresses.ts'
import { deletePhotos, insertMedia } from '../store/items.ts'
import type { MediaServiceDeps } from './deps.ts'
import { inspect } from './inspect.ts'
import { newMediaId } from './library.ts'
import { pictureQueue } from './picture-queue.ts'

/** Longest side of a stored photo, in pixels. */
const MAX_PHOTO_SIDE = 1024

export interface MemberPhoto {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
}

/**
 * Stores a photo of a member, in the transaction that sets it. Encodes it again, because photos from phones
 * contain their location.
 */
export async function storePhoto<T>(
  deps: MediaServiceDeps,
  transaction: <R>(work: (tx: Tx) => Promise<R>) => Promise<R>,
  { memberId, stream }: { memberId: string; stream: AsyncIterable<Uint8Array> },
  take: (tx: Tx, photo: MemberPhoto) => Promise<T>,
): Promise<T> {
  const original = await readPhoto(stream)
  const { bytes, ...seen } = await pictureQueue(() => encode(original))
  const name = newId().replaceAll('-', '')
  const storageKey = `${name.slice(0, 2)}/${name}`
  await deps.storage.store(storageKey, asStream(bytes))
  try {
    return await transaction(async (tx) => {
      const item = {
        ...({ ...seen, id: newMediaId('webp'), state: 'stored', storageKey } as const),
        fileName: 'photo.webp',
        altText: '',
        bytes: bytes.byteLength,
        fetchAttempts: 0,
        posterId: null,
        focalPoint: null,
        sourceUrl: null,
        failure: null,
        createdDate: tx.now,
      }
      await insertMedia(tx, item, memberId)
      const { id, width, height } = item
      return take(tx, { id, url: mediaUrl(deps.publicUrl, id), width, height })
    })
  } catch (error) {
    await deps.storage.remove(storageKey)
    throw error
  }
}

async function readPhoto(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    if (bytes > MAX_PHOTO_BYTES) {
      throw MediaTooLarge({ limitBytes: MAX_PHOTO_BYTES }, 'A photo may have 5 MiB')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function* asStream(bytes: Uint8Array) {
  yield bytes
}

const ACCEPTED = 'Send the photo as JPEG, PNG, WebP, AVIF or GIF'

async function encode(original: Buffer) {
  const { mime, ground } = await inspect(original)
  if (mime === 'image/svg+xml') throw UnsupportedMedia({}, ACCEPTED)
  const limits = { fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await sharp(original)
    .rotate()
    .resize(MAX_PHOTO_SIDE, MAX_PHOTO_SIDE, limits)
    .webp({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw UnsupportedMedia({}, ACCEPTED)
    })
  const { width, height } = info
  return {
    ...({ kind: 'image', mime: 'image/webp', durationMs: null, ground, width, height } as const),
    bytes: data,
  }
}

/** The member's profile picture. */
type ProfilePhoto = {
  readonly photo?: { readonly id?: unknown; readonly url?: unknown } | null
} | null

/** Removes the photos of a member that the member no longer shows: rows now, files after the commit. */
export async function removeReplacedPhotos(
  deps: MediaServiceDeps,
  tx: Tx,
  memberId: string,
  profile: ProfilePhoto | undefined,
): Promise<void> {
  const { id, url } = profile?.photo ?? {}
  const stored = [String(id ?? ''), ownMediaId(String(url ?? ''), deps.publicUrl) ?? '']
  const removed = await deletePhotos(tx, memberId, stored)
  tx.afterCommit.push(() => {
    const files = removed.flatMap(({ id, storageKey }) => [
      deps.renditions.forget(id),
      ...(storageKey ? [deps.storage.remove(storageKey)] : []),
    ])
    Promise.all(files).catch((error) =>
      deps.logger.warn({ error }, 'The file of a removed photo could not be deleted'),
    )
  })
}
