import { MediaNotFound, type PictureReply } from '@vitrine/contract/media'
import { partOf } from '../../../platform/byte-range.ts'
import { FileMissing } from '../../../platform/file-storage.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Crop, MediaItem, Rendition } from '../model.ts'
import {
  croppedFrame,
  cropWithin,
  filledFrame,
  fittedWidth,
  formatFor,
  LARGEST,
  mimeOf,
  renditionName,
  widthFor,
} from '../rules/renditions.ts'
import { stillOf } from '../rules/still.ts'
import { findServed } from '../store.ts'
import type { MediaWorld } from './world.ts'

/** What a client asks of one picture or video. */
export interface Asked {
  readonly id: string
  readonly accept: string | undefined
  readonly ifNoneMatch: string | undefined
}
/** The part of it that is wanted, as the headers say it. */
export interface AskedPart {
  readonly range: string | undefined
  readonly ifRange: string | undefined
}
interface Frame {
  readonly width: number
  readonly height: number
}

export const serveOriginal = (world: MediaWorld, tx: Tx, asked: Asked & AskedPart) =>
  orNotFound(asked.id, original(world, tx, asked))

/** A file that is gone from the disk is missing for whoever asks, not a fault of the server. */
async function orNotFound(id: string, reply: Promise<PictureReply>): Promise<PictureReply> {
  try {
    return await reply
  } catch (error) {
    throw error instanceof FileMissing ? MediaNotFound({ id }) : error
  }
}

async function original(
  world: MediaWorld,
  tx: Tx,
  asked: Asked & AskedPart,
): Promise<PictureReply> {
  const item = await find(tx, asked.id)
  if (!item.storageKey) return redirect(item)
  if (item.kind === 'video') return video(world, item, item.storageKey, asked)
  if (item.mime === 'image/svg+xml') {
    return rendition(world, item, asked, { width: widthFor(item, LARGEST), format: 'png' })
  }
  const headers = headersOf(item, 'original', item.mime)
  if (asked.ifNoneMatch === headers.etag) return { status: 304, headers, body: null }
  const { bytes, stream } = await world.storage.open(item.storageKey)
  return { status: 200, headers: { ...headers, 'content-length': String(bytes) }, body: stream }
}

/** Players ask for parts of a video: for its end first, and wherever somebody winds to. */
async function video(
  { storage }: MediaWorld,
  item: MediaItem,
  storageKey: string,
  { ifNoneMatch, range, ifRange }: Asked & AskedPart,
): Promise<PictureReply> {
  const headers = { ...headersOf(item, 'original', item.mime), ...played }
  if (ifNoneMatch === headers.etag) return { status: 304, headers, body: null }
  const isSame = ifRange === undefined || ifRange === headers.etag
  const part = isSame ? partOf(range, item.bytes) : undefined
  if (part === 'none') {
    return {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${item.bytes}` },
      body: null,
    }
  }
  const { stream } = await storage.open(storageKey, part)
  if (!part) {
    return {
      status: 200,
      headers: { ...headers, 'content-length': String(item.bytes) },
      body: stream,
    }
  }
  const told = {
    'content-length': String(part.end - part.start + 1),
    'content-range': `bytes ${part.start}-${part.end}/${item.bytes}`,
  }
  return { status: 206, headers: { ...headers, ...told }, body: stream }
}

/** Whoever opens a video by itself gets the browser's player, and nothing else. */
const played = {
  'accept-ranges': 'bytes',
  'content-security-policy':
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
}

export async function serveResized(
  world: MediaWorld,
  tx: Tx,
  asked: Asked & { width: number },
): Promise<PictureReply> {
  return still(world, tx, asked, (item) => ({ width: widthFor(item, asked.width) }))
}

export async function serveFitted(
  world: MediaWorld,
  tx: Tx,
  asked: Asked & { mode: 'fill' | 'fit'; frame: Frame },
): Promise<PictureReply> {
  const { mode, frame } = asked
  return still(world, tx, asked, (item) =>
    mode === 'fit' ? { width: fittedWidth(item, frame) } : filledFrame(item, frame),
  )
}

export async function serveCropped(
  world: MediaWorld,
  tx: Tx,
  asked: Asked & { crop: Crop; frame: Frame },
): Promise<PictureReply> {
  return still(world, tx, asked, (item) => {
    const crop = cropWithin(item, asked.crop)
    return { ...croppedFrame(crop, asked.frame), crop }
  })
}

/** A picture in a size; of a video what stands for it, which can be another tomorrow. */
const still = (
  world: MediaWorld,
  tx: Tx,
  asked: Asked,
  sizeOf: (item: MediaItem) => Omit<Rendition, 'format'>,
) => orNotFound(asked.id, resized(world, tx, asked, sizeOf))

async function resized(
  world: MediaWorld,
  tx: Tx,
  asked: Asked,
  sizeOf: (item: MediaItem) => Omit<Rendition, 'format'>,
): Promise<PictureReply> {
  const item = await find(tx, asked.id)
  const shown = item.kind === 'video' ? await posterOf(tx, item) : item
  if (shown.storageKey === null) return redirect(shown)
  const wanted = { ...sizeOf(shown), format: formatFor(asked.accept) }
  const reply = await rendition(world, shown, asked, wanted)
  return item.kind === 'image' ? reply : { ...reply, headers: { ...reply.headers, ...forAWhile } }
}

async function posterOf(tx: Tx, video: MediaItem): Promise<MediaItem> {
  const poster = video.posterId === null ? undefined : await findServed(tx, video.posterId)
  return poster ?? stillOf(video)
}

const forAWhile = { 'cache-control': 'public, max-age=300' }

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
