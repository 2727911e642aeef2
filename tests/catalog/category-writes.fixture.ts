import type { Merchant } from '@vitrine/testkit'
import type { CatalogFixture } from './catalog-fixture.fixture.ts'
import { item, treeReference } from './categories.fixture.ts'

type Api = Merchant['api']
type Step = (api: Api, fixture: CatalogFixture, turn: number) => Promise<unknown>

const inTree = { treeReference }

async function addCategory(api: Api, turn: number, more: object = {}) {
  const category = { name: `Row ${turn}`, ...more }
  return (await api.categories.createCategory({ category, ...inTree })).category
}

/** A category with a product in it, which the texts of that product know. */
async function filled(api: Api, { plain }: CatalogFixture, turn: number) {
  const category = await addCategory(api, turn)
  const items = [item(plain)]
  await api.categories.bulkAddItemsToCategory({ categoryId: category.id, items, ...inTree })
  await api.catalogV1.getProduct({ id: plain })
  return category
}

/** Writes of the tree of categories, each as something that really changes it. */
export const categoryWrites: Readonly<Record<string, Step>> = {
  'categories.createCategory': (api, _scene, turn) => addCategory(api, turn),
  'categories.updateCategory': async (api, fixture, turn) => {
    const { id, revision } = await filled(api, fixture, turn)
    await api.categories.updateCategory({
      category: { id, revision, name: `Named ${turn}` },
      ...inTree,
    })
  },
  'categories.updateCategoryVisibility': async (api, fixture, turn) => {
    const { id: categoryId, revision } = await filled(api, fixture, turn)
    await api.categories.updateCategoryVisibility({
      categoryId,
      revision,
      visible: false,
      ...inTree,
    })
  },
  'categories.bulkUpdateCategories': async (api, fixture, turn) => {
    const { id, revision } = await filled(api, fixture, turn)
    const category = { id, revision, name: `Renamed ${turn}` }
    await api.categories.bulkUpdateCategories({ categories: [{ category }], ...inTree })
  },
  'categories.bulkShowCategories': async (api, _scene, turn) => {
    const { id } = await addCategory(api, turn, { visible: false })
    await api.categories.bulkShowCategories({ categoryIds: [id], ...inTree })
  },
  'categories.moveCategory': async (api, fixture, turn) => {
    const [top, { id: categoryId }] = [
      await addCategory(api, turn),
      await filled(api, fixture, turn),
    ]
    const parentCategoryId = top.id
    await api.categories.moveCategory({
      categoryId,
      parentCategoryId,
      position: 'FIRST',
      ...inTree,
    })
  },
  'categories.deleteCategory': async (api, fixture, turn) => {
    const { id: categoryId } = await filled(api, fixture, turn)
    await api.categories.deleteCategory({ categoryId, ...inTree })
  },
  'categories.bulkAddItemsToCategory': async (api, { managed, plain }, turn) => {
    const { id: categoryId } = await addCategory(api, turn)
    const items = [item(managed), item(plain)]
    await api.categories.bulkAddItemsToCategory({ categoryId, items, ...inTree })
  },
  'categories.bulkRemoveItemsFromCategory': async (api, fixture, turn) => {
    const { id: categoryId } = await filled(api, fixture, turn)
    const items = [item(fixture.plain)]
    await api.categories.bulkRemoveItemsFromCategory({ categoryId, items, ...inTree })
  },
  'categories.bulkAddItemToCategories': async (api, { managed }, turn) => {
    const { id } = await addCategory(api, turn)
    const asked = { item: item(managed), categoryIds: [id], ...inTree }
    await api.categories.bulkAddItemToCategories(asked)
  },
  'categories.bulkRemoveItemFromCategories': async (api, fixture, turn) => {
    const { id } = await filled(api, fixture, turn)
    const asked = { item: item(fixture.plain), categoryIds: [id], ...inTree }
    await api.categories.bulkRemoveItemFromCategories(asked)
  },
  'categories.bulkSetItemCategories': async (api, fixture, turn) => {
    await filled(api, fixture, turn)
    const { id } = await addCategory(api, turn)
    const asked = { item: item(fixture.plain), categoryIds: [id], ...inTree }
    await api.categories.bulkSetItemCategories(asked)
  },
}
