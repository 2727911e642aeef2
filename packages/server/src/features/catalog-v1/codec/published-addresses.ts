import type { GalleryItem } from '../../catalog/index.ts'

/** Where published clients look for pictures and videos; whoever redirects it sends it to `/media` and `/video`. */
const PICTURES = 'https://static.wixstatic.com/media'
const VIDEOS = 'https://video.wixstatic.com/video'

interface Size {
  readonly width: number
  readonly height: number
}

/** The address of a picture from which media helpers of published clients take its id and its size. */
export function publishedPictureUrl(id: string, { width, height }: Size): string {
  const ending = /\.(\w{1,5})$/.exec(id)?.[1] ?? 'jpg'
  return `${PICTURES}/${id}/v1/fit/w_${width},h_${height},q_90/file.${ending}`
}

export const publishedFileUrl = ({ id, width, height, video }: GalleryItem): string =>
  video ? `${VIDEOS}/${id}/1080p/mp4/file.mp4` : publishedPictureUrl(id, { width, height })
