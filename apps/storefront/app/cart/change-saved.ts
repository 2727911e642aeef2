import type { RequestContext } from '../request/context.ts'
import { readWishList } from '../wishes/change-wishes.ts'
import { cartFields } from './cart-form.ts'
import type { CartNotice } from './cart-props.ts'
import { type CartChange, readCart } from './read-cart.ts'

type Fields = ReadonlyMap<string, string>

/** Forms for items saved for later: save, move back, remove, undo. */
export function changeSaved(context: RequestContext, fields: Fields): Promise<CartChange> {
  const id = fields.get(cartFields.saved) ?? ''
  switch (fields.get(cartFields.action)) {
    case 'later':
      return saveForLater(context, fields.get(cartFields.line) ?? '')
    case 'back':
      return moveBack(context, id)
    case 'forget':
      return forget(context, id)
    default:
      return remember(context, id)
  }
}

async function saveForLater(context: RequestContext, lineId: string): Promise<CartChange> {
  const line = (await readCart(context))?.lines.find(({ id }) => id === lineId)
  if (!line) return { cart: await readCart(context) }
  const before = await readWishList(context)
  const { wishLists } = context.newBuyer()
  const { cart, wishList: list } = await wishLists.saveForLater({ lineIds: [lineId] })
  const saved = list.items.find(
    (one) => one.savedQuantity !== before?.items.find(({ id }) => id === one.id)?.savedQuantity,
  )
  const notice: CartNotice = { kind: 'savedForLater', name: line.name, saved: saved?.id ?? '' }
  return { cart, list, ...(saved && { notice }) }
}

async function moveBack(context: RequestContext, id: string): Promise<CartChange> {
  const item = (await readWishList(context))?.items.find((one) => one.id === id)
  if (!item) return { cart: await readCart(context) }
  const { wishLists } = context.newBuyer()
  const { cart, wishList: list } = await wishLists.moveToCart({ itemIds: [id] })
  return { cart, list, notice: { kind: 'added', name: item.name } }
}

async function forget(context: RequestContext, id: string): Promise<CartChange> {
  const cart = await readCart(context)
  const item = (await readWishList(context))?.items.find((one) => one.id === id)
  if (!item) return { cart }
  const { wishList: list } = await context.newBuyer().wishLists.removeItems({ itemIds: [id] })
  return { cart, list, notice: { kind: 'forgotten', name: item.name, saved: id } }
}

async function remember(context: RequestContext, id: string): Promise<CartChange> {
  const { wishList: list } = await context.newBuyer().wishLists.restoreItems({ itemIds: [id] })
  return { cart: await readCart(context), list }
}
