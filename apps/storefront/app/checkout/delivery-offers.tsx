import { isZero } from '@vitrine/money'
import { Money } from '@vitrine/ui/money'
import type { CostsView } from '../cart/costs-view.ts'
import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import { DeliveryDetailsText } from './delivery-details.tsx'

type DeliveryOffersProps = {
  costs: CostsView
  currency: string
  /** Another one was chosen; the total changes with it. */
  onChoice: () => void
}

export function DeliveryOffers({ costs, currency, onChoice }: DeliveryOffersProps) {
  const messages = useMessages()
  const { offers, delivery } = costs
  return (
    <fieldset className="checkout-group">
      <legend>{messages.checkout.how}</legend>
      {offers.map(({ id, title, details, price }) => (
        <label key={id} className="checkout-option">
          <input
            type="radio"
            name="delivery"
            value={id}
            defaultChecked={id === delivery?.id}
            onChange={onChoice}
          />
          <span>
            <Name>{title}</Name>
            <DeliveryDetailsText details={details} />
          </span>
          {isZero(price) ? messages.cart.costs.free : <Money value={price} currency={currency} />}
        </label>
      ))}
      <noscript>
        <button className="v-button v-button-quiet" type="submit" name="step" value="save">
          {messages.checkout.update}
        </button>
      </noscript>
    </fieldset>
  )
}
