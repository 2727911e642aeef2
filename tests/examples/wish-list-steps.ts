import { soldProduct } from './cart-steps.ts'
import type { ExampleContext, Steps } from './example-context.ts'

/** Fills the visitor's wish list for steps that change it. */
async function wished(context: ExampleContext) {
  const productId = await soldProduct(context)
  const { wishList } = await context.visitor.wishLists.addItems({ items: [{ productId }] })
  const { id: itemId = '' } = wishList.items.find((one) => one.productId === productId) ?? {}
  return { api: context.visitor, itemId }
}

/** A line of the visitor's cart is saved for later. */
async function savedForLater(context: ExampleContext) {
  const { visitor } = context
  const lines = [{ productId: await soldProduct(context), quantity: 2 }]
  const { cart } = await visitor.cart.addLines({ lines })
  return visitor.wishLists.saveForLater({ lineIds: [cart.lines[0]?.id ?? ''] })
}

/** Signs the visitor in as a member with a list: both are merged. */
async function signInWithList(context: ExampleContext) {
  const { api, email, password } = await context.newMember()
  await api.wishLists.addItems({ items: [{ productId: await soldProduct(context) }] })
  await savedForLater(context)
  await context.visitor.authentication.login({ loginId: { email }, password })
}

const email = 'wishes@example.com'

/** Mails about prices are asked for; the address is not confirmed yet. */
async function followed(context: ExampleContext) {
  await wished(context)
  await context.visitor.wishLists.unfollowPrices({})
  return context.visitor.wishLists.followPrices({ email, language: 'en' })
}

async function linkTo({ merchant }: ExampleContext, page: RegExp): Promise<string> {
  const { mails } = await merchant.mailbox.listMails({ to: email })
  return mails.flatMap(({ text }) => page.exec(text ?? '')?.[1] ?? [])[0] ?? ''
}

async function confirmationOf(context: ExampleContext): Promise<string> {
  await followed(context)
  return linkTo(context, /\/price-mails\/confirm\/(\S+)/)
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
  'wishLists.saveForLater': savedForLater,
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
  'wishLists.followPrices': followed,
  'wishLists.unfollowPrices': async (context) => {
    await followed(context)
    return context.visitor.wishLists.unfollowPrices({})
  },
  'wishLists.confirmPriceMails': async (context) => {
    const link = await confirmationOf(context)
    return context.visitor.wishLists.confirmPriceMails({ link })
  },
  'wishLists.unsubscribe': async (context) => {
    const { merchant, shop, visitor } = context
    await visitor.wishLists.confirmPriceMails({ link: await confirmationOf(context) })
    const id = await soldProduct(context)
    await merchant.catalogV1.updateProduct({ product: { id, priceData: { price: '5' } } })
    const run = { id: '1', attempt: 1, isLastAttempt: true, signal: undefined }
    const changed = { siteId: shop.site.id, productId: id }
    await shop.server.tasks['wish-lists.price-changed'](changed, run)
    await shop.server.tasks['wish-lists:mail-drops']({}, run)
    await merchant.catalogV1.updateProduct({ product: { id, priceData: { price: '40' } } })
    const link = await linkTo(context, /\/price-mails\/(?!confirm)(\S+)/)
    return visitor.wishLists.unsubscribe({ link })
  },
  'wishLists.getShared': async (context) => {
    const { wishList } = await (await wished(context)).api.wishLists.share({})
    return context.visitor.wishLists.getShared({ link: wishList.shareLink ?? '' })
  },
}
