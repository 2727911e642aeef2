import type { Merchant } from '@vitrine/testkit'
import fc from 'fast-check'
import { storesApp, treeReference } from './categories.fixture.ts'
import { chosen, money, type NewProduct, textOption } from './listed-products.fixture.ts'
import { oddText } from './random-queries.fixture.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const text = oddText.map((one) => one.trim().slice(0, 30)).filter((one) => one !== '')
const guids = ['7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b001', 'a0b1c2d3-51b9-4a0c-9c2b-4f1a06a7b002']
const sizes = fc.uniqueArray(fc.constantFrom('S', '50%', 'Grün', '🏺'), { maxLength: 3 })

const variant = fc.record(
  {
    price: fc.constantFrom('1', '2.5', '10', '999.99'),
    before: maybe(fc.constantFrom('1000', '1000.5')),
    visible: fc.boolean(),
    code: maybe(text),
    barcode: maybe(text),
    weight: maybe(fc.constantFrom('0.5', '2', '10')),
    stock: fc.oneof(
      fc.record({ quantity: fc.integer({ min: 0, max: 2 }) }),
      fc.record({ inStock: fc.boolean() }),
    ),
    ahead: fc.boolean(),
  },
  { requiredKeys: ['price', 'visible', 'stock', 'ahead'] },
)
type VariantPlan = typeof variant extends fc.Arbitrary<infer T> ? T : never

export const productPlan = fc.record({
  product: fc.record(
    {
      name: text,
      visible: fc.boolean(),
      visibleInPos: fc.boolean(),
      brand: maybe(text.map((name) => ({ name }))),
      ribbon: maybe(fc.constant({ name: 'Sale' })),
      additionalRibbons: fc.subarray([{ name: 'New' }, { name: '100%' }]),
      taxGroupId: maybe(fc.constantFrom(...guids)),
      tags: fc
        .tuple(fc.subarray(['a', 'A', '%']), fc.subarray(['b', 'é']))
        .map(([open, own]) => ({ publicTags: { tagIds: open }, privateTags: { tagIds: own } })),
      physicalProperties: fc.record(
        { fulfillerId: text, deliveryProfileId: fc.constantFrom(...guids) },
        { requiredKeys: [] },
      ),
      infoSections: fc
        .subarray(['care', 'Clay', '50%'])
        .map((all) =>
          all.map((uniqueName) => ({ uniqueName, title: 'T', plainDescription: '<p>x</p>' })),
        ),
      modifiers: fc.subarray(['Wrapping', "It's"]).map((all) => all.map((name) => modifier(name))),
    },
    { requiredKeys: ['name', 'visible'] },
  ),
  sizes,
  variants: fc.array(variant, { minLength: 3, maxLength: 3 }),
  shelves: fc.subarray([0, 1, 2]),
})
export type Plan = typeof productPlan extends fc.Arbitrary<infer T> ? T : never

const modifier = (name: string) => ({
  name,
  modifierRenderType: 'TEXT_CHOICES' as const,
  mandatory: false,
  choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT' as const, name: 'Paper' }] },
})

let codes = 0
const variantOf = (plan: VariantPlan, size?: string) => ({
  visible: plan.visible,
  choices: size ? [chosen('Size', size)] : [],
  ...(plan.code && { sku: `${plan.code}${++codes}` }),
  ...(plan.barcode && { barcode: `${plan.barcode}${++codes}` }),
  price: {
    actualPrice: money(plan.price),
    ...(plan.before && { compareAtPrice: money(plan.before) }),
  },
  physicalProperties: plan.weight ? { weight: plan.weight } : {},
  inventoryItem: { ...plan.stock, preorderInfo: { enabled: plan.ahead } },
})

const productOf = ({ product, sizes: names, variants }: Plan): NewProduct => ({
  physicalProperties: {},
  ...(product as object),
  name: product.name,
  productType: 'PHYSICAL',
  ...(names.length > 0 && { options: [textOption('Size', ...names)] }),
  variantsInfo: {
    variants: (names.length > 0 ? names : [undefined]).map((size, at) =>
      variantOf(variants[at] as VariantPlan, size),
    ) as never,
  },
})

/** Creates these products in three categories: a visible one, one below it, and a hidden one; stock at two locations. */
export async function makeCatalog({ api }: Merchant, plans: readonly Plan[]): Promise<void> {
  const shelves: string[] = []
  for (const [name, visible, below] of [
    ['Sale %', true, false],
    ['Éclat', true, true],
    ['Back room', false, false],
  ] as const) {
    const category = { name, visible, ...(below && { parentCategory: { id: shelves[0] } }) }
    const made = await api.categories.createCategory({ category: category as never, treeReference })
    shelves.push(made.category.id)
  }
  const { location } = await api.inventory.createLocation({ location: { name: 'Annex' } })
  const { productResults } = await api.catalogV3.bulkCreateProductsWithInventory({
    products: plans.map(productOf) as never,
    returnEntity: true,
  })
  const products = productResults.results.map(({ item, itemMetadata }) => {
    if (!item) throw new Error(JSON.stringify(itemMetadata.error))
    return item
  })
  for (const [shelf, categoryId] of shelves.entries()) {
    const items = products
      .filter((_, at) => plans[at]?.shelves.includes(shelf))
      .map(({ id }) => ({ catalogItemId: id, appId: storesApp }))
    if (items.length === 0) continue
    await api.categories.bulkAddItemsToCategory({ categoryId, items, treeReference })
  }
  const [first] = products
  const variantId = first?.variantsInfo?.variants[0]?.id ?? ''
  await api.catalogV3.createInventoryItem({
    inventoryItem: { productId: first?.id ?? '', variantId, locationId: location.id, quantity: 5 },
  })
}
