import type { Merchant } from '@vitrine/testkit'
import { unknownId } from './categories.fixture.ts'
import { create, priced, productInput, unique } from './listed-products.fixture.ts'

type Api = Merchant['api']

export interface Results {
  readonly results: readonly {
    readonly itemMetadata: {
      readonly id?: string
      readonly originalIndex: number
      readonly success: boolean
      readonly error?: { readonly code: string; readonly description: string }
    }
  }[]
  readonly bulkActionMetadata: {
    readonly totalSuccesses: number
    readonly totalFailures: number
    readonly undetailedFailures: number
  }
}

/** A call for something that can be done and for something that cannot, in this order. */
export interface MixedCall {
  /** Why the second is refused. */
  readonly code: string
  readonly call: (api: Api) => Promise<Results>
}

const variantOf = (product: Awaited<ReturnType<typeof create>>) =>
  product.variantsInfo?.variants[0]?.id ?? ''
const stocked = (inventoryItem: object) =>
  productInput({ variantsInfo: { variants: [{ ...priced('5'), inventoryItem }] } as never })
const limitOfUncounted = { inStock: false, preorderInfo: { enabled: true, limit: 3 } }
const unlimited = 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY'

const products: Record<string, MixedCall> = {
  'catalogV1.bulkUpdateProducts': {
    code: 'PRODUCT_NOT_FOUND',
    call: async (api) =>
      api.catalogV1.bulkUpdateProducts({
        ids: [(await create(api)).id, unknownId],
        set: { price: '3' },
      }),
  },
  'catalogV1.bulkAdjustProductProperties': {
    code: 'PRICE_OUT_OF_RANGE',
    call: async (api) => {
      const cheap = await create(api, productInput({ variantsInfo: { variants: [priced('1')] } }))
      const ids = [(await create(api)).id, cheap.id]
      return api.catalogV1.bulkAdjustProductProperties({ ids, adjust: { price: { amount: '-5' } } })
    },
  },
  'catalogV3.bulkCreateProducts': {
    code: 'INVALID_SLUG_FORMAT',
    call: (api) =>
      api.catalogV3.bulkCreateProducts({
        products: [productInput(), productInput({ slug: 'No slug!' })],
      }),
  },
  'catalogV3.bulkUpdateProducts': {
    code: 'INVALID_REVISION',
    call: async (api) => {
      const [{ id }, other] = [await create(api), await create(api)]
      const stale = { id: other.id, revision: '9', name: unique('Stale') }
      return api.catalogV3.bulkUpdateProducts({
        products: [{ product: { id, revision: '1', name: unique('New') } }, { product: stale }],
      })
    },
  },
  'catalogV3.bulkDeleteProducts': {
    code: 'PRODUCT_NOT_FOUND',
    call: async (api) =>
      api.catalogV3.bulkDeleteProducts({ productIds: [(await create(api)).id, unknownId] }),
  },
  'catalogV3.bulkUpdateProductTags': {
    code: 'PRODUCT_NOT_FOUND',
    call: async (api) =>
      api.catalogV3.bulkUpdateProductTags({
        productIds: [(await create(api)).id, unknownId],
        assignTags: { publicTags: { tagIds: ['new'] } },
      }),
  },
  'catalogV3.bulkAddInfoSectionsToProducts': {
    code: 'INVALID_REVISION',
    call: async (api) =>
      api.catalogV3.bulkAddInfoSectionsToProducts({
        products: await oneStale(api),
        infoSectionIds: [await section(api)],
      }),
  },
  'catalogV3.bulkRemoveInfoSectionsFromProducts': {
    code: 'INVALID_REVISION',
    call: async (api) =>
      api.catalogV3.bulkRemoveInfoSectionsFromProducts({
        products: await oneStale(api),
        infoSectionIds: [await section(api)],
      }),
  },
}

const withStock: Record<string, MixedCall> = {
  'catalogV3.bulkCreateProductsWithInventory': {
    code: 'INVALID_SLUG_FORMAT',
    call: async (api) => {
      const sent = [stocked({ quantity: 1 }), productInput({ slug: 'No slug!' })]
      return (await api.catalogV3.bulkCreateProductsWithInventory({ products: sent }))
        .productResults
    },
  },
  'the stock in catalogV3.bulkCreateProductsWithInventory': {
    code: unlimited,
    call: async (api) => {
      const sent = [stocked({ quantity: 1 }), stocked(limitOfUncounted)]
      const reply = await api.catalogV3.bulkCreateProductsWithInventory({ products: sent })
      return reply.inventoryResults
    },
  },
  'catalogV3.bulkUpdateProductsWithInventory': {
    code: 'INVALID_REVISION',
    call: async (api) => (await restock(api, { revision: '9' })).productResults,
  },
  'the stock in catalogV3.bulkUpdateProductsWithInventory': {
    code: unlimited,
    call: async (api) => (await restock(api, {}, limitOfUncounted)).inventoryResults,
  },
}

async function oneStale(api: Api) {
  const [{ id }, other] = [await create(api), await create(api)]
  return [
    { productId: id, revision: '1' },
    { productId: other.id, revision: '9' },
  ]
}

async function section(api: Api): Promise<string> {
  const infoSection = { uniqueName: unique('care'), title: 'Care', plainDescription: '<p>Air</p>' }
  return (await api.catalogV3.createInfoSection({ infoSection })).infoSection.id
}

