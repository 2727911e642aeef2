import {
  ConsentNotFound,
  type CustomerConsent,
  CustomerConsentWithdrawn,
} from '@vitrine/contract/customers'
import {
  NEWSLETTER_CONSENT,
  NewsletterNotOffered,
  type Subscriber,
} from '@vitrine/contract/newsletter'
import type { Tx } from '../../../../platform/tx.ts'
import type { Customer, OrderConsent } from '../model.ts'
import { findCustomerOfMember, findDetails } from '../store/customers.ts'
import { requireCustomer } from './change-customer.ts'
import type { ConsentedMails, CustomerDeps } from './deps.ts'

type ReadDeps = Pick<CustomerDeps, 'addressOf' | 'consentedMails' | 'newsletter'>
type ConsentDeps = ReadDeps & Pick<CustomerDeps, 'events'>

/** Every address of a customer with all of its consents; four statements. */
export async function detailsOf(tx: Tx, deps: ReadDeps, customer: Customer) {
  const { emails, consents: given } = await findDetails(tx, customer.id)
  const { email } = customer
  const own = [...emails, ...(email ? [email] : [])].map((one) => one.toLowerCase())
  const addresses = [...new Set(own)]
  return { emails, addresses, given, consents: await consentsOf(tx, deps, given, addresses) }
}

/** The same for a member: only a verified address and the account's own orders count. */
async function ownDetailsOf(tx: Tx, deps: ReadDeps, memberId: string) {
  const customer = await findCustomerOfMember(tx, memberId)
  const given = customer ? (await findDetails(tx, customer.id, memberId)).consents : []
  const account = await deps.addressOf(tx, memberId)
  const addresses = account?.isVerified ? [account.email.toLowerCase()] : []
  return { customer, given, addresses, consents: await consentsOf(tx, deps, given, addresses) }
}

export const ownConsentsOf = async (tx: Tx, deps: ReadDeps, memberId: string) =>
  (await ownDetailsOf(tx, deps, memberId)).consents

/**
 * Consents given with orders, and newsletter subscriptions of these addresses. For an address with a subscriber record
 * only that record decides.
 */
async function consentsOf(
  tx: Tx,
  deps: ReadDeps,
  given: readonly OrderConsent[],
  addresses: readonly string[],
): Promise<CustomerConsent[]> {
  const asked = [...new Set(given.flatMap(({ email }) => email ?? []))]
  const ended = new Map<ConsentedMails, ReadonlyMap<string, Date>>()
  for (const mails of deps.consentedMails) ended.set(mails, await mails.endedFor(tx, asked))
  const subscribers = await deps.newsletter.subscribersOf(tx, [
    ...new Set([...addresses, ...asked]),
  ])
  const known = new Set(subscribers.map(({ email }) => email.toLowerCase()))
  const isOfSubscriber = ({ key, email }: OrderConsent) =>
    key === NEWSLETTER_CONSENT && email !== null && known.has(email.toLowerCase())
  return [
    ...given.filter((one) => !isOfSubscriber(one)).map((one) => consentOfOrder(one, ended)),
    ...subscribers
      .filter(({ email }) => addresses.includes(email.toLowerCase()))
      .flatMap(consentOfSubscriber),
  ]
}

/** A consent is withdrawn once none of the mails it allows may be sent. */
function consentOfOrder(
  { email, ...consent }: OrderConsent,
  ended: ReadonlyMap<ConsentedMails, ReadonlyMap<string, Date>>,
): CustomerConsent {
  const allowed = [...ended].filter(([{ keys }]) => keys.includes(consent.key))
  const dates = allowed.flatMap(([, dateOf]) => (email && dateOf.get(email)) || [])
  const isWithdrawn = allowed.length > 0 && dates.length === allowed.length
  const latest = Math.max(...dates.map((date) => date.getTime()))
  return {
    ...consent,
    source: 'CHECKOUT',
    withdrawnDate: isWithdrawn ? new Date(latest) : null,
    withdrawable: allowed.length > 0 && !isWithdrawn && email !== null,
  }
}

