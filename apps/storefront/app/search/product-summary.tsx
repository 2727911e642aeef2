import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import { Price } from '../parts/price.tsx'
import type { CardView } from '../views/card.ts'
import { focusOf, pictureAt } from '../views/picture.ts'
import { stateText } from '../views/preorder.ts'

/** Picture, name, price and stock of a product in one line. */
export function ProductSummary({ card }: { card: CardView }) {
  const messages = useMessages()
  const { pictures, name, maker, price } = card
  const [picture] = pictures
  return (
    <>
      <span className="suggestion-picture">
        {picture && (
          <img
            {...focusOf(picture)}
            src={pictureAt(picture, 240)}
            alt=""
            width={56}
            height={70}
            loading="lazy"
          />
        )}
      </span>
      <span className="suggestion-text">
        <span className="v-name">
          <Name>{name}</Name>
        </span>
        {maker && (
          <span className="suggestion-detail">
            <Name>{maker}</Name>
          </span>
        )}
      </span>
      <span className="suggestion-price">
        {price && <Price price={price} />}
        <span className="suggestion-detail">{stateText(card, messages)}</span>
      </span>
    </>
  )
}
