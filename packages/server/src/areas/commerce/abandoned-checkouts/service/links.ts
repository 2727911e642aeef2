import { createHmac } from 'node:crypto'
import { ReminderLinkInvalid } from '@vitrine/contract/abandoned-checkouts'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import { orderIdOf as idOf, linkOf } from '../../orders/index.ts'
import type { AbandonedCheckout } from '../model.ts'
import { endReminders, findOne, setRestoredCart } from '../store/abandoned-checkouts.ts'
import { findSuppressed, suppress } from '../store/suppressions.ts'
import type { AbandonedDeps } from './deps.ts'

/**
 * Each link has one purpose: a person who receives a shared cart must not be able to unsubscribe its owner.
 */
type Purpose = 'restore' | 'unsubscribe'

const keyFor = ({ linkKey }: Pick<AbandonedDeps, 'linkKey'>, purpose: Purpose) =>
  `${linkKey} ${purpose}`

const linkTo = (
  { siteId }: Pick<Tx, 'siteId'>,
  deps: Pick<AbandonedDeps, 'linkKey'>,
  id: string,
  purpose: Purpose,
) => linkOf(keyFor(deps, purpose), siteId, id)

/** The page of the shop that restores the checkout. */
export const restorePathOf = (
  tx: Pick<Tx, 'siteId'>,
  deps: Pick<AbandonedDeps, 'linkKey'>,
  id: string,
) => `/restore/${linkTo(tx, deps, id, 'restore')}`

/** The page of the shop that unsubscribes from reminders. */
export const unsubscribePathOf = (
  tx: Pick<Tx, 'siteId'>,
  deps: Pick<AbandonedDeps, 'linkKey'>,
  id: string,
) => `/reminders/${linkTo(tx, deps, id, 'unsubscribe')}`

/** The stored form of an unsubscribed address, which the database does not reveal. */
export const hashOf = ({ addressKey }: Pick<AbandonedDeps, 'addressKey'>, email: string): Buffer =>
  createHmac('sha256', addressKey).update(email.trim().toLowerCase()).digest()

async function requireByLink(
  tx: Tx,
  deps: AbandonedDeps,
  link: string,
  purpose: Purpose,
): Promise<AbandonedCheckout> {
  const id = idOf(keyFor(deps, purpose), tx.siteId, link)
  const one = id && isGuid(id) ? await findOne(tx, id) : undefined
  if (!one) throw ReminderLinkInvalid()
  return one
}

/**
 * The owner continues with the checkout; others get its lines in their own cart. Locks carts before abandoned
 * checkouts, like the job.
 */
export async function restore(
  tx: Tx,
  deps: AbandonedDeps,
  caller: CartCaller,
  link: string,
): Promise<{ readonly checkoutId: string | null }> {
  const one = await requireByLink(tx, deps, link, 'restore')
  const checkoutId = await ownCheckout(tx, deps, caller, one)
  if (checkoutId) return { checkoutId }
  const lines = one.lines.flatMap(({ reference, quantity }) =>
    reference ? [{ reference, quantity }] : [],
  )
  const restoredCartId = await deps.carts.restore(tx, caller, lines)
  if (restoredCartId !== one.restoredCartId && restoredCartId !== one.cartId) {
    await setRestoredCart(tx, one.id, restoredCartId)
  }
  return { checkoutId: null }
}

/** The checkout if it belongs to the caller and can still be ordered. */
async function ownCheckout(
  tx: Tx,
  { carts, checkouts }: AbandonedDeps,
  caller: CartCaller,
  one: AbandonedCheckout,
): Promise<string | undefined> {
  if (one.isCart || caller.kind !== 'owner') return undefined
  const { checkoutId: id } = one
  const view = await carts.read(tx, caller, { kind: 'checkout', id })
  const isOwned = view && (view.cart.visitorId !== null || view.cart.memberId !== null)
  if (!isOwned) return undefined
  const checkout = await checkouts.find(tx, id)
  return checkout?.state === 'open' && checkout.orderId === null ? id : undefined
}

/** The address that a link unsubscribes from reminders. */
export const addressIn = async (tx: Tx, deps: AbandonedDeps, link: string): Promise<string> =>
  (await requireByLink(tx, deps, link, 'unsubscribe')).email

/** No more reminders of this shop to the address of the link. */
export const unsubscribe = async (tx: Tx, deps: AbandonedDeps, link: string): Promise<void> =>
  endRemindersTo(tx, deps, [await addressIn(tx, deps, link)])

/** No more reminders of this shop to these addresses. */
export async function endRemindersTo(
  tx: Tx,
  deps: Pick<AbandonedDeps, 'addressKey'>,
  emails: readonly string[],
): Promise<void> {
  for (const email of emails) {
    await suppress(tx, hashOf(deps, email))
    await endReminders(tx, email)
  }
}

/** Since when these addresses want no reminders, by address; one statement. */
export async function findRemindersEnded(
  tx: Tx,
  deps: Pick<AbandonedDeps, 'addressKey'>,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const hexOf = (email: string) => hashOf(deps, email).toString('hex')
  const found = await findSuppressed(
    tx,
    emails.map((email) => hashOf(deps, email)),
  )
  return new Map(
    emails.flatMap((email) => {
      const date = found.get(hexOf(email))
      return date ? [[email, date] as const] : []
    }),
  )
}
