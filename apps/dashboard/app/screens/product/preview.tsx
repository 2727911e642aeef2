import type { FocalPoint } from '@vitrine/contract/media'
import type { CatalogProduct } from '@vitrine/contract/products'
import { isLess } from '@vitrine/money'
import { Status } from '@vitrine/ui/status'
import { formatMoney } from '../../shared/format.ts'
import { imageAtWidth, mediaFilePath } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { positionOf } from '../media/focal-point.ts'
import { isColour } from './check.ts'
import type { MediaForm, ProductForm } from './form.ts'
import type { Money } from './money.ts'
import { pricesOf } from './prices.ts'
import { useVideo } from './videos/use-video.ts'

const WIDTH = 480

interface PreviewProps {
  readonly form: ProductForm
  readonly money: Money
  /** The stored gallery, with data of the library. */
  readonly stored: CatalogProduct['media']
}

/** A preview of the product card with the current input. */
export function Preview({ form, money, stored }: PreviewProps) {
  const { product, products } = useMessages()
  const { price, final } = pricesOf(form, money.digits)
  const format = (amount: string) => formatMoney(amount, money.currency, money.locale)
  const reduced = price !== undefined && final !== undefined && isLess(final, price)
  const [picture] = form.media
  const colours = form.options
    .filter(({ kind }) => kind === 'color')
    .flatMap(({ choices }) => choices.filter(({ value }) => isColour(value)))
  return (
    <figure className="preview">
      <figcaption>
        {product.preview}
        {!form.visible && <Status tone="quiet">{products.hidden}</Status>}
      </figcaption>
      <div className="preview-ground">
        {picture ? (
          <MainMedia
            item={picture}
            focalPoint={stored?.find(({ id }) => id === picture.mediaId)?.focalPoint}
          />
        ) : (
          product.noPicture
        )}
      </div>
      <div className="preview-label">
        {form.ribbon.trim() && <span className="preview-ribbon">{form.ribbon}</span>}
        <span className="preview-name">{form.name.trim() || product.noName}</span>
        <span className="figure">
          {reduced && <s>{format(price)}</s>} {final === undefined ? '–' : format(final)}
        </span>
        {colours.length > 0 && (
          <span className="preview-discs" aria-hidden="true">
            {colours.slice(0, 8).map(({ key, value }) => (
              <i key={key} style={{ background: value }} />
            ))}
          </span>
        )}
      </div>
      <p className="field-hint">{product.previewNote}</p>
    </figure>
  )
}

interface MainMediaProps {
  readonly item: MediaForm
  readonly focalPoint: FocalPoint | undefined
}

/** The first picture, or the poster of a video. */
function MainMedia({ item, focalPoint }: MainMediaProps) {
  const { kind, mediaId, url, altText } = item
  const { product } = useMessages()
  const video = useVideo(kind === 'video' ? mediaId : undefined)
  if (kind === 'image') {
    const style = { objectPosition: positionOf(focalPoint) }
    return <img src={imageAtWidth(url, WIDTH)} alt={altText} style={style} />
  }
  const posterId = video?.posterId ?? mediaId
  return posterId ? (
    <img src={imageAtWidth(mediaFilePath(posterId), WIDTH)} alt={altText} />
  ) : (
    product.noPicture
  )
}
