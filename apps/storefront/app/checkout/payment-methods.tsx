import { formatExactMoney } from '@vitrine/money'
import { type Messages, useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import type { MethodView } from './checkout-view.ts'

type PaymentMethodsProps = {
  methods: readonly MethodView[]
  /** The id of the method that was chosen last. */
  chosen: string
  currency: string
  error: string | undefined
}

/** How it is paid. What cannot be chosen stays, with the reason. */
export function PaymentMethods({ methods, chosen, currency, error }: PaymentMethodsProps) {
  const messages = useMessages()
  const first =
    methods.find((one) => one.id === chosen && !one.refusal) ?? methods.find((one) => !one.refusal)
  if (methods.length === 0) return null
  return (
    <fieldset
      className="checkout-group"
      id="payment"
      tabIndex={-1}
      aria-describedby={error ? 'payment-error' : undefined}
    >
      <legend>{messages.checkout.payment}</legend>
      {error && (
        <p className="v-field-error" id="payment-error">
          {error}
        </p>
      )}
      {methods.map((method) => (
        <label
          key={method.id}
          className="checkout-option"
          data-off={method.refusal ? '' : undefined}
        >
          <input
            type="radio"
            name="payment"
            value={method.id}
            defaultChecked={method === first}
            disabled={method.refusal !== undefined}
          />
          <span>
            <Name>{method.name}</Name>
            {method.description && (
              <span className="text-s v-mute checkout-option-more" dir="auto">
                {method.description}
              </span>
            )}
            {method.refusal && (
              <span className="text-s checkout-option-more">
                {whyNot(method.refusal, currency, messages)}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function whyNot(
  { reason, amount }: NonNullable<MethodView['refusal']>,
  currency: string,
  messages: Messages,
): string {
  const texts = messages.checkout.notOffered
  const money = amount ? formatExactMoney({ value: amount, currency, locale: messages.locale }) : ''
  if (reason === 'total-too-low') return texts.tooLow({ amount: money })
  if (reason === 'total-too-high') return texts.tooHigh({ amount: money })
  return reason === 'other-delivery' ? texts.otherDelivery : texts.otherCountry
}
