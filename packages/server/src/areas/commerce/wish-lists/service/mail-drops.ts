import { currencyDigits, toFixedDecimal } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import type { WishedProduct, WishItem, WishList } from '../model.ts'
import { hasDropped } from '../rules/drops.ts'
import { repricedProducts } from '../rules/price-changes.ts'
import { findDueLists, findFollowedItems, findFollowedProducts, markDrops } from '../store/drops.ts'
import { findItems, saveItems } from '../store/items.ts'
import { lockList, wasMailedSince } from '../store/lists.ts'
import { system, type WishListDeps } from './deps.ts'
import { saveMails } from './follow-prices.ts'
import { mailPathOf } from './links.ts'
import { isThere } from './save-list.ts'
import { resolveWishes } from './view-list.ts'

const ITEMS_AT_ONCE = 200
const MAILS_AT_ONCE = 500
const HOURS_BETWEEN = 24
const START = '00000000-0000-0000-0000-000000000000'
/** Pictures of mails are this wide; twice as many pixels as they are shown with. */
const PICTURE_WIDTH = 144

/** Adds a job for each product that has another price and is followed, in the transaction that changes it. */
export async function followPriceChanges(
  tx: Tx,
  { platform }: Pick<WishListDeps, 'platform'>,
  facts: readonly Fact[],
): Promise<void> {
  const repriced = repricedProducts(facts)
  if (repriced.length === 0) return
  const { siteId } = tx
  for (const productId of await findFollowedProducts(tx, repriced)) {
    const key = `wished price ${siteId} ${productId}`
    await platform.jobs.add(tx, 'wish-lists.price-changed', { siteId, productId }, { key })
  }
}

interface ProductReference {
  readonly siteId: string
  readonly productId: string
}

/** Marks, in batches, the lists whose owners last saw a higher price of a product. */
export async function noteDrops(
  deps: WishListDeps,
  { siteId, productId }: ProductReference,
  signal: AbortSignal | undefined,
): Promise<void> {
  let after: string | undefined = START
  while (after !== undefined) {
    signal?.throwIfAborted()
    const from: string = after
    after = await deps.platform.work({ siteId, actor: system }, async (tx) => {
      const items = await findFollowedItems(tx, productId, { after: from, limit: ITEMS_AT_ONCE })
      const { currency } = await deps.catalog.shopOf(tx)
      const resolved = await resolveWishes(tx, deps, items, currency)
      const fallen = items.filter((item, at) => {
        const { wanted } = resolved[at] ?? {}
        return wanted !== undefined && hasDropped(item, wanted, currency)
      })
      await markDrops(
        tx,
        fallen.map(({ id }) => id),
      )
      return items.length === ITEMS_AT_ONCE ? items.at(-1)?.id : undefined
    })
  }
}

/** Sends the mails that are due, each in a transaction of its own: a failed one is retried. */
export async function mailDrops(
  deps: WishListDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  const since = clock.after(clock.now(), { hours: -HOURS_BETWEEN })
  for (const { siteId, listId } of await findDueLists(db, since, MAILS_AT_ONCE)) {
    if (signal?.aborted) return
    try {
      await work({ siteId, actor: system }, (tx) => mailList(tx, deps, listId, since))
    } catch (error) {
      logger.warn({ err: error, listId }, 'a mail about prices could not be written')
    }
  }
}

interface Drop {
  readonly item: WishItem
  readonly wanted: WishedProduct
}

async function mailList(tx: Tx, deps: WishListDeps, listId: string, since: Date): Promise<void> {
  const list = await lockList(tx, listId)
  if (list?.priceMails !== 'ON') return
  const { priceDrops } = await deps.settingsOf(tx.siteId)
  const to = await recipientOf(tx, deps, list)
  if (to && (await wasMailedSince(tx, to.email, since))) return
  const marked = (await findItems(tx, listId)).filter(({ hasDrop }) => hasDrop)
  const { currency } = await deps.catalog.shopOf(tx)
  const resolved = await resolveWishes(tx, deps, marked, currency)
  const drops = marked.flatMap((item, at): Drop[] => {
    const wanted = resolved[at]?.wanted
    return wanted && isThere(item) && hasDropped(item, wanted, currency) ? [{ item, wanted }] : []
  })
  const isMailed = priceDrops.mail && to !== undefined && drops.length > 0
  if (isMailed) await writeDrops(tx, deps, { list, drops, currency, ...to })
  const prices = new Map(isMailed ? drops.map(({ item, wanted }) => [item.id, wanted.price]) : [])
  const noticed = marked.map((item) => ({
    ...item,
    hasDrop: false,
    noticedPrice: prices.get(item.id) ?? item.noticedPrice,
  }))
  await saveItems(tx, listId, noticed)
  if (isMailed) await saveMails(tx, deps, list, { ...list, mailedDate: tx.now, mailedTo: to.email })
}

interface Recipient {
  readonly email: string
  readonly language: string | null
}

/** The recipient of a list's mails; undefined if the account has no verified address any more. */
async function recipientOf(
  tx: Tx,
  { addressOf }: WishListDeps,
  { email, language, memberId }: WishList,
): Promise<Recipient | undefined> {
  if (email !== null) return { email, language }
  const account = memberId === null ? undefined : await addressOf(tx, memberId)
  if (!account?.isVerified) return undefined
  return { email: account.email, language: language ?? account.language }
}

interface DropMail extends Recipient {
  readonly list: WishList
  readonly drops: readonly Drop[]
  readonly currency: string
}

async function writeDrops(
  tx: Tx,
  deps: WishListDeps,
  { list, drops, currency, email, language }: DropMail,
): Promise<void> {
  const amount = (value: string) => ({
    value: toFixedDecimal(value, currencyDigits(currency)),
    currency,
  })
  await deps.mail.write(tx, {
    to: email,
    language,
    template: 'price-drops',
    facts: {
      path: '/wish-list',
      unsubscribePath: mailPathOf(tx, deps, 'unsubscribe', list, email),
      items: drops.map(({ item, wanted }) => ({
        name: wanted.name,
        choices: wanted.descriptionLines
          .filter(({ kind }) => kind === 'choice')
          .map(({ value }) => value)
          .join(', '),
        before: amount(item.noticedPrice),
        now: amount(wanted.price ?? '0'),
        ...(wanted.image && { picture: deps.mediaUrl(wanted.image.id, PICTURE_WIDTH) }),
      })),
    },
  })
}
