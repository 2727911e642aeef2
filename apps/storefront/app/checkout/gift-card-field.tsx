import { Disclosure } from '@vitrine/ui/disclosure'
import { TextField } from '@vitrine/ui/field'
import { VisuallyHidden } from '@vitrine/ui/visually-hidden'
import type { CostsView } from '../cart/costs-view.ts'
import { useMessages } from '../messages/index.ts'

type GiftCardFieldProps = Pick<CostsView, 'giftCards'> & {
  /** The refused input. */
  typed: string
  error: string | undefined
}

/** A collapsible field for a gift card, and the used ones; part of the checkout form. */
export function GiftCardField({ giftCards, typed, error }: GiftCardFieldProps) {
  const messages = useMessages()
  const { giftCard: texts } = messages.checkout
  return (
    <Disclosure summary={texts.title} open={giftCards.length > 0 || error !== undefined}>
      <div className="cart-codes">
        {giftCards.length > 0 && (
          <ul className="cart-code-list">
            {giftCards.map(({ id, lastFour, isSpent }) => {
              const name = messages.cart.codes.giftCard({ code: lastFour })
              return (
                <li key={id}>
                  <span>
                    <bdi className="cart-code">{name}</bdi>
                    {isSpent && <span className="v-field-error"> {texts.spent}</span>}
                  </span>
                  <button
                    className="cart-link"
                    type="submit"
                    name="step"
                    value={`removeGiftCard ${id}`}
                  >
                    {texts.remove}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        <div className="cart-code-form">
          <TextField
            key={`${typed} ${giftCards.length}`}
            name="giftCard"
            label={texts.label}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            defaultValue={typed}
            error={error}
          />
          <button className="v-button v-button-quiet" type="submit" name="step" value="giftCard">
            {texts.apply}
          </button>
        </div>
      </div>
    </Disclosure>
  )
}
