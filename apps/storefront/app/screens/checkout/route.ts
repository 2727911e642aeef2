import { type AddressFormat, addressFormat } from '@vitrine/addresses'
import { formatExactMoney, fromMinorUnits } from '@vitrine/money'
import { VitrineError } from '@vitrine/sdk'
import { readPlace } from '../../cart/estimate-cart.ts'
import { problemsOf, readFields } from '../../checkout/checkout-form.ts'
import {
  type CheckoutReply,
  type CheckoutView,
  fieldsOf,
  viewCheckout,
} from '../../checkout/checkout-view.ts'
import {
  type ConsentKey,
  type ConsentView,
  consentsToAsk,
  wantedIn,
} from '../../checkout/consents.ts'
import { applyGiftCard, removeGiftCard } from '../../checkout/gift-card.ts'
import {
  cartAddress,
  formTargets,
  openLink,
  returnAddresses,
  thankYouAddress,
} from '../../checkout/hosted.ts'
import { paymentPages } from '../../checkout/payment-pages.ts'
import { acceptChanges, saveCheckout, startCheckout } from '../../checkout/save-checkout.ts'
import {
  fieldsOfMember,
  fieldsOfSaved,
  learnedFrom,
  type SavedAddressView,
  savedAddresses,
} from '../../checkout/saved-addresses.ts'
import { creditOf, wantsCredit } from '../../checkout/store-credit.ts'
import type { Errors } from '../../flow/errors.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { hasEnded } from '../../request/end-session.ts'
import { type PageResult, type Route, redirectTo, type ScreenResult } from '../screen.ts'

export type CheckoutProps = {
  checkout: CheckoutView
  format: AddressFormat
  errors: Errors
  /** Saved addresses of the buyer's account; absent for guests. */
  addresses?: readonly SavedAddressView[]
  savesAddress?: boolean
  /** The page to change the items; of another website, if the buyer came from there. */
  cartUrl: string
  /** The consents to ask for. */
  consents: readonly ConsentView[]
}

/** Contact, delivery, payment and the button that orders, on one page. */
export const checkoutRoute: Route<CheckoutProps> = {
  load: async (context, { id }) => {
    const access = context.url.searchParams.get('access')
    if (id && access) {
      await openLink(context, access)
      return redirectTo(links.checkout(id))
    }
    return id ? showCheckout(context, id) : beginCheckout(context)
  },
  act: async (context, form) => {
    const id = context.url.pathname.split('/')[2]
    if (!id) return beginCheckout(context)
    try {
      return await change(context, id, form)
    } catch (error) {
      const errors = refusalOf(context, error)
      return showCheckout(context, id, {
        errors,
        fields: readFields(form),
        ...boxesOf(form),
      })
    }
  },
}

/** Starts a checkout of the cart, or continues an open one. */
async function beginCheckout(context: RequestContext): Promise<ScreenResult<CheckoutProps>> {
  const started = await startCheckout(context)
  return redirectTo(started ? links.checkout(started.checkout.id) : links.cart())
}

type PageState = {
  errors?: Errors
  fields?: CheckoutView['fields']
  wanted?: readonly ConsentKey[]
  /** Whether to save the address in the account; true by default. */
  savesAddress?: boolean
  typedGiftCard?: string
}

async function showCheckout(
  context: RequestContext,
  id: string,
  shown: PageState = {},
): Promise<ScreenResult<CheckoutProps>> {
  const reply = await readCheckout(context, id)
  if (!reply || reply.checkout.state === 'COMPLETED') {
    return redirectTo(cartAddress(await returnAddresses(context, id)))
  }
  return checkoutPage(context, reply, shown)
}

/**
 * Undefined for a missing checkout, or one of another owner. One without an owner is assigned to the first
 * caller.
 */
async function readCheckout({ buyer, newBuyer }: RequestContext, id: string) {
  try {
    return await (buyer() ?? newBuyer()).checkout.get({ id })
  } catch (error) {
    if (error instanceof VitrineError && [400, 404].includes(error.status ?? 0)) return undefined
    throw error
  }
}

