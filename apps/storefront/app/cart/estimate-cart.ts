import type { Cart, Estimate } from '@vitrine/contract/cart'
import type { CheckoutViolation } from '@vitrine/contract/checkout'
import { continents, countriesOf } from '@vitrine/messages/countries'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../request/context.ts'
import { hasEnded } from '../request/end-session.ts'
import { chooseOption, type Place } from './costs-view.ts'

const MAX_POSTAL_CODE = 50
const MAX_OPTION = 100

/** The remembered place, else that of the buyer's address; undefined while none is known. */
export function readPlace({ flowCookies }: RequestContext, cart: Cart | null): Place | undefined {
  const { country = '', postalCode = '', option = '' } = flowCookies.get('place') ?? {}
  if (isCountry(country)) return { country, postalCode, option }
  const address = cart?.contact?.address
  if (!address?.country) return undefined
  return { country: address.country, postalCode: address.postalCode ?? '', option: '' }
}

/** Remembers a place; one without a country is forgotten. */
export function rememberPlace(
  { flowCookies }: RequestContext,
  fields: ReadonlyMap<string, string>,
): void {
  const country = fields.get('country') ?? ''
  const postalCode = (fields.get('postalCode') ?? '').trim().slice(0, MAX_POSTAL_CODE)
  const option = (fields.get('option') ?? '').slice(0, MAX_OPTION)
  if (isCountry(country)) flowCookies.put('place', { country, postalCode, option })
  else flowCookies.drop('place')
}

const codes = new Set(continents.flatMap(countriesOf))
const isCountry = (code: string) => codes.has(code)

/** The price of a cart, and violations of plug-in rules. */
export type EstimatedCart = { estimate: Estimate; violations: readonly CheckoutViolation[] }

/**
 * The price of a cart, with the chosen delivery or the first available one. Undefined if the server cannot
 * estimate it: the cart is shown nevertheless.
 */
export async function estimateCart(
  context: RequestContext,
  place: Place | undefined,
): Promise<EstimatedCart | undefined> {
  try {
    return await estimateFor(context, place)
  } catch (error) {
    if (!(error instanceof VitrineError) || hasEnded(context, error)) throw error
    return undefined
  }
}

async function estimateFor({ newBuyer }: RequestContext, place: Place | undefined) {
  const { cart } = newBuyer()
  if (!place) return cart.estimate({ withDelivery: false, withTax: false })
  const { country, postalCode, option } = place
  const shippingAddress = { country, postalCode }
  const estimateWith = (code: string) =>
    cart.estimate({ shippingAddress, deliveryChoice: code === '' ? null : { code } })
  const first = await estimateWith(option)
  const chosen = chooseOption(first.estimate.deliveryOffers, option)
  return chosen && chosen.id !== option ? estimateWith(chosen.id) : first
}
