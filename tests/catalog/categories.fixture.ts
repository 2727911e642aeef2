import { VitrineError } from '@vitrine/sdk'
import type { Merchant, TestServer, Visitor } from '@vitrine/testkit'

type Api = Merchant['api']

export const treeReference = { appNamespace: '@wix/stores', treeKey: null }
export const unknownId = '00000000-0000-4000-8000-000000000000'
export const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
export const allProducts = '00000000-000000-000000-000000000001'

export const item = (catalogItemId: string) => ({ catalogItemId, appId: storesApp })

/** The error of a refused call; throws if the call succeeds. */
export const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof VitrineError)) throw new Error('It was not refused')
  return error
}
export const codeOf = async (work: Promise<unknown>) => {
  const { status, code } = await refusal(work)
  return [status, code]
}

let count = 0
export const name = (word = 'Shelf') => `${word} ${++count}`

/** The categories of a shop as its people see them. */
export function categoryHelpers(shop: () => TestServer) {
  const merchant = (): Merchant['api'] => shop().people.merchant().api
  const visitor = (): Visitor['api'] => shop().people.visitor().api
  type CategoryInput = Partial<Parameters<Api['categories']['createCategory']>[0]['category']>
  return {
    merchant,
    visitor,
    /** A category, below another one when that is given. */
    async add(input: CategoryInput = {}, parentId?: string) {
      const parent = parentId ? { parentCategory: { id: parentId } } : {}
      const category = { name: name(), ...parent, ...input }
      return (await merchant().categories.createCategory({ category, treeReference })).category
    },
    read: async (categoryId: string) =>
      (await merchant().categories.getCategory({ categoryId, treeReference })).category,
    async sell(input: { visible?: boolean } = {}) {
      const product = { name: name('Jar'), priceData: { price: '10' }, ...input }
      return (await merchant().catalogV1.createProduct({ product })).product.id
    },
    /** Ids of the children of a category, or of those at the top, in their order. */
    async children(parentId: string | null) {
      const { categories } = await merchant().categories.queryCategories({
        query: {
          filter: { 'parentCategory.id': parentId },
          sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }],
          cursorPaging: { limit: 1000 },
        },
        returnNonVisibleCategories: true,
        treeReference,
      })
      return categories.filter(({ id }) => id !== allProducts)
    },
    put: (categoryId: string, productIds: readonly string[]) =>
      merchant().categories.bulkAddItemsToCategory({
        categoryId,
        items: productIds.map(item),
        treeReference,
      }),
    move: (
      categoryId: string,
      parentCategoryId: string | null,
      position: 'FIRST' | 'LAST' | 'AFTER' = 'LAST',
      moveAfterCategoryId?: string,
    ) =>
      merchant().categories.moveCategory({
        categoryId,
        parentCategoryId,
        position,
        ...(moveAfterCategoryId && { moveAfterCategoryId }),
        treeReference,
      }),
    show: async (categoryId: string, visible: boolean) => {
      const { category } = await merchant().categories.getCategory({ categoryId, treeReference })
      const { revision } = category
      return merchant().categories.updateCategoryVisibility({
        categoryId,
        visible,
        revision,
        treeReference,
      })
    },
    items: async (api: Pick<Api, 'categories'>, categoryId: string, input: object = {}) => {
      const found = await api.categories.listItemsInCategory({
        categoryId,
        treeReference,
        ...input,
      })
      return found.items.map(({ catalogItemId }) => catalogItemId)
    },
  }
}
