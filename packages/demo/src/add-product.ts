import type { Api } from './api.ts'
import { type ExhibitSpec, swatchOf } from './exhibits/index.ts'
import { addPicture } from './pictures.ts'
import { shippingSections } from './shop/sections.ts'
import type { DemoOption, DemoProduct } from './shop/types.ts'

type NewProduct = Parameters<Api['catalogV1']['createProduct']>[0]['product']

/** Makes a product that is a file; the calls of this dialect only make things. Answers its id. */
export type CreateDigital = (product: {
  name: string
  price: string
  description: string
  brand: string
}) => Promise<string>

/** Brings one product in: itself, its pictures, its stock, its collections. */
export async function addProduct(
  api: Api,
  product: DemoProduct,
  collectionIds: ReadonlyMap<string, string>,
  createDigital: CreateDigital,
): Promise<void> {
  const id = product.digital
    ? await createFile(api, product, createDigital)
    : await createThing(api, product)
  await addGallery(api, product, id)
  await priceSteps(api, product, id)
  await setStock(api, product, id)
  for (const slug of product.collections) {
    const collection = collectionIds.get(slug)
    if (collection)
      await api.catalogV1.addProductsToCollection({ id: collection, productIds: [id] })
  }
}

const description = ({ text }: DemoProduct) => `<p>${text}</p>`
const isManaged = ({ options }: DemoProduct) => options !== undefined

async function createThing(api: Api, product: DemoProduct): Promise<string> {
  const made: NewProduct = {
    name: product.name,
    description: description(product),
    productType: 'physical',
    priceData: { price: product.price },
    visible: !product.hidden,
    brand: product.maker,
    additionalInfoSections: [
      { title: 'Details', description: `<p>${product.details}</p>` },
      ...shippingSections,
    ],
    ...(product.ribbon ? { ribbon: product.ribbon } : {}),
    ...(product.weight ? { weight: product.weight } : {}),
    ...(product.discount ? { discount: product.discount } : {}),
    ...(product.perUnit ? { pricePerUnitData: perUnit(product.perUnit) } : {}),
    ...(product.options
      ? {
          manageVariants: true,
          productOptions: product.options.map((one) => toOption(product, one)),
        }
      : {}),
  }
  const { product: created } = await api.catalogV1.createProduct({ product: made })
  return created.id
}

async function createFile(
  api: Api,
  product: DemoProduct,
  createDigital: CreateDigital,
): Promise<string> {
  const { name, price, maker } = product
  const id = await createDigital({ name, price, brand: maker, description: description(product) })
  const changes = {
    ...(product.discount ? { discount: product.discount } : {}),
    ...(product.ribbon ? { ribbon: product.ribbon } : {}),
    additionalInfoSections: [{ title: 'Details', description: `<p>${product.details}</p>` }],
  }
  await api.catalogV1.updateProduct({ product: { id, ...changes } })
  return id
}

const perUnit = ({ total, unit, base, baseUnit }: NonNullable<DemoProduct['perUnit']>) => ({
  totalQuantity: total,
  totalMeasurementUnit: unit,
  baseQuantity: base,
  baseMeasurementUnit: baseUnit,
})

const toOption = ({ picture }: DemoProduct, { name, choices }: DemoOption) => ({
  name,
  choices: choices.map((choice) => ({
    description: choice.name,
    value: choice.palette ? swatchOf(picture.family, choice.palette) : choice.name,
  })),
})

/** A front view, one for each colour, a close view and a room. */
async function addGallery(api: Api, product: DemoProduct, id: string): Promise<void> {
  const slug = `${product.picture.family}-${product.picture.seed}`
  const colours = (product.options ?? []).flatMap(({ name, choices }) =>
    choices.flatMap((choice) =>
      choice.palette ? [{ option: name, choice: choice.name, palette: choice.palette }] : [],
    ),
  )
  const add = async (spec: Partial<ExhibitSpec>, choice?: { option: string; choice: string }) => {
    const mediaId = await addPicture(
      api,
      { ...product.picture, ...spec },
      `${slug}-${choice?.choice ?? spec.view ?? 'front'}`,
    )
    await api.catalogV1.addProductMedia({ id, media: [{ mediaId, ...(choice ? { choice } : {}) }] })
  }
  if (colours.length === 0) await add({})
  for (const { palette, ...choice } of colours) await add({ palette }, choice)
  await add({ view: 'room' })
  await add({ view: 'detail' })
}

/** Each further choice of the last option costs a step more. */
async function priceSteps(api: Api, product: DemoProduct, id: string): Promise<void> {
  const last = product.options?.at(-1)
  if (!product.step || !last) return
  const variants = last.choices.slice(1).map((choice, index) => ({
    choices: { [last.name]: choice.name },
    price: addCents(product.price, product.step as string, index + 1),
  }))
  await api.catalogV1.updateProductVariants({ id, variants })
}

function addCents(price: string, step: string, times: number): string {
  const cents = toCents(price) + toCents(step) * times
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
const toCents = (amount: string) => Number(amount.replace('.', ''))

async function setStock(api: Api, product: DemoProduct, productId: string): Promise<void> {
  const plan = product.stock ?? ['always']
  const trackQuantity = plan.some((one) => typeof one === 'number')
  const ids = isManaged(product)
    ? await variantIds(api, productId)
    : ['00000000-0000-0000-0000-000000000000']
  const variants = ids.map((variantId, index) => {
    const stock = plan[index % plan.length] ?? 'always'
    if (trackQuantity)
      return { variantId, quantity: typeof stock === 'number' ? stock : stock === 'none' ? 0 : 50 }
    return { variantId, inStock: stock !== 'none' }
  })
  const preorderInfo = product.preorder ? { enabled: true, ...product.preorder } : undefined
  await api.inventory.updateInventoryVariants({
    inventoryItem: {
      productId,
      trackQuantity,
      variants,
      ...(preorderInfo ? { preorderInfo } : {}),
    },
  })
}

async function variantIds(api: Api, id: string): Promise<string[]> {
  const { variants } = await api.catalogV1.queryProductVariants({
    id,
    paging: { limit: 100, offset: 0 },
  })
  return variants.map((variant) => variant.id)
}
