import { MediaNotFound, type PictureReply } from '@vitrine/contract/media'
import { parseByteRange } from '../../../../platform/byte-range.ts'
import { FileMissing } from '../../../../platform/file-storage.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Crop, MediaItem, Rendition } from '../model.ts'
import { defaultPosterOf } from '../rules/poster.ts'
import {
  croppedFrame,
  cropWithin,
  filledFrame,
  fittedWidth,
  formatFor,
  MAX_WIDTH,
  mimeOf,
  renditionName,
  widthFor,
} from '../rules/renditions.ts'
import { findSuccessor } from '../store/files.ts'
import { findServed } from '../store/items.ts'
import type { MediaServiceDeps } from './deps.ts'

/** A request for one picture or video. */
export interface FileRequest {
  readonly id: string
  readonly accept: string | undefined
  readonly ifNoneMatch: string | undefined
}
/** The requested range, from the headers. */
export interface RangeRequest {
  readonly range: string | undefined
  readonly ifRange: string | undefined
}
interface Frame {
  readonly width: number
  readonly height: number
}

export const serveOriginal = (
  deps: MediaServiceDeps,
  tx: Tx,
  request: FileRequest & RangeRequest,
) => serveFile(tx, request.id, (item) => original(deps, item, request))

/** A file that is missing on disk is 404, not an error of the server. */
async function orNotFound(id: string, reply: Promise<PictureReply>): Promise<PictureReply> {
  try {
    return await reply
  } catch (error) {
    throw error instanceof FileMissing ? MediaNotFound({ id }) : error
  }
}

async function original(
  deps: MediaServiceDeps,
  item: MediaItem,
  request: FileRequest & RangeRequest,
): Promise<PictureReply> {
  if (!item.storageKey) return redirect(item)
  if (item.kind === 'video') return video(deps, item, item.storageKey, request)
  if (item.mime === 'image/svg+xml') {
    return rendition(deps, item, request, { width: widthFor(item, MAX_WIDTH), format: 'png' })
  }
  const headers = headersOf(item, 'original', item.mime)
  if (request.ifNoneMatch === headers.etag) return { status: 304, headers, body: null }
  const { bytes, stream } = await deps.storage.open(item.storageKey)
  return { status: 200, headers: { ...headers, 'content-length': String(bytes) }, body: stream }
}

/** Players request ranges of a video: its end first, and wherever a viewer seeks. */
async function video(
  { storage }: MediaServiceDeps,
  item: MediaItem,
  storageKey: string,
  { ifNoneMatch, range, ifRange }: FileRequest & RangeRequest,
): Promise<PictureReply> {
  const headers = { ...headersOf(item, 'original', item.mime), ...videoHeaders }
  if (ifNoneMatch === headers.etag) return { status: 304, headers, body: null }
  const isSame = ifRange === undefined || ifRange === headers.etag
  const part = isSame ? parseByteRange(range, item.bytes) : undefined
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
  const partHeaders = {
    'content-length': String(part.end - part.start + 1),
    'content-range': `bytes ${part.start}-${part.end}/${item.bytes}`,
  }
  return { status: 206, headers: { ...headers, ...partHeaders }, body: stream }
}

/** A video opened directly gets the browser's player, and nothing else. */
const videoHeaders = {
  'accept-ranges': 'bytes',
  'content-security-policy':
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
}

export async function serveResized(
  deps: MediaServiceDeps,
  tx: Tx,
  request: FileRequest & { width: number },
): Promise<PictureReply> {
  return serveRendition(deps, tx, request, (item) => ({ width: widthFor(item, request.width) }))
}

export async function serveFitted(
  deps: MediaServiceDeps,
  tx: Tx,
  request: FileRequest & { mode: 'fill' | 'fit'; frame: Frame },
): Promise<PictureReply> {
  const { mode, frame } = request
  if (mode === 'fit') {
    return serveRendition(deps, tx, request, (item) => ({ width: fittedWidth(item, frame) }))
  }
  const reply = await serveRendition(deps, tx, request, (item) => ({
    ...filledFrame(item, frame),
    ...(item.focalPoint && { focalPoint: item.focalPoint }),
  }))
  // The focal point may change.
  return reply.status === 302 ? reply : briefly(reply)
}

export async function serveCropped(
  deps: MediaServiceDeps,
  tx: Tx,
  request: FileRequest & { crop: Crop; frame: Frame },
): Promise<PictureReply> {
  return serveRendition(deps, tx, request, (item) => {
    const crop = cropWithin(item, request.crop)
    return { ...croppedFrame(crop, request.frame), crop }
  })
}

/** A picture in a size; of a video its poster, which may change. */
const serveRendition = (
  deps: MediaServiceDeps,
  tx: Tx,
  request: FileRequest,
  sizeOf: (item: MediaItem) => Omit<Rendition, 'format'>,
) => serveFile(tx, request.id, (item) => resized(deps, tx, { item, request, sizeOf }))

async function resized(
  deps: MediaServiceDeps,
  tx: Tx,
  {
    item,
    request,
    sizeOf,
  }: {
    readonly item: MediaItem
    readonly request: FileRequest
    readonly sizeOf: (item: MediaItem) => Omit<Rendition, 'format'>
  },
): Promise<PictureReply> {
  const picture = item.kind === 'video' ? await posterOf(tx, item) : item
  if (picture.storageKey === null) return redirect(picture)
  const requested = { ...sizeOf(picture), format: formatFor(request.accept) }
  const reply = await rendition(deps, picture, request, requested)
  return item.kind === 'image' ? reply : briefly(reply)
}

async function posterOf(tx: Tx, video: MediaItem): Promise<MediaItem> {
  const poster = video.posterId === null ? undefined : await findServed(tx, video.posterId)
  return poster ?? defaultPosterOf(video)
}

const briefly = (reply: PictureReply): PictureReply => ({
  ...reply,
  headers: { ...reply.headers, 'cache-control': 'public, max-age=300' },
})

/** Serves an item; the address of one that was replaced shows the other one, which may change. */
async function serveFile(
  tx: Tx,
  id: string,
  serve: (item: MediaItem) => Promise<PictureReply>,
): Promise<PictureReply> {
  const item = await findServed(tx, id)
  if (item) return orNotFound(id, serve(item))
  const successor = await findSuccessor(tx, id)
  const other = successor === undefined ? undefined : await findServed(tx, successor)
  if (!other) throw MediaNotFound({ id })
  const reply = await orNotFound(id, serve(other))
  return reply.status === 302 ? reply : briefly(reply)
}

async function rendition(
  deps: MediaServiceDeps,
  item: MediaItem,
  request: FileRequest,
  requested: Rendition,
): Promise<PictureReply> {
  const headers = headersOf(item, renditionName(requested), mimeOf(requested.format))
  if (request.ifNoneMatch === headers.etag) return { status: 304, headers, body: null }
  const body = await deps.renditions.get(item, requested)
  return { status: 200, headers: { ...headers, 'content-length': String(body.byteLength) }, body }
}

/** The content of an address never changes, except for cropped frames, so it is cached permanently. */
const headersOf = (item: MediaItem, form: string, mime: string) => ({
  'content-type': mime,
  'cache-control': 'public, max-age=31536000, immutable',
  etag: `"${item.id.slice(0, 32)}-${form}"`,
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
})

/** Redirects to the original address of a picture that is not fetched yet. */
const redirect = (item: MediaItem): PictureReply => ({
  status: 302,
  headers: { location: item.sourceUrl ?? '', 'cache-control': 'no-store' },
  body: null,
})
