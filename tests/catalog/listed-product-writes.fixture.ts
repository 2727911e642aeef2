import type { Merchant } from '@vitrine/testkit'
import type { CatalogFixture } from './catalog-fixture.fixture.ts'
import { create, money, productInput } from './listed-products.fixture.ts'

type Api = Merchant['api']
type Step = (api: Api, fixture: CatalogFixture, turn: number) => Promise<unknown>

/** The ids and revisions needed for changing the plain product and its only variant. */
async function known(api: Api, { plain }: CatalogFixture) {
  const { product } = await api.catalogV3.getProduct({ productId: plain })
  const [variant] = product.variantsInfo?.variants ?? []
  return { id: plain, revision: product.revision, variantId: variant?.id ?? '' }
}

/** New prices and words for the plain product, as V3 lists them. */
async function changed(api: Api, fixture: CatalogFixture, turn: number) {
  const { variantId, ...product } = await known(api, fixture)
  const price = { actualPrice: money(`${10 + turn}`), compareAtPrice: money('100') }
  return {
    ...product,
    name: `Listed ${turn}`,
    additionalRibbons: [{ name: `Rare ${turn}` }],
    variantsInfo: { variants: [{ id: variantId, sku: `L-${turn}`, price }] },
  }
}

async function restocked(api: Api, fixture: CatalogFixture, turn: number) {
  const { variantId, ...product } = await known(api, fixture)
  const inventoryItem = { quantity: turn % 7 }
  return { ...product, variantsInfo: { variants: [{ id: variantId, inventoryItem }] } }
}

const stocked = (turn: number) =>
  productInput({
    name: `Stocked ${turn}`,
    variantsInfo: {
      variants: [
        { price: { actualPrice: money('5') }, inventoryItem: { quantity: turn } },
      ] as never,
    },
  })

/** Changes of products whose variants are listed, each as something that really changes one. */
export const listedProductWrites: Readonly<Record<string, Step>> = {
  'catalogV3.createProduct': (api, _scene, turn) =>
    create(api, productInput({ name: `New ${turn}` })),
  'catalogV3.updateProduct': async (api, fixture, turn) =>
    api.catalogV3.updateProduct({ product: await changed(api, fixture, turn) }),
  'catalogV3.deleteProduct': async (api, _scene, turn) => {
    const { id } = await create(api, productInput({ name: `Gone ${turn}` }))
    await api.catalogV1.getProduct({ id })
    await api.catalogV3.deleteProduct({ productId: id })
  },
  'catalogV3.createProductWithInventory': (api, _scene, turn) =>
    api.catalogV3.createProductWithInventory({ product: stocked(turn) }),
  'catalogV3.updateProductWithInventory': async (api, fixture, turn) =>
    api.catalogV3.updateProductWithInventory({ product: await restocked(api, fixture, turn) }),
  'catalogV3.bulkCreateProducts': (api, _scene, turn) =>
    api.catalogV3.bulkCreateProducts({ products: [productInput({ name: `Bulk ${turn}` })] }),
  'catalogV3.bulkUpdateProducts': async (api, fixture, turn) =>
    api.catalogV3.bulkUpdateProducts({
      products: [{ product: await changed(api, fixture, turn + 50) }],
    }),
  'catalogV3.bulkCreateProductsWithInventory': (api, _scene, turn) =>
    api.catalogV3.bulkCreateProductsWithInventory({ products: [stocked(turn + 50)] }),
  'catalogV3.bulkUpdateProductsWithInventory': async (api, fixture, turn) =>
    api.catalogV3.bulkUpdateProductsWithInventory({
      products: [{ product: await restocked(api, fixture, turn + 3) }],
    }),
  'catalogV3.bulkDeleteProducts': async (api, _scene, turn) => {
    const { id } = await create(api, productInput({ name: `Gone too ${turn}` }))
    await api.catalogV1.getProduct({ id })
    await api.catalogV3.bulkDeleteProducts({ productIds: [id] })
  },
}