/** Gives two products stock; the second is sent with something else. */
async function restock(api: Api, second: object, inventoryItem: object = { quantity: 2 }) {
  const [one, two] = [await create(api), await create(api)]
  const stock = (product: typeof one, sent: object) => ({
    variantsInfo: { variants: [{ id: variantOf(product), inventoryItem: sent }] },
  })
  return api.catalogV3.bulkUpdateProductsWithInventory({
    products: [
      { product: { id: one.id, revision: '1', ...stock(one, { quantity: 2 }) } },
      { product: { id: two.id, revision: '1', ...stock(two, inventoryItem), ...second } },
    ],
  })
}

const shared: Record<string, MixedCall> = {
  ...labels('Brand'),
  ...labels('Ribbon'),
  'catalogV3.bulkCreateInfoSections': {
    code: 'ALREADY_EXISTS',
    call: (api) => {
      const observed = { uniqueName: unique('care'), title: 'Care', plainDescription: '<p>Air</p>' }
      return api.catalogV3.bulkCreateInfoSections({ infoSections: [observed, observed] })
    },
  },
  'catalogV3.bulkUpdateInfoSections': {
    code: 'INVALID_REVISION',
    call: async (api) => {
      const [one, two] = [await section(api), await section(api)]
      return api.catalogV3.bulkUpdateInfoSections({
        infoSections: [
          { infoSection: { id: one, revision: '1', title: 'New' } },
          { infoSection: { id: two, revision: '9', title: 'Stale' } },
        ],
      })
    },
  },
  'catalogV3.bulkGetOrCreateInfoSections': {
    code: 'INFO_SECTION_NOT_FOUND',
    call: async (api) =>
      api.catalogV3.bulkGetOrCreateInfoSections({
        infoSections: [{ id: await section(api) }, { id: unknownId }],
      }),
  },
  'catalogV3.bulkDeleteInfoSections': {
    code: 'INFO_SECTION_NOT_FOUND',
    call: async (api) =>
      api.catalogV3.bulkDeleteInfoSections({ infoSectionIds: [await section(api), unknownId] }),
  },
  'catalogV3.bulkCreateCustomizations': {
    code: 'DUPLICATE_CHOICE_NAME',
    call: (api) =>
      api.catalogV3.bulkCreateCustomizations({ customizations: [option('S'), option('S', 's')] }),
  },
  'catalogV3.bulkUpdateCustomizations': {
    code: 'INVALID_REVISION',
    call: async (api) => {
      const [one, two] = [await customization(api), await customization(api)]
      return api.catalogV3.bulkUpdateCustomizations({
        customizations: [
          { customization: { id: one, revision: '1', name: unique('Size') } },
          { customization: { id: two, revision: '9', name: unique('Size') } },
        ],
      })
    },
  },
  'catalogV3.bulkAddCustomizationChoices': {
    code: 'DUPLICATE_CHOICE_NAME',
    call: async (api) =>
      api.catalogV3.bulkAddCustomizationChoices({
        customizationsChoices: [
          { customizationId: await customization(api), choices: [choice('L')] },
          { customizationId: await customization(api), choices: [choice('s')] },
        ],
      }),
  },
}

const choice = (text: string) => ({ choiceType: 'CHOICE_TEXT' as const, name: text })

const option = (...choices: string[]) => ({
  name: unique('Size'),
  customizationType: 'PRODUCT_OPTION' as const,
  customizationRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: choices.map(choice) },
})

const customization = async (api: Api): Promise<string> =>
  (await api.catalogV3.createCustomization({ customization: option('S') })).customization.id

/** Common cases of brands and ribbons. */
function labels(kind: 'Brand' | 'Ribbon'): Record<string, MixedCall> {
  const field = kind === 'Brand' ? ('brand' as const) : ('ribbon' as const)
  const bulk = (api: Api, verb: string, request: object): Promise<Results> =>
    (api.catalogV3 as unknown as Record<string, (sent: object) => Promise<Results>>)[
      `bulk${verb}${kind}s`
    ]?.(request) ?? Promise.reject(new Error(`There is no bulk${verb}${kind}s`))
  const add = async (api: Api): Promise<string> => {
    const label = { name: unique(kind) }
    if (kind === 'Brand') return (await api.catalogV3.createBrand({ brand: label })).brand.id
    return (await api.catalogV3.createRibbon({ ribbon: label })).ribbon.id
  }
  const renamed = (id: string, revision: string) => ({
    [field]: { id, revision, name: unique(kind) },
  })
  return {
    [`catalogV3.bulkCreate${kind}s`]: {
      code: 'ALREADY_EXISTS',
      call: (api) => {
        const label = { name: unique(kind) }
        return bulk(api, 'Create', { [`${field}s`]: [label, label] })
      },
    },
    [`catalogV3.bulkUpdate${kind}s`]: {
      code: 'INVALID_REVISION',
      call: async (api) =>
        bulk(api, 'Update', {
          [`${field}s`]: [renamed(await add(api), '1'), renamed(await add(api), '9')],
        }),
    },
    [`catalogV3.bulkGetOrCreate${kind}s`]: {
      code: 'ONLY_SPACES_STRING_ERROR',
      call: (api) => bulk(api, 'GetOrCreate', { [`${field}Names`]: [unique(kind), ' '] }),
    },
    [`catalogV3.bulkDelete${kind}s`]: {
      code: `${kind.toUpperCase()}_NOT_FOUND`,
      call: async (api) => bulk(api, 'Delete', { [`${field}Ids`]: [await add(api), unknownId] }),
    },
  }
}

/** Calls for many products and for shared entities. */
export const productRefusals: Readonly<Record<string, MixedCall>> = {
  ...products,
  ...withStock,
  ...shared,
}
