import { MediaNotFound, type PictureReply } from '@vitrine/contract/media'
import type { Tx } from '../../../platform/tx.ts'
import type { MediaItem, Rendition } from '../model.ts'
import {
  filledFrame,
  fittedWidth,
  formatFor,
  LARGEST,
  mimeOf,
  renditionName,
  widthFor,
} from '../rules/renditions.ts'
import { findServed } from '../store.ts'
import type { MediaWorld } from './world.ts'

/** What a client asks of one picture. */
export interface Asked {
  readonly id: string
  readonly accept: string | undefined
  readonly ifNoneMatch: string | undefined
}
interface Frame {
  readonly width: number
  readonly height: number
}

export async function serveOriginal(
  world: MediaWorld,
  tx: Tx,
  asked: Asked,
): Promise<PictureReply> {
  const item = await find(tx, asked.id)
  if (!item.storageKey) return redirect(item)
  if (item.mime === 'image/svg+xml') {
    return rendition(world, item, asked, { width: widthFor(item, LARGEST), format: 'png' })
  }
  const headers = headersOf(item, 'original', item.mime)
  if (asked.ifNoneMatch === headers.etag) return { status: 304, headers, body: null }
  const { bytes, stream } = await world.storage.open(item.storageKey)
  return { status: 200, headers: { ...headers, 'content-length': String(bytes) }, body: stream }
}

export async function serveResized(
  world: MediaWorld,
  tx: Tx,
  asked: Asked & { width: number },
): Promise<PictureReply> {
  const item = await find(tx, asked.id)
  if (!item.storageKey) return redirect(item)
  const width = widthFor(item, asked.width)
  return rendition(world, item, asked, { width, format: formatFor(asked.accept) })
}

export async function serveFitted(
  world: MediaWorld,
  tx: Tx,
  asked: Asked & { mode: 'fill' | 'fit'; frame: Frame },
): Promise<PictureReply> {
  const item = await find(tx, asked.id)
  if (!item.storageKey) return redirect(item)
  const size =
    asked.mode === 'fit'
      ? { width: fittedWidth(item, asked.frame) }
      : filledFrame(item, asked.frame)
  return rendition(world, item, asked, { ...size, format: formatFor(asked.accept) })
}

async function find(tx: Tx, id: string): Promise<MediaItem> {
  const item = await findServed(tx, id)
  if (!item) throw MediaNotFound({ id })
  return item
}

async function rendition(
  world: MediaWorld,
  item: MediaItem,
  asked: Asked,
  wanted: Rendition,
): Promise<PictureReply> {
  const headers = headersOf(item, renditionName(wanted), mimeOf(wanted.format))
  if (asked.ifNoneMatch === headers.etag) return { status: 304, headers, body: null }
  const body = await world.renditions.get(item, wanted)
  return { status: 200, headers: { ...headers, 'content-length': String(body.byteLength) }, body }
}

/** An address never changes its content, so nobody has to ask twice. */
const headersOf = (item: MediaItem, form: string, mime: string) => ({
  'content-type': mime,
  'cache-control': 'public, max-age=31536000, immutable',
  etag: `"${item.id.slice(0, 32)}-${form}"`,
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
})

/** A picture that is not here yet is shown from where it is. */
const redirect = (item: MediaItem): PictureReply => ({
  status: 302,
  headers: { location: item.sourceUrl ?? '', 'cache-control': 'no-store' },
  body: null,
})
