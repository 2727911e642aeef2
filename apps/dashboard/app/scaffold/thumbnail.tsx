import { atWidth, isOurs } from './picture-address.ts'

interface ThumbnailProps {
  readonly url: string | undefined
  readonly ground: string | undefined
}

const WIDTH = 96

/**
 * A small picture beside a name, which says all there is to say. One that still lies on a foreign
 * host shows its ground only: a list of fifty rows should not call on fifty strangers.
 */
export const Thumbnail = ({ url, ground }: ThumbnailProps) => (
  <span className="thumbnail" style={ground ? { background: ground } : undefined}>
    {url && isOurs(url) && (
      <img
        src={atWidth(url, WIDTH)}
        alt=""
        width={28}
        height={35}
        loading="lazy"
        decoding="async"
      />
    )}
  </span>
)
