import { VisuallyHidden } from '@vitrine/ui/visually-hidden'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { FramedPicture } from '../parts/framed-picture.tsx'
import { Name } from '../parts/name.tsx'
import { Price } from '../parts/price.tsx'
import { wishState } from '../wishes/wish-texts.ts'
import type { WishView } from '../wishes/wish-view.ts'
import { cartFields } from './cart-form.ts'
import { sendByScript } from './use-cart.ts'

/** Items saved for later, below the cart. */
export function SavedForLater({ items }: { items: readonly WishView[] }) {
  const { later: messages } = useMessages().wishes
  if (items.length === 0) return null
  return (
    <section className="later" aria-labelledby="later">
      <h2 id="later">{messages.title}</h2>
      <ul className="cart-lines">
        {items.map((item) => (
          <SavedLine key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function SavedLine({ item }: { item: WishView }) {
  const { name, href, picture, details, price, availability, needsChoice, saved = 1 } = item
  const messages = useMessages()
  const isThere = availability === 'AVAILABLE' || availability === 'PREORDER'
  const remark = availability === 'AVAILABLE' ? undefined : wishState(item, messages)
  return (
    <li className="cart-line" data-out={isThere ? undefined : ''}>
      <FramedPicture className="cart-picture" picture={picture} sizes="6rem" isDecorative />
      <div className="cart-line-text">
        <p className="cart-line-name">
          {href ? (
            <a href={href}>
              <Name>{name}</Name>
            </a>
          ) : (
            <Name>{name}</Name>
          )}
        </p>
        <ul className="cart-details">
          {details.map((one) => (
            <li key={one.name}>
              <Name>{one.name}</Name>: <Name>{one.value}</Name>
            </li>
          ))}
          {saved > 1 && (
            <li>
              {messages.cart.quantity}: <span className="v-num">{saved}</span>
            </li>
          )}
          {remark && <li className="cart-remark">{remark}</li>}
        </ul>
        <form
          className="cart-line-form"
          action={links.cart()}
          method="post"
          onSubmit={sendByScript}
        >
          <input type="hidden" name={cartFields.saved} value={item.id} />
          {isThere && !needsChoice && (
            <button className="cart-link" type="submit" name={cartFields.action} value="back">
              {messages.wishes.later.back}
              <VisuallyHidden> {name}</VisuallyHidden>
            </button>
          )}
          {isThere && needsChoice && href && (
            <a className="cart-link" href={href}>
              {messages.wishes.choose}
            </a>
          )}
          <button className="cart-link" type="submit" name={cartFields.action} value="forget">
            {messages.wishes.remove}
            <VisuallyHidden> {name}</VisuallyHidden>
          </button>
        </form>
      </div>
      <p className="cart-line-total">{price && <Price price={price} />}</p>
    </li>
  )
}
