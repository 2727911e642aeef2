import { type Merchant, startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCountedItem } from '../stock/inventory-items.fixture.ts'
import type { Results } from './bulk-refusals.fixture.ts'
import { name, treeReference } from './categories.fixture.ts'
import { texts } from './customizations.fixture.ts'
import { create } from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

type Api = Merchant['api']

/** Why the second of three is refused, and the field that is broken. */
interface BrokenCase {
  readonly code: string
  readonly field: string
  readonly call: (api: Api) => Promise<Results>
}
const blank = (field: string, call: BrokenCase['call']): BrokenCase => ({
  code: 'ONLY_SPACES_STRING_ERROR',
  field,
  call,
})

/** An invalid entity between two valid ones. */
const around = async <T>(good: () => T | Promise<T>, wrong: (one: T) => T | Promise<T>) => [
  await good(),
  await wrong(await good()),
  await good(),
]

const brand = async ({ catalogV3 }: Api) =>
  (await catalogV3.createBrand({ brand: { name: name('Kiln') } })).brand
const ribbon = async ({ catalogV3 }: Api) =>
  (await catalogV3.createRibbon({ ribbon: { name: name('New') } })).ribbon
const renamed = ({ id, revision }: { readonly id: string; readonly revision: string }) => ({
  id,
  revision,
  name: name('Other'),
})

const labels: Record<string, BrokenCase> = {
  bulkCreateBrands: blank('brands[1].name', async ({ catalogV3 }) =>
    catalogV3.bulkCreateBrands({
      brands: await around(
        () => ({ name: name('Kiln') }),
        () => ({ name: ' ' }),
      ),
    }),
  ),
  bulkUpdateBrands: blank('brands[1].brand.name', async (api) =>
    api.catalogV3.bulkUpdateBrands({
      brands: await around(
        async () => ({ brand: renamed(await brand(api)) }),
        (one) => ({ brand: { ...one.brand, name: ' ' } }),
      ),
    }),
  ),
  bulkGetOrCreateBrands: blank('brandNames[1]', ({ catalogV3 }) =>
    catalogV3.bulkGetOrCreateBrands({ brandNames: [name('Kiln'), '  ', name('Kiln')] }),
  ),
  bulkCreateRibbons: blank('ribbons[1].name', async ({ catalogV3 }) =>
    catalogV3.bulkCreateRibbons({
      ribbons: await around(
        () => ({ name: name('New') }),
        () => ({ name: ' ' }),
      ),
    }),
  ),
  bulkUpdateRibbons: blank('ribbons[1].ribbon.name', async (api) =>
    api.catalogV3.bulkUpdateRibbons({
      ribbons: await around(
        async () => ({ ribbon: renamed(await ribbon(api)) }),
        (one) => ({ ribbon: { ...one.ribbon, name: ' ' } }),
      ),
    }),
  ),
  bulkGetOrCreateRibbons: blank('ribbonNames[1]', ({ catalogV3 }) =>
    catalogV3.bulkGetOrCreateRibbons({ ribbonNames: [name('New'), '  ', name('New')] }),
  ),
}

const observed = () => ({ uniqueName: name('care'), title: 'Care', plainDescription: '<p>Air</p>' })
const section = async ({ catalogV3 }: Api) =>
  (await catalogV3.createInfoSection({ infoSection: observed() })).infoSection

