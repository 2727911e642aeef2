import { formatExactMoney } from '@vitrine/money'
import { VisuallyHidden } from '@vitrine/ui/visually-hidden'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { rowSizes } from '../parts/product-row.tsx'
import { sendWish } from './use-wishes.ts'
import { WishCard } from './wish-card.tsx'
import { wishFields } from './wish-form.ts'
import type { WishView } from './wish-view.ts'

export type WishBoxProps = { item: WishView; currency: string; collectsWaiting: boolean }

/** An item of one's own list: its price then and now, and the next step. */
export function WishBox({ item, currency, collectsWaiting }: WishBoxProps) {
  const { wishes: messages, locale } = useMessages()
  return (
    <WishCard item={item} sizes={rowSizes}>
      {item.priceBefore !== undefined && (
        <p className="wish-then v-mute">
          {messages.before({
            price: formatExactMoney({ value: item.priceBefore, currency, locale }),
          })}
        </p>
      )}
      {item.saved !== undefined && (
        <p className="wish-then v-mute">{messages.saved({ n: item.saved })}</p>
      )}
      <form
        className="wish-actions"
        action={links.wishList()}
        method="post"
        onSubmit={(event) => sendWish(event, item.id)}
      >
        <input type="hidden" name={wishFields.item} value={item.id} />
        <NextStep item={item} collectsWaiting={collectsWaiting} />
        <button className="cart-link" type="submit" name={wishFields.action} value="remove">
          {messages.remove}
          <VisuallyHidden> {item.name}</VisuallyHidden>
        </button>
      </form>
    </WishCard>
  )
}

function NextStep({ item, collectsWaiting }: Pick<WishBoxProps, 'item' | 'collectsWaiting'>) {
  const { wishes: messages } = useMessages()
  const { href, availability, needsChoice, name } = item
  if (availability === 'GONE' || !href) return null
  if (availability === 'SOLD_OUT') {
    return collectsWaiting ? (
      <a className="v-button v-button-quiet" href={`${href}#wait`}>
        {messages.wait}
      </a>
    ) : null
  }
  if (needsChoice) {
    return (
      <a className="v-button v-button-quiet" href={href} aria-label={messages.chooseOf({ name })}>
        {messages.choose}
      </a>
    )
  }
  return (
    <button
      className="v-button v-button-quiet"
      type="submit"
      name={wishFields.action}
      value="toCart"
    >
      {messages.addToCart}
      <VisuallyHidden> {name}</VisuallyHidden>
    </button>
  )
}
