import type { CSSProperties } from 'react'

export type PictureProps = {
  /** URL of the picture at a width in pixels. The server chooses AVIF or WebP by `Accept`. */
  src: (width: number) => string
  /** Intrinsic size in pixels; reserves the space before the picture loads. */
  width: number
  height: number
  /** Alternative text; empty when the text next to it says the same. */
  alt: string
  /** The `sizes` attribute; an exact value saves more bytes than any format. */
  sizes?: string
  /** Available widths; larger ones than the original are left out. */
  widths?: readonly number[]
  /** The picture's dominant colour; its background takes the hue with little chroma. */
  dominant?: string
  /** The largest picture of the first viewport: loaded with priority. */
  priority?: boolean
  /** `cover` fills a given frame, `contain` shows all of it. */
  fit?: 'cover' | 'contain'
  className?: string
}

const usualWidths = [240, 360, 480, 640, 828, 1080, 1440, 2000] as const

export function Picture(props: PictureProps) {
  const { src, width, height, alt, sizes = '100vw', widths = usualWidths, dominant } = props
  const offered = [...new Set([...widths.filter((w) => w < width), Math.min(width, 2000)])]
  const middle = offered.find((w) => w >= 640) ?? offered.at(-1) ?? width
  return (
    <img
      className={`v-picture ${props.className ?? ''}`.trim()}
      data-fit={props.fit}
      // Order matters: browsers start to load at `src`, so the attributes for the choice come
      // first.
      sizes={sizes}
      srcSet={offered.map((w) => `${src(w)} ${w}w`).join(', ')}
      width={width}
      height={height}
      alt={alt}
      loading={props.priority ? 'eager' : 'lazy'}
      fetchPriority={props.priority ? 'high' : 'auto'}
      decoding={props.priority ? 'auto' : 'async'}
      style={dominant ? groundOf(dominant) : undefined}
      src={src(middle)}
    />
  )
}

const groundOf = (dominant: string): CSSProperties & Record<`--${string}`, string> => ({
  '--v-dominant': dominant,
})
