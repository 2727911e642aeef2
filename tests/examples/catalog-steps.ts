import { catalogWrites } from '../catalog/catalog-writes.fixture.ts'
import { item, treeReference } from '../catalog/categories.fixture.ts'
import type { ExampleContext, Steps } from './example-context.ts'

const text = (words: string) => ({ search: { expression: words } })
const paging = { paging: { limit: 2 } }
const cursorPaging = { cursorPaging: { limit: 2 } }

/** Each write has a turn of its own; by the third the shop sells in euros, as examples of amounts expect. */
const turnOf = (name: string, at: number): number =>
  name === 'sites.updateSettings' ? 3 : (at % 30) + 1

/** The steps that change the catalog are those of its stories. */
const writes: Steps = Object.fromEntries(
  Object.entries(catalogWrites).map(([name, write], turn) => [
    name,
    ({ merchant, fixture }: ExampleContext) => write(merchant, fixture, turnOf(name, turn)),
  ]),
)

const slugOf = async ({ merchant, fixture }: ExampleContext) =>
  (await merchant.catalogV3.getProduct({ productId: fixture.plain })).product.slug ?? ''

const productsV1: Steps = {
  'catalogV1.getProduct': ({ visitor, fixture }) =>
    visitor.catalogV1.getProduct({ id: fixture.managed }),
  'catalogV1.getProductOptionsAvailability': ({ visitor, fixture }) =>
    visitor.catalogV1.getProductOptionsAvailability({
      id: fixture.managed,
      options: { Size: 'S' },
    }),
  'catalogV1.queryProducts': ({ visitor }) => {
    const filter = { name: { $startsWith: 'Vase' }, price: { $lt: 100 } }
    const sort = [{ fieldName: 'price', order: 'ASC' as const }]
    return visitor.catalogV1.queryProducts({ query: { filter, sort, ...paging } })
  },
  'catalogV1.queryProductsByText': ({ visitor }) => {
    const filter = '{"name": {"$startsWith": "Vase"}}'
    return visitor.catalogV1.queryProductsByText({ query: { filter, ...paging } })
  },
  'catalogV1.getStoreVariant': async ({ visitor, fixture }) => {
    const { product } = await visitor.catalogV1.getProduct({ id: fixture.managed })
    const id = `${fixture.managed}-${product.variants[0]?.id}`
    return visitor.catalogV1.getStoreVariant({ id })
  },
  'catalogV1.queryProductVariants': ({ visitor, fixture }) =>
    visitor.catalogV1.queryProductVariants({ id: fixture.managed, choices: { Size: 'S' } }),
  'catalogV1.queryStoreVariants': ({ visitor }) =>
    visitor.catalogV1.queryStoreVariants({ query: paging }),
  'catalogV1.getCollection': ({ visitor, fixture }) =>
    visitor.catalogV1.getCollection({ id: fixture.collectionId }),
  'catalogV1.getCollectionBySlug': ({ visitor }) =>
    visitor.catalogV1.getCollectionBySlug({ slug: 'new' }),
  'catalogV1.queryCollections': ({ visitor }) =>
    visitor.catalogV1.queryCollections({ query: paging }),
  'catalogV1.getPlainCollection': ({ visitor, fixture }) =>
    visitor.catalogV1.getPlainCollection({
      id: fixture.collectionId,
      includeNumberOfProducts: true,
    }),
  'catalogV1.queryCollectionsByText': ({ visitor }) =>
    visitor.catalogV1.queryCollectionsByText({ query: paging, includeNumberOfProducts: true }),
}

