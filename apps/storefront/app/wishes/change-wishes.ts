import type { Cart } from '@vitrine/contract/cart'
import type { WishList } from '@vitrine/contract/wish-lists'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../request/context.ts'
import { hasEnded } from '../request/end-session.ts'
import { isWishAction, type WishAction, wishFields } from './wish-form.ts'
import type { WishNotice } from './wish-view.ts'

/** The list after a form, with its notice, and the cart if it changed too. */
export type WishChange = {
  list: WishList | null
  notice?: WishNotice
  cart?: Cart | null
  /** The error of the typed address. */
  refused?: { email: string; reason: MailRefusal }
}

export type MailRefusal = 'empty' | 'invalid' | 'busy' | 'closed'

type Fields = ReadonlyMap<string, string>

/** The list of the caller; null for a visitor without one, who causes no call. */
export const readWishList = async ({ buyer }: RequestContext): Promise<WishList | null> =>
  (await buyer()?.wishLists.get({}))?.wishList ?? null

/** Processes a form. A refusal changes nothing and returns the reason. */
export async function changeWishes(context: RequestContext, form: FormData): Promise<WishChange> {
  const fields = new Map([...form].map(([name, value]) => [name, String(value)]))
  const action = fields.get(wishFields.action)
  if (!isWishAction(action)) return { list: await readWishList(context) }
  try {
    return await perform[action](context, fields)
  } catch (error) {
    if (!(error instanceof VitrineError) || error.kind === 'system') throw error
    if (error.status === 429 || hasEnded(context, error)) throw error
    return { list: await readWishList(context), notice: { kind: refusalOf(error) } }
  }
}

const perform: Record<
  WishAction,
  (context: RequestContext, fields: Fields) => Promise<WishChange>
> = {
  add,
  remove,
  restore,
  toCart,
  share: (context) => share(context, true),
  unshare: (context) => share(context, false),
  follow,
  unfollow,
}

async function add({ newBuyer }: RequestContext, fields: Fields): Promise<WishChange> {
  const productId = fields.get(wishFields.product) ?? ''
  const variantId = fields.get(wishFields.variant)
  const item = { productId, ...(variantId && { variantId }) }
  const { wishList: list } = await newBuyer().wishLists.addItems({ items: [item] })
  const name = list.items.find((one) => one.productId === productId)?.name
  return { list, ...(name !== undefined && { notice: { kind: 'added', name } }) }
}

/** Removes an item, or everything of a product. */
async function remove(context: RequestContext, fields: Fields): Promise<WishChange> {
  const before = await readWishList(context)
  const [id, productId] = [fields.get(wishFields.item), fields.get(wishFields.product)]
  const removed = before?.items.filter((one) => one.id === id || one.productId === productId) ?? []
  const [first] = removed
  if (!first) return { list: before }
  const itemIds = removed.map((one) => one.id)
  const { wishList: list } = await context.newBuyer().wishLists.removeItems({ itemIds })
  return { list, notice: { kind: 'removed', name: first.name, item: itemIds.join(' ') } }
}

async function restore({ newBuyer }: RequestContext, fields: Fields): Promise<WishChange> {
  const itemIds = (fields.get(wishFields.item) ?? '').split(' ')
  const { wishList: list } = await newBuyer().wishLists.restoreItems({ itemIds })
  return { list }
}

/** Adds an item to the cart; an item saved for later leaves the list, a wish stays. */
async function toCart(context: RequestContext, fields: Fields): Promise<WishChange> {
  const list = await readWishList(context)
  const item = list?.items.find(({ id }) => id === fields.get(wishFields.item))
  if (!item) return { list }
  const api = context.newBuyer()
  const notice = { kind: 'inCart', name: item.name } as const
  if (item.savedQuantity !== null) {
    const moved = await api.wishLists.moveToCart({ itemIds: [item.id] })
    return { list: moved.wishList, cart: moved.cart, notice }
  }
  const { productId, variantId, options, texts } = item
  const line = { productId, ...(variantId && { variantId }), options, texts, quantity: 1 }
  const { cart } = await api.cart.addLines({ lines: [line] })
  return { list, cart, notice }
}

/** Subscribes to price mails; a member needs no address. */
async function follow(context: RequestContext, fields: Fields): Promise<WishChange> {
  const { session, localeChoice, newBuyer } = context
  const email = (fields.get(wishFields.email) ?? '').trim()
  const refuse = async (reason: MailRefusal) => ({
    list: await readWishList(context),
    refused: { email, reason },
  })
  if (!session.isMember && email === '') return refuse('empty')
  try {
    const { wishList: list } = await newBuyer().wishLists.followPrices({
      ...(!session.isMember && { email }),
      language: localeChoice.lang,
    })
    return { list, ...(list.priceMails === 'ON' && { notice: { kind: 'followed' } }) }
  } catch (error) {
    if (!(error instanceof VitrineError) || error.kind === 'system') throw error
    if (error.status === 429) return refuse('busy')
    return refuse(error.code === 'PRICE_MAILS_DISABLED' ? 'closed' : 'invalid')
  }
}

async function unfollow({ newBuyer }: RequestContext): Promise<WishChange> {
  const { wishList: list } = await newBuyer().wishLists.unfollowPrices({})
  return { list, notice: { kind: 'unfollowed' } }
}

async function share({ newBuyer }: RequestContext, isShared: boolean): Promise<WishChange> {
  const { wishLists } = newBuyer()
  const { wishList: list } = await (isShared ? wishLists.share({}) : wishLists.unshare({}))
  return { list, notice: { kind: isShared ? 'shared' : 'unshared' } }
}

const refusals: Readonly<
  Record<string, WishNotice & { kind: 'full' | 'soldOut' | 'limitReached' | 'gone' }>
> = {
  TOO_MANY_WISHES: { kind: 'full' },
  INSUFFICIENT_INVENTORY: { kind: 'soldOut' },
  QUANTITY_LIMIT_REACHED: { kind: 'limitReached' },
  ITEM_NOT_FOUND_IN_CATALOG: { kind: 'gone' },
}

const refusalOf = ({ code = '' }: VitrineError) => refusals[code]?.kind ?? 'failed'
