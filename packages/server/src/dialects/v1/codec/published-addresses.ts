import type { GalleryItem } from '../../../areas/catalog/index.ts'

/**
 * The base URL that published clients expect of pictures and videos; a redirect must map it to `/media` and
 * `/video`.
 */
const PICTURES = 'https://static.wixstatic.com/media'
const VIDEOS = 'https://video.wixstatic.com/video'

interface Size {
  readonly width: number
  readonly height: number
}

/** A picture URL from which media helpers of published clients parse id and size. */
export function publishedPictureUrl(id: string, { width, height }: Size): string {
  const ending = /\.(\w{1,5})$/.exec(id)?.[1] ?? 'jpg'
  return `${PICTURES}/${id}/v1/fit/w_${width},h_${height},q_90/file.${ending}`
}

export const publishedFileUrl = ({ id, width, height, video }: GalleryItem): string =>
  video ? `${VIDEOS}/${id}/1080p/mp4/file.mp4` : publishedPictureUrl(id, { width, height })
