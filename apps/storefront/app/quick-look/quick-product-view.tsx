import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { FramedPicture } from '../parts/framed-picture.tsx'
import { Price } from '../parts/price.tsx'
import { OptionForm } from '../screens/product/option-form.tsx'
import type { ProductProps, TextView } from '../screens/product/product-view.ts'
import { StockLine } from '../screens/product/stock-line.tsx'
import { posterOf } from '../views/media.ts'

/** Pictures, price, the first words and the form of a product. */
export function QuickProductView(props: ProductProps) {
  const { quickLook: messages } = useMessages()
  const { name, price, description, gift, slug, selection } = props
  const text = wordsOf(description)
  return (
    <div className="quick-product">
      <Pictures {...props} />
      <div className="quick-product-info">
        <div className="product-price" aria-live="polite">
          {price && <Price price={price} hasUnit />}
        </div>
        {text && (
          <p className="quick-product-text" dir="auto">
            {text}
          </p>
        )}
        {/* The recipient of a gift card is entered on its page. */}
        {!gift && <OptionForm {...props} />}
        <StockLine {...props} />
        <a href={links.product(slug, selection)} aria-label={`${messages.page}: ${name}`}>
          {messages.page}
        </a>
      </div>
    </div>
  )
}

const sizes = '(min-width: 52rem) 26rem, 90vw'

/** Side by side, to scroll. */
function Pictures({ media, name }: Pick<ProductProps, 'media' | 'name'>) {
  const pictures = media.flatMap((one) => posterOf(one) ?? [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a group of fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key.
    <div className="quick-pictures" role="group" aria-label={name} tabIndex={0}>
      {pictures.length === 0 && <FramedPicture picture={undefined} sizes={sizes} />}
      {pictures.map((picture, at) => (
        <FramedPicture
          key={pictureKey(picture.src, at)}
          picture={picture}
          sizes={sizes}
          isFirst={at === 0}
        />
      ))}
    </div>
  )
}

const pictureKey = (src: string, at: number) => `${at} ${src}`

/** The text without its markup; the page has all of it. */
const wordsOf = ({ html }: TextView): string =>
  new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent.trim()
