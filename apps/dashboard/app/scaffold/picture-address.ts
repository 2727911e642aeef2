import type { Product } from '@vitrine/contract/catalog-v1'

const ours = /^((?:https?:\/\/[^/]+)?\/media\/[^/?#]+)(?:\/[^?#]*)?$/

/** Whether a picture lies in our own library, in every size. */
export const isOurs = (url: string): boolean => ours.test(url)

/**
 * A picture at a width in pixels, whatever size its address is of; one on a foreign host as it is. Of a video
 * in our library it is the still that stands for it: the bare address of a video is no picture.
 */
export const atWidth = (url: string, width: number): string => {
  const [, bare] = ours.exec(url) ?? []
  return bare ? `${bare}/w_${width}` : url
}

/**
 * Where a file of the library is, on the host that this page is from: what a video shows can only be drawn
 * when it comes from there.
 */
export const fileAddress = (mediaId: string): string => `/media/${encodeURIComponent(mediaId)}`

export type MediaItem = NonNullable<Product['media']['mainMedia']>

/**
 * What stands for a product in a list: the picture of its main media, or the still of a video. Undefined for a
 * picture that is not fetched yet: its address leads to a foreign host.
 */
export const listedPicture = (main: MediaItem | undefined): string | undefined =>
  main?.image?.width === 0 ? undefined : main?.thumbnail.url
