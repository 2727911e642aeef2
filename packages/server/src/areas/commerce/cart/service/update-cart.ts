import {
  type AddressWithContact,
  CanOnlyUpdateContactIdForNotLoggedInCustomer,
  CartDeleted,
  type ContactDetails,
  type PostalAddress,
} from '@vitrine/contract/carts'
import { StoreCreditNeedsMember } from '@vitrine/contract/store-credit'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart, CartCaller, CartTarget } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import { acceptChanges } from '../rules/lines.ts'
import { deleteCart } from '../store/carts.ts'
import { claimed, openOrCreate } from './create-cart.ts'
import type { CartDeps } from './deps.ts'
import { openCart, requireCart } from './open-cart.ts'
import { factOf, saveCart } from './save-cart.ts'
import { viewCart } from './view-cart.ts'

/** Fields that the owner writes; absent ones stay, null clears. */
export type CartChanges = {
  readonly [Field in
    | 'note'
    | 'giftMessage'
    | 'email'
    | 'language'
    | 'contactId'
    | 'contact'
    | 'deliveryChoice'
    | 'overrideCheckoutUrl'
    | 'businessLocationId'
    | 'extendedFields'
    | 'billing'
    | 'taxExemptGroupId']?: Cart[Field] | null | undefined
} & {
  /** Refused for carts that belong to no member. */
  readonly useStoreCredit?: boolean | undefined
  /** Parts of `contact` and `billing`, where the other part stays. */
  readonly contactParts?: AddressParts
  readonly billingParts?: AddressParts
}

/** Absent parts stay, and so do the absent details of a person; null clears. */
export interface AddressParts {
  readonly address?: PostalAddress | null | undefined
  readonly contactDetails?: Partial<ContactDetails> | null | undefined
}

export interface UpdateOptions {
  /** Whether to resolve the problems of lines. */
  readonly accept?: boolean
  /** Further fields that have changed, which are stored elsewhere. */
  readonly others?: readonly string[]
}

/** Changes fields of a cart; an owner without one gets an empty one. */
export async function updateCart(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  changes: CartChanges,
  { accept = false, others = [] }: UpdateOptions = {},
): Promise<CartView> {
  const { cart, isNew } = await openOrCreate(tx, deps, caller, target)
  const before = await openCart(tx, deps, cart)
  const after = {
    cart: applyChanges(claimed(cart, caller), changes),
    lines: accept ? acceptChanges(before.lines) : before.lines,
  }
  return viewCart(tx, deps, await saveCart(tx, deps, before, after, { ...isNew, others }))
}

export function applyChanges(
  cart: Cart,
  { note, giftMessage, contactParts, billingParts, ...others }: CartChanges,
): Cart {
  if (others.contactId && cart.memberId !== null && others.contactId !== cart.contactId) {
    throw CanOnlyUpdateContactIdForNotLoggedInCustomer()
  }
  if (others.useStoreCredit && cart.memberId === null) throw StoreCreditNeedsMember()
  const given = definedOf(others)
  return {
    ...cart,
    ...given,
    ...(contactParts && { contact: withParts(cart.contact, contactParts) }),
    ...(billingParts && { billing: withParts(cart.billing, billingParts) }),
    ...(note !== undefined && { note: note ?? '' }),
    ...(giftMessage !== undefined && { giftMessage: giftMessage ?? '' }),
  }
}

function withParts(
  before: AddressWithContact | null,
  { address, contactDetails }: AddressParts,
): AddressWithContact | null {
  const given = contactDetails && definedOf(contactDetails)
  const details = given ? { ...before?.contactDetails, ...given } : contactDetails
  const after = {
    ...before,
    ...(address !== undefined && { address }),
    ...(details !== undefined && { contactDetails: details }),
  }
  return after.address || after.contactDetails ? after : null
}

const definedOf = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>

/** Deletes a cart with its lines. */
export async function removeCart(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
): Promise<void> {
  const cart = await requireCart(tx, caller, target, true)
  const before = factOf(await openCart(tx, deps, cart))
  await deleteCart(tx, cart.id)
  await deps.events.append(tx, { definition: CartDeleted, entityId: cart.id, before })
}
