import { soldProduct } from './cart-steps.ts'
import type { ExampleContext, Steps } from './example-context.ts'

/** What the visitor wants, for steps that change it. */
async function wished(context: ExampleContext) {
  const productId = await soldProduct(context)
  const { wishList } = await context.visitor.wishLists.addItems({ items: [{ productId }] })
  const { id: itemId = '' } = wishList.items.find((one) => one.productId === productId) ?? {}
  return { api: context.visitor, itemId }
}

/** The visitor signs in as a member who has a list: both become one. */
async function signInWithList(context: ExampleContext) {
  const { api, email, password } = await context.newMember()
  await api.wishLists.addItems({ items: [{ productId: await soldProduct(context) }] })
  await wished(context)
  await context.visitor.authentication.login({ loginId: { email }, password })
}

export const wishListSteps: Steps = {
  'wishLists.addItems': wished,
  'wishLists.get': async (context) => {
    await signInWithList(context)
    return (await wished(context)).api.wishLists.get({})
  },
  'wishLists.removeItems': async (context) => {
    const { api, itemId } = await wished(context)
    return api.wishLists.removeItems({ itemIds: [itemId] })
  },
  'wishLists.restoreItems': async (context) => {
    const { api, itemId } = await wished(context)
    await api.wishLists.removeItems({ itemIds: [itemId] })
    return api.wishLists.restoreItems({ itemIds: [itemId] })
  },
  'wishLists.saveForLater': async (context) => {
    const { visitor } = context
    const lines = [{ productId: await soldProduct(context), quantity: 2 }]
    const { cart } = await visitor.cart.addLines({ lines })
    return visitor.wishLists.saveForLater({ lineIds: [cart.lines[0]?.id ?? ''] })
  },
  'wishLists.moveToCart': async (context) => {
    const { api, itemId } = await wished(context)
    return api.wishLists.moveToCart({ itemIds: [itemId] })
  },
  'wishLists.share': async (context) => (await wished(context)).api.wishLists.share({}),
  'wishLists.unshare': async (context) => {
    const { api } = await wished(context)
    await api.wishLists.share({})
    return api.wishLists.unshare({})
  },
  'wishLists.getShared': async (context) => {
    const { wishList } = await (await wished(context)).api.wishLists.share({})
    return context.visitor.wishLists.getShared({ link: wishList.shareLink ?? '' })
  },
}
