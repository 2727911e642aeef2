import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { FramedPicture } from '../parts/framed-picture.tsx'
import { Name } from '../parts/name.tsx'
import { Price } from '../parts/price.tsx'
import { wishState } from './wish-texts.ts'
import type { WishView } from './wish-view.ts'

type WishCardProps = { item: WishView; sizes: string; children?: ReactNode }

/** Something on a wish list with its picture, choices, price and stock. */
export function WishCard({ item, sizes, children }: WishCardProps) {
  const { name, href, picture, details, price, availability } = item
  const messages = useMessages()
  return (
    <article className="wish-card" data-out={availability === 'GONE' ? '' : undefined}>
      <FramedPicture className="wish-picture" picture={picture} sizes={sizes} isDecorative />
      <div className="wish-text">
        <h2 className="card-name v-name">
          {href ? (
            <a href={href}>
              <Name>{name}</Name>
            </a>
          ) : (
            <Name>{name}</Name>
          )}
        </h2>
        {details.length > 0 && (
          <p className="v-mute text-s">
            <Name>{details.map(({ value }) => value).join(', ')}</Name>
          </p>
        )}
        {price && <Price price={price} />}
        <p className="v-mute text-s">{wishState(item, messages)}</p>
        {children}
      </div>
    </article>
  )
}
