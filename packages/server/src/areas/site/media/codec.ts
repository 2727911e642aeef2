import type { MediaItem as WireMedia } from '@vitrine/contract/media'
import type { Crop, GalleryPiece, MediaDescription, MediaItem } from './model.ts'
import { mediaUrl } from './rules/addresses.ts'

export const describeItem = (item: MediaItem, publicUrl: string): MediaDescription => ({
  id: item.id,
  url: item.state === 'stored' ? mediaUrl(publicUrl, item.id) : (item.sourceUrl ?? ''),
  width: item.width,
  height: item.height,
  ground: item.ground,
  altText: item.altText,
  state: item.state,
  sourceUrl: item.sourceUrl,
  mime: item.mime,
})

export function galleryPiece(
  item: MediaItem,
  posters: ReadonlyMap<string, MediaItem>,
): GalleryPiece {
  const { id, kind, altText, width, height, ground, focalPoint, mime, posterId } = item
  const video = { format: mime.split('/')[1] ?? '', poster: posters.get(posterId ?? '') ?? null }
  return {
    id,
    title: '',
    kind,
    altText,
    width,
    height,
    ground,
    focalPoint,
    video: kind === 'video' ? video : null,
  }
}

export const encodeMedia = (item: MediaItem, publicUrl: string): WireMedia => ({
  id: item.id,
  kind: item.kind,
  state: item.state,
  url: describeItem(item, publicUrl).url,
  width: item.width,
  height: item.height,
  altText: item.altText,
  fileName: item.fileName,
  mimeType: item.mime,
  bytes: item.bytes,
  createdDate: item.createdDate,
  ...(item.durationMs === null ? {} : { duration: item.durationMs / 1000 }),
  ...(item.posterId === null ? {} : { posterId: item.posterId }),
  ...(item.ground === null ? {} : { ground: item.ground }),
  ...(item.focalPoint === null ? {} : { focalPoint: item.focalPoint }),
  ...(item.sourceUrl === null ? {} : { sourceUrl: item.sourceUrl }),
  ...(item.failure === null ? {} : { failure: item.failure }),
})

/** `x_10,y_0,w_400,h_300` → the part. */
export function decodeCrop(crop: string): Crop {
  const [left = 0, top = 0, width = 1, height = 1] = (crop.match(/\d+/g) ?? []).map(Number)
  return { left, top, width, height }
}

/** `w_300,h_375,al_c,q_85` → the frame. */
export function decodeGeometry(geometry: string): { width: number; height: number } {
  const [, width, height] = /^w_(\d+),h_(\d+)/.exec(geometry) ?? []
  return { width: Number(width), height: Number(height) }
}