/** A subscription without confirmation is no consent. */
function consentOfSubscriber(one: Subscriber): CustomerConsent[] {
  if (!one.confirmedDate) return []
  return [
    {
      key: NEWSLETTER_CONSENT,
      text: one.consentText,
      source: one.source,
      givenDate: one.confirmedDate,
      orderNumber: one.orderNumber,
      withdrawnDate: one.unsubscribedDate,
      withdrawable: one.state === 'ACTIVE',
    },
  ]
}

/** Subscribes the address of a member's account, with the text that the member agrees to. */
export async function subscribeToNewsletter(
  tx: Tx,
  deps: ReadDeps,
  { memberId, text, language }: NewsletterWish,
) {
  const account = await deps.addressOf(tx, memberId)
  if (!account) throw NewsletterNotOffered()
  const { email, isVerified } = account
  const state = await deps.newsletter.subscribeMember(tx, {
    email,
    isVerified,
    language: language ?? account.language,
    text,
  })
  return { state, consents: await ownConsentsOf(tx, deps, memberId) }
}

/** A member's consent to the newsletter. */
export interface NewsletterWish {
  readonly memberId: string
  readonly text: string
  readonly language: string | undefined
}

/** Withdraws a consent for every address of a customer. */
export async function withdrawConsent(
  tx: Tx,
  deps: ConsentDeps,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Customer> {
  const customer = await requireCustomer(tx, id, true)
  const { addresses, given, consents } = await detailsOf(tx, deps, customer)
  await end(tx, deps, { key, given, consents, addresses, customerId: id })
  return customer
}

/** Withdraws a consent for the verified address of a member and the addresses of its own orders. */
export async function withdrawOwnConsent(
  tx: Tx,
  deps: ConsentDeps,
  { memberId, key }: { readonly memberId: string; readonly key: string },
): Promise<CustomerConsent[]> {
  const { customer, given, consents, addresses } = await ownDetailsOf(tx, deps, memberId)
  const ofOrders = given.flatMap((one) => (one.key === key && one.email ? [one.email] : []))
  await end(tx, deps, {
    key,
    given,
    consents,
    addresses,
    orderAddresses: [...new Set([...addresses, ...ofOrders])],
    customerId: customer?.id,
  })
  return ownConsentsOf(tx, deps, memberId)
}

interface ToEnd {
  readonly key: string
  /** Consents given with orders. */
  readonly given: readonly OrderConsent[]
  readonly consents: readonly CustomerConsent[]
  /** Addresses to unsubscribe from the newsletter. */
  readonly addresses: readonly string[]
  /** Addresses for which consents of orders are withdrawn; default: the same. */
  readonly orderAddresses?: readonly string[]
  /** Consents of orders belong to a customer. */
  readonly customerId: string | undefined
}

async function end(
  tx: Tx,
  deps: ConsentDeps,
  { key, given, consents, addresses, orderAddresses = addresses, customerId }: ToEnd,
): Promise<void> {
  const asked = consents.filter((one) => one.key === key)
  if (!asked.some((one) => one.withdrawable || one.withdrawnDate)) throw ConsentNotFound({ key })
  if (!asked.some((one) => one.withdrawable)) return
  if (key === NEWSLETTER_CONSENT) await deps.newsletter.unsubscribeAddresses(tx, addresses)
  const isOfOrder = given.some((one) => one.key === key)
  if (!isOfOrder || customerId === undefined) return
  for (const mails of deps.consentedMails) {
    if (mails.keys.includes(key)) await mails.end(tx, orderAddresses)
  }
  await deps.events.append(tx, {
    definition: CustomerConsentWithdrawn,
    entityId: customerId,
    after: { id: customerId, key },
  })
}
