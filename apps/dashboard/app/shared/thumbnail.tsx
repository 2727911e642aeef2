import { imageAtWidth, isLibraryMedia } from './media-url.ts'

interface ThumbnailProps {
  readonly url: string | undefined
  readonly backgroundColor: string | undefined
}

const WIDTH = 96

/**
 * A decorative picture next to a name. One on a foreign host only shows its background colour, so that a list
 * does not load from many hosts.
 */
export const Thumbnail = ({ url, backgroundColor }: ThumbnailProps) => (
  <span className="thumbnail" style={backgroundColor ? { background: backgroundColor } : undefined}>
    {url && isLibraryMedia(url) && (
      <img
        src={imageAtWidth(url, WIDTH)}
        alt=""
        width={28}
        height={35}
        loading="lazy"
        decoding="async"
      />
    )}
  </span>
)
