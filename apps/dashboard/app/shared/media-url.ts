const LIBRARY_URL = /^((?:https?:\/\/[^/]+)?\/media\/[^/?#]+)(?:\/[^?#]*)?$/

/** Whether a picture lies in our own library, in every size. */
export const isLibraryMedia = (url: string): boolean => LIBRARY_URL.test(url)

/**
 * A picture at a width in pixels, whatever size its address is of; one on a foreign host as it is. Of a video
 * in our library it is the still that stands for it: the bare address of a video is no picture.
 */
export const imageAtWidth = (url: string, width: number): string => {
  const [, bare] = LIBRARY_URL.exec(url) ?? []
  return bare ? `${bare}/w_${width}` : url
}

/**
 * Where a file of the library is, on the host that this page is from: what a video shows can only be drawn
 * when it comes from there.
 */
export const mediaFilePath = (mediaId: string): string => `/media/${encodeURIComponent(mediaId)}`

interface ListedMedia {
  readonly url: string
  readonly kind: 'image' | 'video'
  /** In pixels; 0 until the file has been fetched. */
  readonly width: number
}

/**
 * What stands for a product in a list: the picture of its first media, or the poster of a video. Undefined for a
 * picture that is not downloaded yet, because it is on a foreign host.
 */
export const listThumbnail = (main: ListedMedia | undefined): string | undefined =>
  main?.kind === 'image' && main.width === 0 ? undefined : main?.url
