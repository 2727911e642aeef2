interface ThumbnailProps {
  readonly url: string | undefined
  readonly ground: string | undefined
}

const WIDTH = 96

/** Our own pictures are asked for in a small size; others come as they are. */
const small = (url: string) =>
  /^(https?:\/\/[^/]+)?\/media\/[^/]+$/.test(url) ? `${url}/w_${WIDTH}` : url

/** A small picture beside a name, which says all there is to say. */
export const Thumbnail = ({ url, ground }: ThumbnailProps) => (
  <span className="thumbnail" style={ground ? { background: ground } : undefined}>
    {url && <img src={small(url)} alt="" width={28} height={35} loading="lazy" decoding="async" />}
  </span>
)
