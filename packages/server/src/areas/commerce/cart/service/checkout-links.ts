import { CheckoutLinkNotFound } from '@vitrine/contract/checkouts'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartOwner } from '../model/cart.ts'
import type { CheckoutLink, ReturnAddresses } from '../model/checkout-link.ts'
import { findUsedLink, insertLink, type OpenedLink, useLink } from '../store/checkout-links.ts'

/** How long a link can be opened. */
const LINK_MINUTES = 10
/**
 * How long the browser that opened it has access to the checkout: as long as an order may wait for its
 * payment.
 */
const ACCESS_DAYS = 7

export interface NewCheckoutLink extends Pick<CheckoutLink, 'checkoutId' | 'owner' | 'returnTo'> {
  readonly token: string
}

type Clock = Pick<Platform, 'clock'>

export const saveLink = (tx: Tx, { clock }: Clock, { token, ...link }: NewCheckoutLink) =>
  insertLink(tx, {
    ...link,
    tokenHash: hashSecret(token),
    expiresDate: clock.after(tx.now, { minutes: LINK_MINUTES }),
  })

/** Lets the caller use the checkout that a link leads to: the first who opens it, and nothing else of its owner. */
export async function openLink(
  tx: Tx,
  { clock }: Clock,
  caller: CartCaller,
  token: string,
): Promise<OpenedLink> {
  const usedBy = caller.kind === 'owner' ? idOf(caller.owner) : null
  const opened =
    usedBy &&
    (await useLink(tx, {
      usedBy,
      tokenHash: hashSecret(token),
      expiresDate: clock.after(tx.now, { days: ACCESS_DAYS }),
    }))
  if (!opened) throw CheckoutLinkNotFound()
  return opened
}

/** The identity with which a link lets the caller use a checkout, if any. */
export async function findLinkOwner(
  tx: Tx,
  owner: CartOwner,
  checkoutId: string,
): Promise<CartOwner | undefined> {
  const usedBy = idOf(owner)
  const link = usedBy === null ? undefined : await findUsedLink(tx, usedBy, checkoutId)
  return link && { visitorId: link.visitorId, memberId: link.memberId }
}

/** The return addresses of a checkout that was opened by a link. */
export async function findReturnAddresses(
  tx: Tx,
  caller: CartCaller,
  checkoutId: string,
): Promise<ReturnAddresses> {
  const usedBy = caller.kind === 'owner' ? idOf(caller.owner) : null
  return (usedBy && (await findUsedLink(tx, usedBy, checkoutId))?.returnTo) || {}
}

const idOf = ({ visitorId, memberId }: CartOwner): string | null => memberId ?? visitorId
