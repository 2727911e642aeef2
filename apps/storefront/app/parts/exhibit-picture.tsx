import { useWords } from '../messages/index.ts'
import { type PictureView, pictureAt, pictureSrcSet } from '../views/picture.ts'

export type ExhibitPictureProps = {
  picture: PictureView | undefined
  /** How wide it is shown, as in HTML. */
  sizes: string
  /** Comes in its place while a pointer rests on it. */
  second?: PictureView | undefined
  /** The words beside it say the same already. */
  isDecorative?: boolean
  /** In the first screen: loaded at once. */
  isFirst?: boolean
  className?: string
}

/** A picture on its own ground; it keeps its place whatever arrives. */
export function ExhibitPicture(props: ExhibitPictureProps) {
  const { picture, second, className = '' } = props
  const words = useWords()
  if (!picture) {
    return (
      <span className={`ground ground-empty ${className}`} data-frame="">
        {props.isDecorative ? '' : words.t('product.noPicture')}
      </span>
    )
  }
  const { ground } = picture
  return (
    <span
      className={`ground ${className}`}
      data-frame=""
      data-ground={ground}
      // Set by script, not as an attribute: the page's policy forbids style attributes.
      ref={(frame) => frame?.style.setProperty('--ground', ground ?? 'var(--v-case)')}
    >
      <PictureImage {...props} picture={picture} className="exhibit-first" />
      {second && (
        <PictureImage
          picture={second}
          sizes={props.sizes}
          isDecorative
          className="exhibit-second"
        />
      )}
    </span>
  )
}

type PictureImageProps = Omit<ExhibitPictureProps, 'picture' | 'second'> & { picture: PictureView }

function PictureImage({ picture, sizes, isFirst, isDecorative, className }: PictureImageProps) {
  const { width, height } = picture
  return (
    <img
      className={className}
      // Order matters: a browser starts loading at `src`, so what steers the choice comes first.
      sizes={sizes}
      srcSet={pictureSrcSet(picture)}
      width={width || undefined}
      height={height || undefined}
      alt={isDecorative ? '' : picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'auto' : 'async'}
      src={pictureAt(picture, 720)}
    />
  )
}