async function checkoutPage(
  context: RequestContext,
  reply: CheckoutReply,
  { errors = {}, fields, wanted = [], savesAddress = true, typedGiftCard }: PageState = {},
): Promise<PageResult<CheckoutProps>> {
  const { messages, origin, today, site, session, newBuyer, url } = context
  const { id } = reply.checkout
  const { offers } = await newBuyer().payments.listOffers({ checkoutId: id })
  const credit = await creditOf(context, reply.checkout)
  const website = await returnAddresses(context, id)
  const checkout = viewCheckout(reply, offers, { origin, today, messages })
  const member = session.isMember ? await context.member() : undefined
  const known = member ? fieldsOfMember(checkout.fields, member) : checkout.fields
  const shownFields = fields ?? withPlace(context, known)
  return {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: {
      title: `${messages.checkout.title} – ${site.name}`,
      isPrivate: true,
      formTarget: formTargets(paymentPages, website),
    },
    props: {
      checkout: {
        ...checkout,
        fields: shownFields,
        ...(credit && { credit }),
        ...(typedGiftCard && { typedGiftCard }),
      },
      format: addressFormat(url.searchParams.get('country') ?? shownFields.country),
      errors,
      ...(member && { addresses: savedAddresses(member, messages.locale), savesAddress }),
      cartUrl: cartAddress(website),
      consents: consentsToAsk(site, reply.checkout.consents, wanted),
    },
  }
}

/** Prefills the country of the cart's estimate, until the buyer enters one. */
function withPlace(context: RequestContext, fields: CheckoutView['fields']) {
  const place = fields.country === '' ? readPlace(context, null) : undefined
  if (!place) return fields
  const { country, postalCode, option } = place
  return {
    ...fields,
    country,
    postalCode: fields.postalCode || postalCode,
    delivery: fields.delivery || option,
  }
}

/** The checkboxes in the input. */
const boxesOf = (form: FormData) => ({
  wanted: wantedIn(form),
  savesAddress: form.has('saveAddress'),
})

async function change(
  context: RequestContext,
  id: string,
  form: FormData,
): Promise<ScreenResult<CheckoutProps>> {
  const step = form.get('step')
  if (step === 'accept') return checkoutPage(context, await acceptChanges(context, id))
  const fields = readFields(form)
  const removed = String(step).match(/^removeGiftCard (.+)$/)?.[1]
  if (step === 'giftCard' || removed) return changeGiftCards(context, id, form, removed)
  if (step === 'storeCredit') return changeCredit(context, id, form)
  const address = String(step).match(/^address (.+)$/)?.[1]
  if (address) return chooseAddress(context, id, form, address)
  const errors = problemsOf(fields, context.messages)
  if (Object.keys(errors).length > 0)
    return showCheckout(context, id, { errors, fields, ...boxesOf(form) })
  const saved = await saveCheckout(context, id, fields, wantedIn(form), wantsCredit(form))
  if (step !== 'order') return checkoutPage(context, saved, boxesOf(form))
  const expected = Number(form.get('total'))
  const expectedDue = Number(form.get('due'))
  if (saved.estimate.totals.total !== expected || saved.estimate.due !== expectedDue) {
    const sentence = changedTotal(context, saved.estimate)
    return checkoutPage(context, saved, {
      ...boxesOf(form),
      errors: { form: sentence },
      fields: withPayment(saved, fields.payment),
    })
  }
  const ordered = await order(context, id, { expected, expectedDue, methodId: fields.payment })
  if (form.has('saveAddress')) await saveAddress(context, fields)
  return ordered
}

/** Fills in an address of the account; other input is preserved. */
async function chooseAddress(
  context: RequestContext,
  id: string,
  form: FormData,
  address: string,
): Promise<ScreenResult<CheckoutProps>> {
  const fields = { ...readFields(form), ...fieldsOfSaved(await context.member(), address) }
  return showCheckout(context, id, { fields, ...boxesOf(form) })
}

/** Adds or removes a gift card; other input is preserved. */
async function changeGiftCards(
  context: RequestContext,
  id: string,
  form: FormData,
  removed: string | undefined,
): Promise<ScreenResult<CheckoutProps>> {
  const typed = String(form.get('giftCard') ?? '')
  if (removed) await removeGiftCard(context, id, removed)
  const errors = removed ? {} : await applyGiftCard(context, id, typed)
  return showCheckout(context, id, {
    errors,
    fields: readFields(form),
    ...boxesOf(form),
    ...(errors.giftCard && { typedGiftCard: typed }),
  })
}

