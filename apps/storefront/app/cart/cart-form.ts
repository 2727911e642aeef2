import type { NewCartLine } from '@vitrine/contract/carts'

/** Fields of the cart's forms. */
export const cartFields = {
  /** Not `action`, which a form has itself. */
  action: 'change',
  line: 'line',
  step: 'step',
  quantity: 'cart.quantity',
  item: 'item',
  /** An item that is saved for later. */
  saved: 'saved',
  note: 'note',
  giftMessage: 'giftMessage',
  code: 'code',
  giftCard: 'giftCard',
  country: 'country',
  postalCode: 'postalCode',
  option: 'option',
  key: 'key',
} as const

/** Prefix of field names that are not part of a product's address. */
export const CART_PREFIX = 'cart.'

/** Prefix of field names for the recipient of a gift card. */
export const GIFT_PREFIX = `${CART_PREFIX}gift.`

const MODIFIER_PREFIX = 'with.'
const PLAN = 'plan'

/** Maximum quantity in a form. */
export const MAX_TYPED_QUANTITY = 9999

/** Maximum length of a discount code. */
export const MAX_CODE_LENGTH = 50

/** Parses a typed quantity. */
export function readQuantity(text: string | null | undefined, fallback = 1): number {
  const typed = Number((text ?? '').trim() || Number.NaN)
  if (!Number.isFinite(typed)) return fallback
  return Math.min(Math.max(Math.trunc(typed), 0), MAX_TYPED_QUANTITY)
}

/**
 * The request of a product form. Options have their own names, modifiers a prefix; `textKeys` are the text
 * modifiers.
 */
export function readProductForm(
  productId: string,
  fields: ReadonlyMap<string, string>,
  textKeys: readonly string[],
): NewCartLine {
  const filled = [...fields].filter(
    ([name, value]) => value !== '' && !name.startsWith(CART_PREFIX),
  )
  const modifiers = filled.flatMap(([name, value]): [string, string][] =>
    name.startsWith(MODIFIER_PREFIX) ? [[name.slice(MODIFIER_PREFIX.length), value]] : [],
  )
  const options = filled.filter(([name]) => name !== PLAN && !name.startsWith(MODIFIER_PREFIX))
  const isText = ([key]: [string, string]) => textKeys.includes(key)
  const subscriptionId = fields.get(PLAN)
  return {
    productId,
    options: Object.fromEntries([...options, ...modifiers.filter((one) => !isText(one))]),
    texts: Object.fromEntries([...modifiers.filter(isText), ...giftTexts(fields)]),
    ...(subscriptionId && { subscriptionId }),
    quantity: Math.max(readQuantity(fields.get(cartFields.quantity)), 1),
  }
}

const giftTexts = (fields: ReadonlyMap<string, string>) =>
  [...fields].flatMap(([name, value]): [string, string][] =>
    name.startsWith(GIFT_PREFIX) && value.trim() !== ''
      ? [[name.slice(GIFT_PREFIX.length), value]]
      : [],
  )
