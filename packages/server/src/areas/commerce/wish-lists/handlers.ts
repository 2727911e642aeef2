import type { Handlers } from '@vitrine/contract/kit'
import type { wishLists as wishListsService } from '@vitrine/contract/wish-lists'
import type { HandlerContext } from '../../../transport/call.ts'
import { type CartEncoding, cartCallerOf, encodeCart } from '../cart/index.ts'
import { encodeShared, encodeWishList } from './codec.ts'
import type { WishListsFeature, WishListView } from './index.ts'
import type { ListAndCart } from './service/save-for-later.ts'

export interface WishListHandlerDeps {
  readonly wishLists: WishListsFeature
  encodingOf(call: Pick<HandlerContext, 'tx'>): Promise<CartEncoding>
}

export const wishListsHandlers = ({ wishLists, encodingOf }: WishListHandlerDeps) => {
  const encoded = async ({ tx }: Pick<HandlerContext, 'tx'>, view: WishListView) => {
    const { mediaUrl } = await encodingOf({ tx })
    const shareLink = wishLists.shareLinkOf(tx, view.list)
    return { wishList: encodeWishList(view, { mediaUrl, shareLink }) }
  }
  const withCart = async (call: Pick<HandlerContext, 'tx'>, { list, cart }: ListAndCart) => ({
    ...(await encoded(call, list)),
    cart: cart ? encodeCart(cart, await encodingOf(call)) : null,
  })
  return {
    get: async (call) => {
      const view = await wishLists.read(call.tx, cartCallerOf(call))
      return view ? encoded(call, view) : { wishList: null }
    },
    addItems: async (call) =>
      encoded(call, await wishLists.add(call.tx, cartCallerOf(call), call.input.items)),
    removeItems: async (call) =>
      encoded(call, await wishLists.remove(call.tx, cartCallerOf(call), call.input.itemIds)),
    restoreItems: async (call) =>
      encoded(call, await wishLists.restore(call.tx, cartCallerOf(call), call.input.itemIds)),
    saveForLater: async (call) =>
      withCart(call, await wishLists.saveForLater(call.tx, cartCallerOf(call), call.input.lineIds)),
    moveToCart: async (call) =>
      withCart(call, await wishLists.moveToCart(call.tx, cartCallerOf(call), call.input.itemIds)),
    share: async (call) => encoded(call, await wishLists.share(call.tx, cartCallerOf(call), true)),
    unshare: async (call) =>
      encoded(call, await wishLists.share(call.tx, cartCallerOf(call), false)),
    followPrices: async (call) =>
      encoded(call, await wishLists.followPrices(call.tx, cartCallerOf(call), call.input)),
    unfollowPrices: async (call) =>
      encoded(call, await wishLists.unfollowPrices(call.tx, cartCallerOf(call))),
    confirmPriceMails: async ({ tx, input }) => {
      await wishLists.confirmPriceMails(tx, input.link)
      return {}
    },
    unsubscribe: async ({ tx, input }) => {
      await wishLists.unsubscribe(tx, input.link)
      return {}
    },
    getShared: async (call) => {
      const { currency, items } = await wishLists.openShared(call.tx, call.input.link)
      const { mediaUrl } = await encodingOf(call)
      return { currency, items: items.map((one) => encodeShared(one, mediaUrl)) }
    },
  } satisfies Handlers<typeof wishListsService, HandlerContext>
}
