import type { CSSProperties } from 'react'

export type PictureProps = {
  /** Address of the picture at a width in pixels. The server chooses AVIF or WebP by `Accept`. */
  src: (width: number) => string
  /** Intrinsic size in pixels; keeps the place before the picture arrives. */
  width: number
  height: number
  /** What is seen; empty when the words beside it say the same. */
  alt: string
  /** How wide it is shown, as in HTML; an exact value saves more bytes than any format. */
  sizes?: string
  /** Widths offered; those larger than the original are left out. */
  widths?: readonly number[]
  /** The picture's dominant colour; its ground takes the hue with little chroma. */
  dominant?: string
  /** The largest picture of the first screen: loaded at once, before others. */
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
      // Order matters: a browser starts loading at `src`, so what steers the choice comes first.
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