const sections: Record<string, BrokenCase> = {
  bulkCreateInfoSections: {
    code: 'FORMAT',
    field: 'infoSections[1].plainDescription',
    call: async ({ catalogV3 }) =>
      catalogV3.bulkCreateInfoSections({
        infoSections: await around(observed, (one) => ({ ...one, plainDescription: '<p' })),
      }),
  },
  bulkUpdateInfoSections: blank('infoSections[1].infoSection.title', async (api) =>
    api.catalogV3.bulkUpdateInfoSections({
      infoSections: await around(
        async () => ({ infoSection: { id: (await section(api)).id, revision: '1', title: 'New' } }),
        (one) => ({ infoSection: { ...one.infoSection, title: ' ' } }),
      ),
    }),
  ),
  bulkGetOrCreateInfoSections: blank('infoSections[1].uniqueName', async ({ catalogV3 }) =>
    catalogV3.bulkGetOrCreateInfoSections({
      infoSections: await around(observed, (one) => ({ ...one, uniqueName: ' ' })),
    }),
  ),
  'bulkGetOrCreateInfoSections, of one without a title': {
    code: 'REQUIRED_FIELD',
    field: 'infoSections[1].title',
    call: ({ catalogV3 }) =>
      catalogV3.bulkGetOrCreateInfoSections({
        infoSections: [observed(), { uniqueName: name('care') }, observed()],
      }),
  },
}

const option = () => ({
  name: name('Size'),
  customizationType: 'PRODUCT_OPTION' as const,
  customizationRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: texts('S', 'M') },
})
const customization = async ({ catalogV3 }: Api) =>
  (await catalogV3.createCustomization({ customization: option() })).customization
const noPicture = { ...texts('L')[0], displayImage: {} } as never

const customizations: Record<string, BrokenCase> = {
  bulkCreateCustomizations: {
    code: 'ID_NOT_ALLOWED_IN_REQUEST',
    field: 'customizations[1].id',
    call: async ({ catalogV3 }) => {
      const id = '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b0ff'
      return catalogV3.bulkCreateCustomizations({
        customizations: await around(option, (one) => ({ ...one, id })),
      })
    },
  },
  bulkAddCustomizationChoices: {
    code: 'FORMAT',
    field: 'customizationsChoices[1].choices[0].displayImage',
    call: async (api) =>
      api.catalogV3.bulkAddCustomizationChoices({
        customizationsChoices: await around(
          async () => ({ customizationId: (await customization(api)).id, choices: texts('L') }),
          (one) => ({ ...one, choices: [noPicture] }),
        ),
      }),
  },
}

const shelf = async ({ categories }: Api) =>
  (await categories.createCategory({ category: { name: name() }, treeReference })).category

const categories: Record<string, BrokenCase> = {
  bulkUpdateCategories: blank('categories[1].category.name', async (api) =>
    api.categories.bulkUpdateCategories({
      categories: await around(
        async () => ({ category: renamed(await shelf(api)) }),
        (one) => ({ category: { ...one.category, name: ' ' } }),
      ),
      treeReference,
    }),
  ),
}

const place = async (api: Api) => {
  const product = await create(api)
  return { productId: product.id, variantId: product.variantsInfo?.variants[0]?.id ?? '' }
}
const both = { quantity: 2, inStock: true }

const inventory: Record<string, BrokenCase> = {
  'bulkCreateInventoryItems, of nothing': {
    code: 'REQUIRED_ONE_OF_FIELD',
    field: 'inventoryItems[1]',
    call: async (api) =>
      api.catalogV3.bulkCreateInventoryItems({
        inventoryItems: [
          { ...(await place(api)), quantity: 1 },
          await place(api),
          { ...(await place(api)), inStock: true },
        ],
      }),
  },
  'bulkCreateInventoryItems, of both': {
    code: 'ONE_OF_ALIGNMENT',
    field: 'inventoryItems[1].inStock',
    call: async (api) =>
      api.catalogV3.bulkCreateInventoryItems({
        inventoryItems: await around(
          async () => ({ ...(await place(api)), quantity: 1 }),
          (one) => ({ ...one, ...both }),
        ),
      }),
  },
  bulkUpdateInventoryItems: {
    code: 'ONE_OF_ALIGNMENT',
    field: 'inventoryItems[1].inventoryItem.inStock',
    call: async (api) =>
      api.catalogV3.bulkUpdateInventoryItems({
        inventoryItems: await around(
          async () => {
            const { id, revision } = await createCountedItem(api, 1)
            return { inventoryItem: { id, revision, quantity: 2 } }
          },
          (one) => ({ inventoryItem: { ...one.inventoryItem, ...both } }),
        ),
      }),
  },
  bulkUpsertInventoryItems: {
    code: 'ONE_OF_ALIGNMENT',
    field: 'inventoryItems[1].inventoryItem.inStock',
    call: async (api) =>
      api.catalogV3.bulkUpsertInventoryItems({
        inventoryItems: await around(
          async () => ({ inventoryItem: { ...(await place(api)), quantity: 1 } }),
          (one) => ({ inventoryItem: { ...one.inventoryItem, ...both } }),
        ),
      }),
  },
}