const productsV3: Steps = {
  'catalogV3.getProduct': ({ visitor, fixture }) =>
    visitor.catalogV3.getProduct({ productId: fixture.managed, fields: ['CURRENCY', 'URL'] }),
  'catalogV3.getProductBySlug': async (context) =>
    context.merchant.catalogV3.getProductBySlug({ slug: await slugOf(context) }),
  'catalogV3.countProducts': ({ visitor }) =>
    visitor.catalogV3.countProducts({ filter: { visible: true } }),
  'catalogV3.queryProducts': ({ visitor }) => {
    const filter = { slug: { $startsWith: 'vase' } }
    const sort = [{ fieldName: 'slug', order: 'ASC' as const }]
    return visitor.catalogV3.queryProducts({ query: { filter, sort, ...cursorPaging } })
  },
  'catalogV3.searchProducts': ({ visitor }) =>
    visitor.catalogV3.searchProducts({ search: { ...text('vase'), ...cursorPaging } }),
  'catalogV3.queryVariants': ({ visitor }) =>
    visitor.catalogV3.queryVariants({ query: cursorPaging }),
  'catalogV3.searchVariants': ({ visitor }) =>
    visitor.catalogV3.searchVariants({ search: { ...text('vase'), ...cursorPaging } }),
  'catalogV3.getAllProductsCategory': ({ visitor }) => visitor.catalogV3.getAllProductsCategory({}),
  'catalogV3.bulkRemoveInfoSectionsFromProductsByFilter': async ({ merchant }) => {
    const infoSection = { uniqueName: 'returns', title: 'Returns' }
    const { id } = (await merchant.catalogV3.getOrCreateInfoSection({ infoSection })).infoSection
    return merchant.catalogV3.bulkRemoveInfoSectionsFromProductsByFilter({
      filter: { visible: true },
      infoSectionIds: [id],
    })
  },
  'catalogV3.bulkUpdateProductTagsByFilter': ({ merchant }) =>
    merchant.catalogV3.bulkUpdateProductTagsByFilter({
      filter: { visible: true },
      assignTags: { publicTags: { tagIds: ['spring'] } },
    }),
}

const inTree = { treeReference }
const newCategory = async ({ merchant, fixture }: ExampleContext, name: string) => {
  const { category } = await merchant.categories.createCategory({ category: { name }, ...inTree })
  const items = [item(fixture.plain)]
  await merchant.categories.bulkAddItemsToCategory({ categoryId: category.id, items, ...inTree })
  return category
}

const categories: Steps = {
  'categories.getCategory': async (context) => {
    const { id: categoryId } = await newCategory(context, 'Tableware')
    return context.visitor.categories.getCategory({ categoryId, ...inTree })
  },
  'categories.getCategoryBySlug': ({ visitor }) =>
    visitor.categories.getCategoryBySlug({ slug: 'tableware', ...inTree }),
  'categories.countCategories': ({ visitor }) => visitor.categories.countCategories(inTree),
  'categories.queryCategories': ({ visitor }) => {
    const query = { filter: { name: { $startsWith: 'Table' } }, ...cursorPaging }
    return visitor.categories.queryCategories({ query, ...inTree })
  },
  'categories.searchCategories': ({ visitor }) =>
    visitor.categories.searchCategories({
      search: { ...text('tableware'), ...cursorPaging },
      ...inTree,
    }),
  'categories.listTrees': ({ visitor }) => visitor.categories.listTrees({}),
  'categories.setArrangedItems': async (context) => {
    const { id: categoryId } = await newCategory(context, 'Arranged')
    const items = [item(context.fixture.plain)]
    return context.merchant.categories.setArrangedItems({ categoryId, items, ...inTree })
  },
  'categories.getArrangedItems': async (context) => {
    const { id: categoryId } = await newCategory(context, 'Shown first')
    const items = [item(context.fixture.plain)]
    await context.merchant.categories.setArrangedItems({ categoryId, items, ...inTree })
    return context.visitor.categories.getArrangedItems({ categoryId, ...inTree })
  },
  'categories.listItemsInCategory': async (context) => {
    const { id: categoryId } = await newCategory(context, 'Listed')
    return context.visitor.categories.listItemsInCategory({
      categoryId,
      ...cursorPaging,
      ...inTree,
    })
  },
  'categories.listCategoriesForItem': async ({ merchant, visitor }) => {
    const product = { name: 'Plate', priceData: { price: '12' } }
    const { id } = (await merchant.catalogV1.createProduct({ product })).product
    return visitor.categories.listCategoriesForItem({ item: item(id), ...inTree })
  },
  'categories.listCategoriesForItems': async ({ merchant, visitor }) => {
    const product = { name: 'Saucer', priceData: { price: '8' } }
    const { id } = (await merchant.catalogV1.createProduct({ product })).product
    return visitor.categories.listCategoriesForItems({ items: [item(id)], ...inTree })
  },
}

/** Reads come first, for the writes leave much behind. */
export const catalogSteps: Steps = { ...productsV1, ...productsV3, ...categories, ...writes }