/** Switches store credit on or off; other input is preserved. */
async function changeCredit(
  context: RequestContext,
  id: string,
  form: FormData,
): Promise<ScreenResult<CheckoutProps>> {
  const useStoreCredit = wantsCredit(form) ?? false
  const reply = await context.newBuyer().checkout.update({ id, useStoreCredit })
  return checkoutPage(context, reply, { fields: readFields(form), ...boxesOf(form) })
}

const withPayment = (reply: CheckoutReply, payment: string): CheckoutView['fields'] => ({
  ...fieldsOf(reply.checkout),
  payment,
})

async function order(
  context: RequestContext,
  id: string,
  { expected, expectedDue, methodId }: { expected: number; expectedDue: number; methodId: string },
): Promise<ScreenResult<CheckoutProps>> {
  const { order: placed, step } = await context.newBuyer().orders.placeOrder({
    checkoutId: id,
    expectedTotal: expected,
    expectedDue,
    ...(methodId && { paymentMethodId: methodId }),
    returnUrl: links.order('{order}'),
    language: context.localeChoice.lang,
  })
  const thankYou = thankYouAddress(await returnAddresses(context, id), placed.id)
  if (thankYou === undefined) context.showCartCount(0)
  return redirectTo(step.url ? ownPath(context, step.url) : (thankYou ?? links.order(placed.link)))
}

/** The order is placed whether the account can be changed or not. */
async function saveAddress(context: RequestContext, fields: CheckoutView['fields']) {
  if (!context.session.isMember) return
  const member = await context.member()
  const contact = learnedFrom(fields, member)
  if (!contact) return
  await context.api.members
    .updateMember({ member: { id: member.id, contact } })
    .catch(() => undefined)
}

/** An address of this shop without its host, so that it works on every host of it. */
function ownPath({ origin }: RequestContext, address: string): string {
  const url = new URL(address)
  return url.origin === origin ? url.pathname + url.search : address
}

function changedTotal(
  { messages }: RequestContext,
  { due, currency }: CheckoutReply['estimate'],
): string {
  const value = fromMinorUnits(BigInt(due), currency)
  const total = formatExactMoney({ value, currency, locale: messages.locale })
  return messages.checkout.refused.changed({ total })
}

/** The error message for a failed order; rethrows errors that the buyer cannot resolve. */
function refusalOf(context: RequestContext, error: unknown): Errors {
  if (!(error instanceof VitrineError) || error.kind === 'system') throw error
  if (error.status === 429 || hasEnded(context, error)) throw error
  const { refused } = context.messages.checkout
  switch (error.code) {
    case 'CHECKOUT_CHANGED':
      return { form: refused.priceChanged }
    case 'STORE_CREDIT_NOT_SPENT':
    case 'STORE_CREDIT_NEEDS_MEMBER':
      return { form: context.messages.checkout.storeCredit.changed }
    case 'REDEEM_GIFT_CARD_ERROR':
      return { form: context.messages.checkout.giftCard.refused.changed }
    case 'FULL_OUT_OF_STOCK':
    case 'PARTIAL_OUT_OF_STOCK':
      return { form: refused.outOfStock }
    case 'PAYMENT_METHOD_MISSING':
      return { payment: refused.choosePayment }
    case 'UNAVAILABLE_PAYMENT_METHOD':
      return { payment: refused.paymentGone }
    case 'SITE_NOT_ACCEPTING_PAYMENTS':
      return { form: refused.noPayment }
    case 'ERROR_COUPON_USAGE_EXCEEDED':
    case 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED':
      return { form: refused.codeUsedUp }
    default:
      return fieldErrors(error, refused.field) ?? { form: refused.failed }
  }
}

const fieldNames: Readonly<Record<string, string>> = {
  email: 'email',
  addressLine: 'address',
  addressLine2: 'address2',
  postalCode: 'postalCode',
  city: 'city',
  subdivision: 'subdivision',
  firstName: 'name',
  lastName: 'name',
  phone: 'phone',
  company: 'company',
  id: 'vatId',
}

/** The server names fields by path. */
function fieldErrors({ violations }: VitrineError, sentence: string): Errors | undefined {
  const entries = violations.flatMap(({ field }) => {
    const name = fieldNames[field.split('.').at(-1) ?? '']
    return name ? [[name, sentence] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
