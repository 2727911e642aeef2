import type { Api } from './api.ts'
import type { DemoProduct, DemoStock, DemoVariant } from './catalog/index.ts'
import { addFile } from './files.ts'
import type { ProductPicture } from './pictures.ts'
import { setSwatches } from './swatches.ts'

const DAY_MS = 86_400_000

type NewProduct = Parameters<Api['catalogV1']['createProduct']>[0]['product']

const DEFAULT_VARIANT = '00000000-0000-0000-0000-000000000000'

/** Imports one product with its pictures, prices, stock and collections. */
export async function addProduct(
  api: Api,
  product: DemoProduct,
  pictures: readonly ProductPicture[],
  collectionIds: ReadonlyMap<string, string>,
): Promise<void> {
  const id = await create(api, product)
  if (pictures.length > 0) await api.catalogV1.addProductMedia({ id, media: [...pictures] })
  const variantIds = product.variants.length > 0 ? await setVariants(api, product, id) : []
  await setSwatches(api, product, id)
  await setStock(api, product, id, variantIds)
  for (const slug of product.collections) {
    const collection = collectionIds.get(slug)
    if (collection)
      await api.catalogV1.addProductsToCollection({ id: collection, productIds: [id] })
  }
}

async function create(api: Api, product: DemoProduct): Promise<string> {
  const { name, price, productType } = product
  const { product: made } = await api.catalogV1.createProduct({
    product: { name, priceData: { price }, ...fieldsOf(product) },
  })
  if (productType === 'digital') await addFile(api, product, made.id)
  return made.id
}

const fieldsOf = (product: DemoProduct): Omit<NewProduct, 'name' | 'priceData'> => ({
  slug: product.slug,
  description: product.description,
  visible: product.visible,
  brand: product.brand,
  additionalInfoSections: product.infoSections,
  ...(product.ribbon ? { ribbon: product.ribbon } : {}),
  ...(product.sku ? { sku: product.sku } : {}),
  ...(product.weight ? { weight: product.weight } : {}),
  ...(product.discount ? { discount: product.discount } : {}),
  ...(product.pricePerUnit ? { pricePerUnitData: product.pricePerUnit } : {}),
  ...(product.options.length > 0
    ? {
        manageVariants: product.variants.length > 0,
        productOptions: product.options.map(({ name, choices }) => ({
          name,
          choices: choices.map(({ value, description }) => ({ value, description })),
        })),
      }
    : {}),
})

/** Sets prices, SKUs and visibility of the variants; returns their ids in the order of the plan. */
async function setVariants(api: Api, { variants }: DemoProduct, id: string): Promise<string[]> {
  await api.catalogV1.updateProductVariants({
    id,
    variants: variants.map(({ choices, price, sku, weight, visible }) => ({
      choices,
      price,
      sku,
      visible,
      ...(weight ? { weight } : {}),
    })),
  })
  const made = await api.catalogV1.queryProductVariants({ id, paging: { limit: 100, offset: 0 } })
  return variants.map(
    ({ choices }) => made.variants.find((one) => isSame(one.choices, choices))?.id ?? '',
  )
}

const isSame = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys(a).every((key) => a[key] === b[key])

async function setStock(
  api: Api,
  product: DemoProduct,
  productId: string,
  ids: readonly string[],
): Promise<void> {
  const plan: readonly (DemoStock | undefined)[] = isManaged(product)
    ? product.variants.map((variant: DemoVariant) => variant.stock)
    : [product.stock]
  const trackQuantity = plan.some((stock) => stock?.isTracked)
  const variants = plan.map((stock, index) => {
    const variantId = isManaged(product) ? (ids[index] ?? '') : DEFAULT_VARIANT
    if (trackQuantity) return { variantId, quantity: stock?.isTracked ? stock.quantity : 0 }
    return { variantId, inStock: stock?.isTracked === false ? stock.isInStock : true }
  })
  const { leavesInDays, ...terms } = product.preorder ?? {}
  const preorderInfo = product.preorder ? { enabled: true, ...terms } : undefined
  await api.inventory.updateInventoryVariants({
    inventoryItem: {
      productId,
      trackQuantity,
      variants,
      ...(preorderInfo ? { preorderInfo } : {}),
    },
  })
  if (leavesInDays !== undefined) await setLeavingDay(api, productId, leavesInDays)
}

/** Sets the dispatch date of its pre-orders. */
async function setLeavingDay(api: Api, productId: string, days: number): Promise<void> {
  const shipsAt = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const { items } = await api.stock.listStock({ filter: { productIds: [productId] } })
  await api.stock.saveStock({ items: items.map(({ id }) => ({ id, preorder: { shipsAt } })) })
}

const isManaged = ({ variants }: DemoProduct) => variants.length > 0
