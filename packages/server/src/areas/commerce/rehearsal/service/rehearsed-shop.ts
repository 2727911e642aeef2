import { ApplicationError } from '@vitrine/contract/kit'
import { inSavepoint } from '../../../../platform/savepoint.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type CartCaller, decodeLines } from '../../cart/index.ts'
import type { CheckoutView } from '../../checkout/index.ts'
import type { OrderView } from '../../orders/index.ts'
import { CheckFailed, NothingToCheck } from '../model.ts'
import { type Candidate, findCandidates } from '../store.ts'
import type { RehearsalDeps } from './deps.ts'

export const merchant: CartCaller = { kind: 'merchant' }
const CANDIDATES = 10
/** A code that is refused is refused with every product. */
const CANDIDATES_WITH_CODE = 2
const GUEST = 'rehearsal@example.com'

export interface CheckoutWishes {
  readonly code?: string
  /** Which of the ways to get it, counted from 0. */
  readonly deliveryAt?: number
}

/** The shop as the checks use it: the services that serve buyers, and a guest who rehearses. */
export type RehearsedShop = ReturnType<typeof openShop>

export function openShop(deps: RehearsalDeps, siteId: string) {
  const { platform, orders, payments } = deps
  const actor = { type: 'system', id: 'launch-checks' } as const
  const work = <T>(run: (tx: Tx) => Promise<T>): Promise<T> =>
    platform.work({ siteId, actor }, (tx) => run({ ...tx, isRehearsal: true }))
  const view = (id: string): Promise<OrderView> =>
    work(async (tx) => orders.view(tx, await orders.require(tx, merchant, id)))
  return {
    siteId,
    work,
    view,
    checkout: (wishes: CheckoutWishes = {}) => work((tx) => readyCheckout(tx, deps, wishes)),
    offers: (checkoutId: string) =>
      work(async (tx) => payments.offers(tx, await orders.payable(tx, merchant, checkoutId))),
    /** Orders a checkout, and starts the payment at the provider. */
    async order(checkoutId: string, methodId: string): Promise<OrderView> {
      const url = await deps.urlOf(siteId)
      const { order, payment } = await work((tx) =>
        orders.place(tx, merchant, { ...ordering(checkoutId, methodId), returnUrlOf: () => url }),
      )
      if (payment && !payment.isOffline) await payments.start({ siteId, paymentId: payment.id })
      return view(order.id)
    },
    /** The buyer pays with another card. */
    async payAgain(id: string, methodId: string): Promise<OrderView> {
      const url = await deps.urlOf(siteId)
      const { payment } = await work((tx) =>
        orders.payAgain(tx, merchant, id, { methodId, returnUrlOf: () => url }),
      )
      await payments.start({ siteId, paymentId: payment.id })
      return view(id)
    },
    /** Reserves the whole stock of the only line for another buyer, if tracked, and then tries to order. */
    orderSoldOut: (checkout: CheckoutView, methodId: string) =>
      work((tx) => orderWhatIsGone(tx, deps, checkout, methodId)).catch(ignoreUndone),
  }
}

const ordering = (checkoutId: string, methodId: string) => ({
  checkoutId,
  methodId,
  expectedTotal: undefined,
  language: undefined,
})

/** A checkout that can be ordered, of the first product that lets it. */
async function readyCheckout(
  tx: Tx,
  deps: RehearsalDeps,
  wishes: CheckoutWishes,
): Promise<CheckoutView> {
  const candidates = await findCandidates(tx, wishes.code ? CANDIDATES_WITH_CODE : CANDIDATES)
  if (candidates.length === 0) throw new NothingToCheck('NO_PRODUCT')
  let refusal = 'NO_PRODUCT'
  for (const candidate of candidates) {
    try {
      return await inSavepoint(tx, () => checkOut(tx, deps, candidate, wishes))
    } catch (error) {
      if (error instanceof NothingToCheck) throw error
      refusal = codeOf(error)
    }
  }
  throw new CheckFailed(refusal)
}

