import { useMessages } from '../messages/index.ts'
import { focusOf, type PictureView, pictureAt, pictureSrcSet } from '../views/picture.ts'

export type FramedPictureProps = {
  picture: PictureView | undefined
  /** The `sizes` attribute of HTML. */
  sizes: string
  /** Pixels of the largest width offered: what `sizes` needs on the sharpest screen. Default: the whole picture. */
  maxWidth?: number | undefined
  /** Shown instead while the pointer is over it. */
  second?: PictureView | undefined
  /** The text next to it is equivalent, so the alternative text is empty. */
  isDecorative?: boolean
  /** In the first viewport: loaded at once. */
  isFirst?: boolean
  className?: string
}

/** A picture on a background of its own colour; its size is reserved before it loads. */
export function FramedPicture(props: FramedPictureProps) {
  const { picture, second, className = '' } = props
  const messages = useMessages()
  if (!picture) {
    return (
      <span className={`ground ground-empty ${className}`} data-frame="">
        {props.isDecorative ? '' : messages.product.noPicture}
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
      <PictureImage {...props} picture={picture} className="product-card-first" />
      {second && (
        <PictureImage
          picture={second}
          sizes={props.sizes}
          maxWidth={props.maxWidth}
          isDecorative
          className="product-card-second"
        />
      )}
    </span>
  )
}

type PictureImageProps = Omit<FramedPictureProps, 'picture' | 'second'> & { picture: PictureView }

function PictureImage(props: PictureImageProps) {
  const { picture, sizes, maxWidth, isFirst, isDecorative, className } = props
  const { width, height } = picture
  return (
    <img
      {...focusOf(picture)}
      className={className}
      // Order matters: browsers start to load at `src`, so the attributes for the choice come
      // first.
      sizes={sizes}
      srcSet={pictureSrcSet(picture, maxWidth)}
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
