import { imageAtWidth, isLibraryMedia } from './media-url.ts'

interface ThumbnailProps {
  readonly url: string | undefined
  readonly backgroundColor: string | undefined
}

const WIDTH = 96

/**
 * A small picture beside a name, which says all there is to say. One that still lies on a foreign
 * host shows its ground only: a list of fifty rows should not call on fifty strangers.
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
