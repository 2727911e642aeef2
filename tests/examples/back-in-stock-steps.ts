import { STORES_APP_ID } from '@vitrine/contract/ecom'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { ExampleContext, Steps } from './example-context.ts'

/** A jar of which nothing is left. */
async function soldOut({ merchant }: ExampleContext): Promise<string> {
  const { product } = await merchant.catalogV1.createProduct({
    product: {
      name: 'Moon jar',
      productType: 'physical',
      priceData: { price: '39.00' },
    },
  })
  const productId = product.id ?? ''
  await merchant.inventory.updateInventoryVariants({
    inventoryItem: {
      productId,
      trackQuantity: true,
      variants: [{ variantId: DEFAULT_VARIANT_ID, quantity: 0 }],
    },
  })
  return productId
}

const referenceTo = (catalogItemId: string) => ({ appId: STORES_APP_ID, catalogItemId })
const email = 'grace@example.com'

/** Somebody who waits for the jar. */
async function waiting(context: ExampleContext) {
  const productId = await soldOut(context)
  const catalogReference = referenceTo(productId)
  const { request } =
    await context.visitor.backInStockNotifications.createBackInStockNotificationRequest({
      request: { catalogReference, email },
    })
  return { productId, catalogReference, id: request.id }
}

/** Back-in-stock requests, in our own form and in that of the published clients. */
export const backInStockSteps: Steps = {
  'backInStock.requestNotice': async (context) => {
    const productId = await soldOut(context)
    return context.visitor.backInStock.requestNotice({ productId, email, language: 'en' })
  },
  'backInStock.queryRequests': async (context) => {
    await waiting(context)
    const query = { filter: { email }, cursorPaging: { limit: 10 } }
    return context.merchant.backInStock.queryRequests({ query })
  },
  'backInStock.listAwaited': async (context) => {
    await waiting(context)
    return context.merchant.backInStock.listAwaited({ search: 'jar' })
  },
  'backInStock.deleteRequests': async (context) => {
    const { id } = await waiting(context)
    return context.merchant.backInStock.deleteRequests({ ids: [id] })
  },
  'backInStock.unsubscribe': async (context) => {
    const { catalogReference } = await waiting(context)
    await context.merchant.backInStockNotifications.reportItemsBackInStock({ catalogReference })
    const { mails } = await context.merchant.mailbox.listMails({ to: email })
    const link = /\/back-in-stock\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    return context.visitor.backInStock.unsubscribe({ link })
  },
  'backInStockNotifications.createBackInStockNotificationRequest': async (context) => {
    const catalogReference = referenceTo(await soldOut(context))
    return context.visitor.backInStockNotifications.createBackInStockNotificationRequest({
      request: { catalogReference, email },
      itemDetails: { name: 'Moon jar', price: '39.00' },
    })
  },
  'backInStockNotifications.queryBackInStockNotificationRequests': async (context) => {
    await waiting(context)
    return context.merchant.backInStockNotifications.queryBackInStockNotificationRequests({
      query: { filter: { status: 'RECEIVED' }, cursorPaging: { limit: 10 } },
    })
  },
  'backInStockNotifications.countByCatalogReferences': async (context) => {
    const { catalogReference } = await waiting(context)
    return context.merchant.backInStockNotifications.countByCatalogReferences({
      catalogReferences: [catalogReference],
    })
  },
  'backInStockNotifications.reportItemsBackInStock': async (context) => {
    const { catalogReference } = await waiting(context)
    return context.merchant.backInStockNotifications.reportItemsBackInStock({
      catalogReference,
      itemDetails: { name: 'Moon jar', price: '35.00' },
    })
  },
  'backInStockNotifications.startCollectingRequests': ({ merchant }) =>
    merchant.backInStockNotifications.startCollectingRequests({ appId: STORES_APP_ID }),
  'backInStockNotifications.stopCollectingRequests': async ({ merchant }) => {
    const { backInStockNotifications } = merchant
    const stopped = await backInStockNotifications.stopCollectingRequests({ appId: STORES_APP_ID })
    await merchant.sites.updateSettings({ settings: { backInStock: { collect: true } } })
    return stopped
  },
  'backInStockNotifications.getSettings': ({ merchant }) =>
    merchant.backInStockNotifications.getSettings({}),
  'backInStockNotifications.getBackInStockNotificationRequest': async (context) => {
    const { id } = await waiting(context)
    return context.merchant.backInStockNotifications.getBackInStockNotificationRequest({ id })
  },
  'backInStockNotifications.deleteBackInStockNotificationRequest': async (context) => {
    const { id } = await waiting(context)
    return context.merchant.backInStockNotifications.deleteBackInStockNotificationRequest({ id })
  },
  'backInStockNotifications.markAsNotificationSent': async (context) => {
    const { id } = await waiting(context)
    return context.merchant.backInStockNotifications.markAsNotificationSent({ id })
  },
}
