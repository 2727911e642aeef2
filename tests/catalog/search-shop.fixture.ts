import { VitrineError } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'

export interface SearchShop {
  readonly shop: TestServer
  /** Ids of products by their names. */
  readonly ids: Readonly<Record<string, string>>
  /** The collection of the vases. */
  readonly collectionId: string
}

const goods = [
  { name: 'Blue vase', price: '10', brand: 'Kiln', sku: 'V-1' },
  { name: 'Green vase', price: '20', brand: 'Kiln', sku: 'V-2' },
  { name: 'Oak chair', price: '200', brand: 'Saw', sku: 'C-1' },
  { name: 'Secret vase', price: '30', brand: 'Kiln', sku: 'V-3', visible: false },
]

/** Five products, one of them hidden, and one with a hidden variant that is cheaper than all. */
export async function openSearchShop(): Promise<SearchShop> {
  const shop = await startTestServer()
  const { catalogV1 } = shop.people.merchant().api
  const ids: Record<string, string> = {}
  for (const { price, ...product } of goods) {
    const made = await catalogV1.createProduct({ product: { ...product, priceData: { price } } })
    ids[product.name] = made.product.id
  }
  const shirt = await catalogV1.createProduct({
    product: {
      name: 'Shirt',
      priceData: { price: '15' },
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }],
    },
  })
  ids.Shirt = shirt.product.id
  await catalogV1.updateProductVariants({
    id: shirt.product.id,
    variants: [
      { choices: { Size: 'S' }, sku: 'SHIRT-S' },
      { choices: { Size: 'M' }, sku: 'SHIRT-M', visible: false, price: '5' },
    ],
  })
  const { collection } = await catalogV1.createCollection({ collection: { name: 'Vases' } })
  const productIds = [ids['Green vase'], ids['Blue vase'], ids['Secret vase']].flatMap(
    (id) => id ?? [],
  )
  await catalogV1.addProductsToCollection({ id: collection.id, productIds })
  return { shop, ids, collectionId: collection.id }
}

export async function refusal(work: Promise<unknown>): Promise<VitrineError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof VitrineError)) throw new Error('It was not refused')
  return error
}

export const names = (page: { readonly products: readonly { readonly name: string }[] }) =>
  page.products.map(({ name }) => name)
