import { defineError } from '../kit/index.ts'

export const CheckoutTemplateNotFound = defineError({
  code: 'CHECKOUT_TEMPLATE_NOT_FOUND',
  status: 404,
  description: 'There is no checkout template with this id',
})
export const CannotCreateTemplateWithoutItems = defineError({
  code: 'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS',
  status: 428,
  description: 'A checkout template has at least one item',
})
export const CannotUpdateTemplateWithEmptyItems = defineError({
  code: 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS',
  status: 428,
  description: 'A checkout template has at least one item; delete it instead',
})
export const CannotUpdateTemplateWithoutFields = defineError({
  code: 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS',
  status: 428,
  description: 'Send at least one field of the template to change',
})
export const CannotCreateCheckoutFromInactiveTemplate = defineError({
  code: 'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE',
  status: 428,
  description: 'The checkout template is switched off',
})
export const TooManyCheckoutTemplates = defineError({
  code: 'TOO_MANY_CHECKOUT_TEMPLATES',
  status: 409,
  description: 'A site has at most 1000 checkout templates',
})
