import { countriesIn, countryName } from '@vitrine/messages/countries'
import { formatExactMoney, isZero } from '@vitrine/money'
import { Disclosure } from '@vitrine/ui/disclosure'
import { SelectField, TextField } from '@vitrine/ui/field'
import { useId, useRef } from 'react'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { cartFields } from './cart-form.ts'
import type { CartView } from './cart-view.ts'
import { sendByScript } from './use-cart.ts'

type CartPlaceProps = Pick<CartView, 'costs' | 'place' | 'needsDelivery' | 'currency'>

/**
 * The estimated destination of the cart, so that delivery and taxes can be shown before the address is
 * entered.
 */
export function CartPlace({ costs, place, needsDelivery, currency }: CartPlaceProps) {
  const messages = useMessages()
  const { place: texts } = messages.cart
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const send = () => form.current?.requestSubmit(submit.current)
  const country = place && countryName(place.country, messages.locale)
  const title = needsDelivery ? texts.title : texts.titleOfTax
  return (
    <Disclosure summary={country ? texts.titleOf({ country }) : title}>
      <form
        ref={form}
        className="cart-place"
        action={links.cart()}
        method="post"
        onSubmit={sendByScript}
      >
        <SelectField
          name={cartFields.country}
          label={texts.country}
          defaultValue={place?.country ?? ''}
          onChange={send}
        >
          <option value="">{texts.choose}</option>
          {countriesIn(messages.locale).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          name={cartFields.postalCode}
          label={texts.postalCode}
          optional
          autoComplete="postal-code"
          maxLength={50}
          dir="auto"
          defaultValue={place?.postalCode ?? ''}
        />
        {costs && needsDelivery && costs.offers.length > 1 && (
          <Offers costs={costs} currency={currency} onChoice={send} />
        )}
        <button
          ref={submit}
          className="v-button v-button-quiet"
          type="submit"
          name={cartFields.action}
          value="place"
        >
          {texts.show}
        </button>
      </form>
    </Disclosure>
  )
}

type OffersProps = {
  costs: NonNullable<CartView['costs']>
  currency: string
  onChoice: () => void
}

function Offers({ costs: { offers, delivery }, currency, onChoice }: OffersProps) {
  const messages = useMessages()
  const id = useId()
  return (
    <fieldset className="cart-offers">
      <legend className="v-field-label">{messages.cart.place.option}</legend>
      {offers.map(({ id: option, title, price }) => (
        <label key={option} htmlFor={`${id}${option}`}>
          <input
            id={`${id}${option}`}
            type="radio"
            name={cartFields.option}
            value={option}
            defaultChecked={option === delivery?.id}
            onChange={onChoice}
          />
          <bdi>{title}</bdi>
          <span className="v-num">
            {isZero(price)
              ? messages.cart.costs.free
              : formatExactMoney({ value: price, currency, locale: messages.locale })}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
