const LIBRARY_URL = /^((?:https?:\/\/[^/]+)?\/media\/[^/?#]+)(?:\/[^?#]*)?$/

/** Whether a picture is in our own library, which provides all sizes. */
export const isLibraryMedia = (url: string): boolean => LIBRARY_URL.test(url)

/**
 * A picture at a width in pixels, whatever size is in its address; external ones unchanged. For a library
 * video its poster, because the address of a video is not a picture.
 */
export const imageAtWidth = (url: string, width: number): string => {
  const [, bare] = LIBRARY_URL.exec(url) ?? []
  return bare ? `${bare}/w_${width}` : url
}

/**
 * The path of a library file on this page's host: frames of a video can only be drawn from the same origin.
 */
export const mediaFilePath = (mediaId: string): string => `/media/${encodeURIComponent(mediaId)}`

interface ListedMedia {
  readonly url: string
  readonly kind: 'image' | 'video'
  /** In pixels; 0 until the file has been fetched. */
  readonly width: number
}

/**
 * The thumbnail of a product in a list: the picture of its first media, or the poster of a video. Undefined
 * for a picture that is not fetched yet, because it is on a foreign host.
 */
export const listThumbnail = (main: ListedMedia | undefined): string | undefined =>
  main?.kind === 'image' && main.width === 0 ? undefined : main?.url
