import type { V3InventoryItem } from '@vitrine/contract/catalog-v3'
import { VitrineError } from '@vitrine/sdk'
import type { Merchant, TestServer } from '@vitrine/testkit'

export type Api = Merchant['api']

/** The error of a refused call; throws if the call succeeds. */
export async function refusal(work: Promise<unknown>): Promise<VitrineError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof VitrineError) return error
  throw error ?? new Error('It was not refused')
}

/** A product with so many sizes, created as the first dialect does: in stock, not tracked. */
export async function sell(api: Api, sizes: readonly string[] = [], more: object = {}) {
  const { product } = await api.catalogV1.createProduct({
    product: {
      name: 'Bowl',
      priceData: { price: '10' },
      ...(sizes.length > 0 && {
        manageVariants: true,
        productOptions: [
          { name: 'Size', choices: sizes.map((size) => ({ value: size, description: size })) },
        ],
      }),
      ...more,
    } as never,
  })
  return product
}

/** Its items, in the order of their variants’ names. */
export async function itemsOf(api: Api, productId: string) {
  const { inventoryItems } = await api.catalogV3.queryInventoryItems({
    query: { filter: { productId }, sort: [{ fieldName: 'product.variantName', order: 'ASC' }] },
  })
  return inventoryItems
}

/** One counted item of a product of its own. */
export async function createCountedItem(api: Api, quantity: number, more: object = {}) {
  const product = await sell(api, [], more)
  const [item] = await itemsOf(api, product.id)
  if (!item) throw new Error('The product has no item')
  const { inventoryItem } = await api.catalogV3.updateInventoryItem({
    inventoryItem: { id: item.id, revision: item.revision, quantity },
  })
  return inventoryItem
}

export const codesOf = (reply: {
  results: readonly { itemMetadata: { error?: { code: string } | undefined } }[]
}) => reply.results.map(({ itemMetadata }) => itemMetadata.error?.code)

/** The items that a call for many answers with, in the order they were sent. */
export const itemsIn = (reply: { results: readonly { item?: unknown }[] }) =>
  reply.results.map(({ item }) => item as V3InventoryItem | undefined)

/** The names of the facts of an entity, the oldest first. */
export async function factsOf(shop: TestServer, entityId: string): Promise<string[]> {
  const rows = await shop.server.platform.db
    .selectFrom('facts')
    .select('name')
    .where('entity_id', '=', entityId)
    .orderBy('seq')
    .execute()
  return rows.map(({ name }) => name)
}
