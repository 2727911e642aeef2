import { violation } from '@vitrine/contract/kit'
import {
  PriceMailsDisabled,
  TooManyPriceMailRequests,
  WishListLinkInvalid,
  WishListUpdated,
} from '@vitrine/contract/wish-lists'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import type { WishList, WishListView } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { countUnconfirmed, lockList, lockListsOf, updateList } from '../store/lists.ts'
import type { WishListDeps } from './deps.ts'
import { mailPathOf, openMailLink } from './links.ts'
import { requireList } from './open-list.ts'
import { saveList } from './save-list.ts'
import { viewList } from './view-list.ts'

/** Number of lists that may send a confirmation mail to one address within a day. */
const MAX_UNCONFIRMED = 3

export interface MailWish {
  readonly email?: string | undefined
  readonly language?: string | undefined
}

/** Starts price mails: at once to a verified member, to any other address after confirmation. */
export async function followPrices(
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
  { email: typed, language }: MailWish,
): Promise<WishListView> {
  if (!(await deps.settingsOf(tx.siteId)).priceDrops.mail) throw PriceMailsDisabled()
  const before = await requireList(tx, deps, caller)
  const { memberId } = before.list
  const account = memberId === null ? undefined : await deps.addressOf(tx, memberId)
  const isVerified = account?.isVerified === true
  const email = isVerified ? null : (account?.email ?? typed?.trim())
  if (email === undefined) throw violation('email', 'REQUIRED_FIELD', 'is needed of a visitor')
  const isConfirmed = email === null || isKnown(before.list, email)
  const priceMails = isConfirmed ? 'ON' : 'UNCONFIRMED'
  const list: WishList = { ...before.list, email, language: language ?? null, priceMails }
  const isRepeated = before.list.priceMails === list.priceMails && before.list.email === email
  if (!isConfirmed && !isRepeated) await askToConfirm(tx, deps, list, email)
  return viewList(tx, deps, await saveList(tx, deps, before, { ...before, list }))
}

const isKnown = ({ priceMails, email }: WishList, wanted: string) =>
  priceMails === 'ON' && email?.toLowerCase() === wanted.toLowerCase()

async function askToConfirm(
  tx: Tx,
  deps: WishListDeps,
  list: WishList,
  email: string,
): Promise<void> {
  const since = deps.platform.clock.after(tx.now, { days: -1 })
  if ((await countUnconfirmed(tx, email, since)) >= MAX_UNCONFIRMED)
    throw TooManyPriceMailRequests()
  await deps.mail.write(tx, {
    to: email,
    language: list.language,
    template: 'price-mails-confirm',
    facts: { path: mailPathOf(tx, deps, 'confirm', list, email) },
  })
}

export async function unfollowPrices(
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
): Promise<WishListView> {
  const before = await requireList(tx, deps, caller)
  const after = { ...before, list: withoutMails(before.list) }
  return viewList(tx, deps, await saveList(tx, deps, before, after))
}

const withoutMails = (list: WishList): WishList => ({ ...list, priceMails: 'OFF', email: null })

/** Follows the link of the first mail; one that was confirmed already stays so. */
export async function confirmPriceMails(tx: Tx, deps: WishListDeps, link: string): Promise<void> {
  const { id, email } = openMailLink(tx, deps, 'confirm', link)
  const list = await lockList(tx, id)
  if (!list || list.email !== email) throw WishListLinkInvalid()
  await saveMails(tx, deps, list, { ...list, priceMails: 'ON' })
}

/** Ends all mails about prices to the address of a link. */
export async function unsubscribe(tx: Tx, deps: WishListDeps, link: string): Promise<void> {
  for (const list of await lockListsOf(tx, openMailLink(tx, deps, 'unsubscribe', link))) {
    await saveMails(tx, deps, list, withoutMails(list))
  }
}

/** The same without a link, also on the list of a member with this address. */
export async function endMailsTo(tx: Tx, deps: WishListDeps, email: string): Promise<void> {
  const memberId = await deps.memberWith(tx, email)
  for (const list of await lockListsOf(tx, { email, memberId })) {
    await saveMails(tx, deps, list, withoutMails(list))
  }
}

/** A change that is no visit: the list ends when it would have ended. */
export async function saveMails(
  tx: Tx,
  { events }: Pick<WishListDeps, 'events'>,
  before: WishList,
  after: WishList,
): Promise<void> {
  if (before.priceMails === after.priceMails && before.mailedDate === after.mailedDate) return
  await updateList(tx, after)
  await events.append(tx, {
    definition: WishListUpdated,
    entityId: after.id,
    before: factOf(before, []),
    after: factOf(after, []),
  })
}
