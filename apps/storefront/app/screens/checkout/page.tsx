import { formatExactMoney } from '@vitrine/money'
import { Button } from '@vitrine/ui/button'
import { Checkbox } from '@vitrine/ui/checkbox'
import { useEffect, useRef } from 'react'
import { CartProblems } from '../../cart/cart-problems.tsx'
import { CartRules } from '../../cart/cart-rules.tsx'
import { CartTotal } from '../../cart/cart-total.tsx'
import { consentText } from '../../checkout/consents.ts'
import { ContactFields } from '../../checkout/contact-fields.tsx'
import { DeliveryOffers } from '../../checkout/delivery-offers.tsx'
import { GiftCardField } from '../../checkout/gift-card-field.tsx'
import { PaymentMethods } from '../../checkout/payment-methods.tsx'
import { StoreCreditField } from '../../checkout/store-credit-field.tsx'
import { SubscriptionTerms } from '../../checkout/subscription-terms.tsx'
import { SummaryLines } from '../../checkout/summary-lines.tsx'
import { useAddressFormat } from '../../checkout/use-address-format.ts'
import { ErrorSummary } from '../../flow/error-summary.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import { preorderText } from '../../views/preorder.ts'
import type { CheckoutProps } from './route.ts'

export function CheckoutPage({
  checkout,
  format: servedFormat,
  errors: served,
  consents,
  addresses,
  savesAddress = true,
  cartUrl,
  layout,
}: CheckoutProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { checkout: texts } = messages
  const { errors, sending, onSubmit } = useFormPost(served)
  const form = useRef<HTMLFormElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  const useCredit = useRef<HTMLButtonElement>(null)
  const choices = useFocusWhenReady(checkout.isReady)
  const { format, showCountry } = useAddressFormat(
    (country) => links.checkout(checkout.id, country),
    servedFormat,
  )
  const { id, fields, isReady, needsDelivery, costs, currency } = checkout
  const total = formatExactMoney({ value: costs.due, currency, locale: messages.locale })
  return (
    <div className="v-wrap cart-page checkout">
      <h1 className="page-head-title">{texts.title}</h1>
      <ErrorSummary errors={errors} />
      <CartProblems
        problems={checkout.problems}
        currency={currency}
        form={{ id: 'accept', action: links.checkout(id), onSubmit }}
        button={{ name: 'step', value: 'accept' }}
      />
      <CartRules rules={checkout.rules} />
      <form
        ref={form}
        id="checkout"
        className="cart-columns"
        method="post"
        action={links.checkout(id)}
        noValidate
        onSubmit={onSubmit}
      >
        {/* The first button is the one that Enter presses: it saves, and never orders. */}
        <button
          ref={save}
          className="v-hidden"
          type="submit"
          name="step"
          value="save"
          tabIndex={-1}
          aria-hidden="true"
        />
        <button
          ref={useCredit}
          className="v-hidden"
          type="submit"
          name="step"
          value="storeCredit"
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className="checkout-fields">
          <ContactFields
            fields={fields}
            format={format}
            errors={errors}
            needsDelivery={needsDelivery}
            addresses={addresses}
            savesAddress={savesAddress}
            onCountry={showCountry}
          />
          {consents.length > 0 && (
            <div className="checkout-consents">
              {consents.map(({ key, isWanted }) => (
                <Checkbox
                  key={key}
                  name={key}
                  defaultChecked={isWanted}
                  label={consentText(key, messages, layout.site.name)}
                />
              ))}
            </div>
          )}
          {isReady && (
            <div className="checkout-fields" ref={choices} tabIndex={-1}>
              {needsDelivery && (
                <DeliveryOffers
                  costs={costs}
                  currency={currency}
                  onChoice={() => form.current?.requestSubmit(save.current)}
                />
              )}
              <PaymentMethods
                methods={checkout.methods}
                chosen={fields.payment}
                currency={currency}
                error={errors.payment}
              />
            </div>
          )}
        </div>
        <aside className="cart-aside checkout-summary" aria-label={texts.summary}>
          <SummaryLines
            currency={currency}
            lines={checkout.lines.map((line) => ({
              ...line,
              ...(line.isPreorder && { remark: preorderText(line.leaving, messages) }),
            }))}
          />
          <CartTotal {...checkout} />
          <GiftCardField
            giftCards={costs.giftCards}
            typed={checkout.typedGiftCard ?? ''}
            error={errors.giftCard}
          />
          {checkout.credit && (
            <StoreCreditField
              credit={checkout.credit}
              currency={currency}
              onChange={() => form.current?.requestSubmit(useCredit.current)}
            />
          )}
          {isReady ? (
            <>
              <SubscriptionTerms lines={checkout.lines} currency={currency} />
              <input type="hidden" name="total" value={checkout.total} />
              <input type="hidden" name="due" value={checkout.due} />
              <Button
                type="submit"
                name="step"
                value="order"
                tone="primary"
                wide
                loading={sending === 'checkout'}
              >
                {checkout.due > 0 ? texts.order({ total }) : texts.orderFree}
              </Button>
              <p className="text-s v-mute">{texts.binding}</p>
            </>
          ) : (
            <Button
              type="submit"
              name="step"
              value="save"
              tone="primary"
              wide
              loading={sending === 'checkout'}
            >
              {needsDelivery ? texts.toDelivery : texts.toPayment}
            </Button>
          )}
          <a href={cartUrl}>{texts.back}</a>
        </aside>
      </form>
    </div>
  )
}

/** Moves the focus to the next step once it is available, because the pressed button no longer exists. */
function useFocusWhenReady(isReady: boolean) {
  const choices = useRef<HTMLDivElement>(null)
  const wasReady = useRef(isReady)
  useEffect(() => {
    if (isReady && !wasReady.current) choices.current?.focus()
    wasReady.current = isReady
  }, [isReady])
  return choices
}
