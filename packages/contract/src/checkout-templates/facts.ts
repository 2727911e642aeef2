import { defineFact } from '../kit/index.ts'

const template = 'wix.ecom.v1.checkout_template'

export const CheckoutTemplateCreated = defineFact('checkout_template.created', [
  `${template}_created`,
])
export const CheckoutTemplateUpdated = defineFact('checkout_template.updated', [
  `${template}_updated`,
])
export const CheckoutTemplateDeleted = defineFact('checkout_template.deleted', [
  `${template}_deleted`,
])
/** A checkout was created from the template; its id is in `checkoutId`. */
export const CheckoutTemplateUsed = defineFact('checkout_template.used', [`${template}_used`])