async function checkOut(
  tx: Tx,
  deps: RehearsalDeps,
  candidate: Candidate,
  { code, deliveryAt = 0 }: CheckoutWishes,
): Promise<CheckoutView> {
  const { checkouts } = deps
  const items = { lines: decodeLines([{ ...candidate, quantity: 1 }]) }
  const contact = await guestOf(tx, deps)
  const changes = { cart: { email: GUEST, contact } }
  const { checkout } = await checkouts.ofItems(tx, merchant, items, { channel: 'WEB', changes })
  const { id } = checkout
  if (code) await checkouts.applyCode(tx, merchant, id, { code, policy: 'add' })
  const offers = (await checkouts.get(tx, merchant, id)).estimate.result.deliveryOffers
  const offer = offers[deliveryAt]
  if (!offer && deliveryAt > 0) throw new NothingToCheck('NO_OTHER_DELIVERY')
  const view = offer
    ? await checkouts.change(tx, merchant, id, {
        own: { deliveryChoices: [{ code: offer.optionId }] },
      })
    : await checkouts.get(tx, merchant, id)
  const error = view.violations.find(({ severity }) => severity === 'ERROR')
  if (error) throw new CheckFailed(error.code)
  return view
}

/** A guest where the shop delivers, at home first. */
async function guestOf(tx: Tx, { delivery, settingsOf }: RehearsalDeps) {
  const { profiles, shippingOptions } = await delivery.read(tx)
  const { taxes } = await settingsOf(tx.siteId)
  const offered = new Set(
    shippingOptions.filter(({ active }) => active).flatMap((one) => one.deliveryRegionIds),
  )
  const places = profiles
    .flatMap(({ regions }) => regions)
    .filter(({ id, active }) => active && offered.has(id))
    .flatMap(({ destinations }) => destinations)
  const place = places.find(({ countryCode }) => countryCode === taxes.originCountry) ?? places[0]
  const country = place?.countryCode || taxes.originCountry || 'DE'
  const [subdivision] = place?.subdivisions ?? []
  return {
    address: {
      country,
      city: 'Sample Town',
      postalCode: postalCodes[country] ?? '10000',
      addressLine: '1 Sample Street',
      ...(subdivision && { subdivision }),
    },
    contactDetails: { firstName: 'Rehearsal', lastName: 'Guest' },
  }
}

/** Codes that exist, where their form is checked. */
const postalCodes: Readonly<Record<string, string>> = {
  AT: '1010',
  CH: '8001',
  DE: '10117',
  ES: '28001',
  FR: '75001',
  GB: 'SW1A 1AA',
  IT: '00184',
  JP: '100-0001',
  NL: '1012 JS',
  US: '90210',
}

/** Rolls back an attempt that was expected to be refused. */
class Undone extends Error {}

const ignoreUndone = (error: unknown): void => {
  if (!(error instanceof Undone)) throw error
}

const MANY = 100_000

async function orderWhatIsGone(
  tx: Tx,
  { stock, orders }: RehearsalDeps,
  { checkout, cart }: CheckoutView,
  methodId: string,
): Promise<void> {
  const { productId = '', variantId = '' } = cart.lines[0]?.purchasable ?? {}
  const hold = (quantity: number) =>
    stock.reserveRouted(tx, { holderId: checkout.id, lines: [{ productId, variantId, quantity }] })
  const [problem] = (await hold(MANY)).problems
  if (!problem) throw new NothingToCheck('STOCK_NOT_COUNTED')
  await hold(problem.available)
  const placing = orders.place(tx, merchant, {
    ...ordering(checkout.id, methodId),
    returnUrlOf: () => '',
  })
  const code = await placing.then(() => 'NOT_REFUSED', codeOf)
  if (!code.includes('OUT_OF_STOCK')) throw new CheckFailed(code)
  throw new Undone()
}

/** The code of an error. */
export const codeOf = (error: unknown): string => {
  if (error instanceof CheckFailed) return error.code
  return error instanceof ApplicationError ? error.definition.code : 'UNKNOWN'
}
