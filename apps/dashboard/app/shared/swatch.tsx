import { imageAtWidth, isLibraryMedia } from './media-url.ts'

interface SwatchProps {
  readonly colours?: readonly string[] | undefined
  readonly picture?: string | undefined
}

const WIDTH = 240

/**
 * The look of a choice, next to its name: one colour, two colours, or a library picture. Drawn as SVG, so
 * that it survives forced colours. A picture on a foreign host is left empty.
 */
export function Swatch({ colours = [], picture }: SwatchProps) {
  const [first = 'none', second] = colours
  return (
    <svg
      className={picture ? 'swatch swatch-large' : 'swatch'}
      viewBox="0 0 14 14"
      aria-hidden="true"
    >
      {picture && isLibraryMedia(picture) && (
        <image
          href={imageAtWidth(picture, WIDTH)}
          width="14"
          height="14"
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <circle cx="7" cy="7" r="6.5" fill={first} />
      {second && <path d="M2.4 2.4a6.5 6.5 0 0 0 9.2 9.2Z" fill={second} />}
    </svg>
  )
}
