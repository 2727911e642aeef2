import { chooseOption } from '../cart/costs-view.ts'
import type { RequestContext } from '../request/context.ts'
import { addressOf, type CheckoutFields, splitName } from './checkout-form.ts'
import type { CheckoutReply } from './checkout-view.ts'
import { type ConsentKey, consentText } from './consents.ts'

/** The checkout of the current cart; undefined without a cart. */
export async function startCheckout({ buyer }: RequestContext): Promise<CheckoutReply | undefined> {
  const api = buyer()
  if (!api || !(await api.cart.get({})).cart?.lines.length) return undefined
  return api.checkout.create({})
}

/** Saves the buyer's input, and a delivery where one is required and no available one is chosen. */
export async function saveCheckout(
  { newBuyer, localeChoice, messages, site }: RequestContext,
  id: string,
  fields: CheckoutFields,
  /** The checked consents. */
  wanted: readonly ConsentKey[] = [],
  useStoreCredit?: boolean,
): Promise<CheckoutReply> {
  const { checkout } = newBuyer()
  const { phone, company, vatId, delivery } = fields
  const saved = await checkout.update({
    id,
    email: fields.email,
    language: localeChoice.lang,
    ...(wanted.length > 0 && {
      consents: wanted.map((key) => ({ key, text: consentText(key, messages, site.name) })),
    }),
    shipping: {
      address: addressOf(fields),
      contactDetails: {
        ...splitName(fields.name),
        phone: phone || null,
        company: company || null,
        vatId: vatId ? { id: vatId } : null,
      },
    },
    deliveryChoices: delivery ? [{ code: delivery }] : [],
    ...(useStoreCredit !== undefined && { useStoreCredit }),
  })
  const chosen = chooseOption(saved.estimate.deliveryOffers, delivery)
  if (!chosen || chosen.id === delivery) return saved
  return checkout.update({ id, deliveryChoices: [{ code: chosen.id }] })
}

/** Accepts the current state of the lines: prices, stock and deletions. */
export const acceptChanges = ({ newBuyer }: RequestContext, id: string): Promise<CheckoutReply> =>
  newBuyer().checkout.update({ id, acceptChanges: true })