describe('when the second of three items in a bulk call breaks a rule of a field,', () => {
  test.each(
    Object.entries({ ...labels, ...sections, ...customizations, ...categories, ...inventory }),
  )(
    '%s changes the others and names the field of the error',
    async (_name, { code, field, call }) => {
      const { results } = await call(shop.people.merchant().api)
      expect(
        results.map(({ itemMetadata: { success, error } }) => (success ? 'done' : error)),
      ).toMatchObject([
        'done',
        { code, description: expect.stringMatching(/\S/), data: { field } },
        'done',
      ])
    },
  )

  test('the error of an item that exists names the item', async () => {
    const { api } = shop.people.merchant()
    const { id, revision } = await brand(api)
    const { results } = await api.catalogV3.bulkUpdateBrands({
      brands: [{ brand: { id, revision, name: ' ' } }],
    })
    expect(results[0]?.itemMetadata).toMatchObject({ id, originalIndex: 0, success: false })
    expect((await api.catalogV3.getBrand({ brandId: id })).brand.revision).toBe(revision)
  })

  test('each error names the index of its item, also after other errors', async () => {
    const { catalogV3 } = shop.people.merchant().api
    const { results } = await catalogV3.bulkGetOrCreateInfoSections({
      infoSections: [{ ...observed(), title: ' ' }, observed(), {}],
    })
    expect(results.map(({ itemMetadata }) => itemMetadata.error?.data)).toMatchObject([
      { field: 'infoSections[0].title' },
      undefined,
      { field: 'infoSections[2].uniqueName' },
    ])
  })
})

const twice: Record<string, readonly [rule: string, call: (api: Api) => Promise<Results>]> = {
  brands: [
    'DUPLICATE_BRAND_IDS_REQUEST',
    async (api) => {
      const one = await brand(api)
      return api.catalogV3.bulkUpdateBrands({
        brands: [{ brand: renamed(one) }, { brand: renamed(shouted(one)) }],
      })
    },
  ],
  ribbons: [
    'DUPLICATE_RIBBON_IDS_REQUEST',
    async (api) => {
      const one = await ribbon(api)
      return api.catalogV3.bulkUpdateRibbons({
        ribbons: [{ ribbon: renamed(one) }, { ribbon: renamed(shouted(one)) }],
      })
    },
  ],
  infoSections: [
    'DUPLICATE_INFO_SECTION_IDS_REQUEST',
    async (api) => {
      const { id, revision } = await section(api)
      const infoSection = { id, revision, title: 'New' }
      return api.catalogV3.bulkUpdateInfoSections({
        infoSections: [{ infoSection }, { infoSection: shouted(infoSection) }],
      })
    },
  ],
  customizations: [
    'DUPLICATE_CUSTOMIZATION_IDS_REQUEST',
    async (api) => {
      const one = await customization(api)
      return api.catalogV3.bulkUpdateCustomizations({
        customizations: [{ customization: renamed(one) }, { customization: renamed(shouted(one)) }],
      })
    },
  ],
}
const shouted = <T extends { readonly id: string }>(one: T): T => ({
  ...one,
  id: one.id.toUpperCase(),
})

test.each(Object.entries(twice))('%s change once in a call', async (list, [ruleName, call]) => {
  await expect(call(shop.people.merchant().api)).rejects.toMatchObject({
    status: 400,
    violations: [{ field: list, violatedRule: 'OTHER', ruleName }],
  })
})
