import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { item, treeReference } from '../catalog/categories.fixture.ts'
import { create, productInput } from '../catalog/listed-products.fixture.ts'
import { loopback, type ReceivedEvent, type Receiver, startReceiver } from './receiver.fixture.ts'

let shop: TestServer
let receiver: Receiver
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  receiver = await startReceiver()
  const { eventTypes } = await api().webhooks.listEventTypes({})
  const events = eventTypes.filter((type) => type.startsWith('wix.'))
  await api().webhooks.createWebhook({ url: receiver.url, events })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})
const api = () => shop.people.merchant().api

/** The expected event: the name of its body, and its content. */
interface Row {
  readonly type: string
  readonly slug: string
  readonly entityFqdn: string
  readonly body: 'createdEvent' | 'updatedEvent' | 'deletedEvent' | 'actionEvent'
  readonly holds: readonly string[]
}
const entityOf = (fqdn: string, showsDeleted: boolean): Row[] => [
  { ...at(fqdn, 'created'), body: 'createdEvent', holds: ['entity'] },
  { ...at(fqdn, 'updated'), body: 'updatedEvent', holds: ['currentEntity', 'modifiedFields'] },
  { ...at(fqdn, 'deleted'), body: 'deletedEvent', holds: showsDeleted ? ['deletedEntity'] : [] },
]
const at = (entityFqdn: string, slug: string) => ({
  entityFqdn,
  slug,
  type: `${entityFqdn}_${slug}`,
})
const action = (fqdn: string, slug: string, ...holds: string[]): Row => ({
  ...at(fqdn, slug),
  body: 'actionEvent',
  holds,
})
const stores = 'wix.stores.catalog.v3'
const category = 'wix.categories.v1.category'
const items = `${stores}.inventory_item`
/** Every event of the third dialect (catalog contract §19.3). */
const table: readonly Row[] = [
  ...entityOf(`${stores}.product`, true),
  ...entityOf(`${stores}.brand`, false),
  ...entityOf(`${stores}.customization`, true),
  ...entityOf(`${stores}.info_section`, false),
  ...entityOf(`${stores}.ribbon`, true),
  ...entityOf(items, true),
  action(items, 'stock_status_updated', 'inStock'),
  action(items, 'updated_with_reason', 'currentEntity', 'reason', 'appId', 'modifiedFields'),
  ...entityOf(category, false),
  action(category, 'category_moved', 'categoryId', 'parentCategory', 'treeReference'),
  action(category, 'item_added_to_category', 'categoryId', 'addedItem', 'treeReference'),
  action(category, 'item_removed_from_category', 'categoryId', 'removedItem', 'treeReference'),
  action(
    ...([category, 'items_arranged_in_category', 'categoryId', 'treeReference'] as const),
    'arrangedItems',
    'removedItems',
  ),
]

const named = (name: string) => ({ name })

async function labelsComeAndGo() {
  const { catalogV3 } = api()
  const { brand } = await catalogV3.createBrand({ brand: named('Kiln') })
  await catalogV3.updateBrand({ brand: { ...brand, name: 'Anagama' } })
  await catalogV3.deleteBrand({ brandId: brand.id })
  const { ribbon } = await catalogV3.createRibbon({ ribbon: named('New') })
  await catalogV3.updateRibbon({ ribbon: { ...ribbon, name: 'Newest' } })
  await catalogV3.deleteRibbon({ ribbonId: ribbon.id })
  const { infoSection } = await catalogV3.createInfoSection({
    infoSection: { uniqueName: 'care', title: 'Care', plainDescription: '<p>By hand</p>' },
  })
  const { id, revision } = infoSection
  await catalogV3.updateInfoSection({ infoSection: { id, revision, title: 'How to wash' } })
  await catalogV3.deleteInfoSection({ infoSectionId: id })
  const { customization } = await catalogV3.createCustomization({
    customization: {
      name: 'Size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: 'S' }] },
    },
  })
  const { id: customizationId } = customization
  await catalogV3.updateCustomization({
    customization: { id: customizationId, revision: customization.revision, name: 'Sizes' },
  })
  await catalogV3.deleteCustomization({ customizationId })
}

async function changeStock() {
  const { catalogV3 } = api()
  const product = await create(api(), productInput({ name: 'Jar' }))
  const variantId = product.variantsInfo?.variants[0]?.id ?? ''
  const { inventoryItem } = await catalogV3.createInventoryItem({
    inventoryItem: { productId: product.id, variantId, quantity: 0 },
  })
  const { id, revision } = inventoryItem
  await catalogV3.updateInventoryItem({ inventoryItem: { id, revision, quantity: 5 } })
  await catalogV3.deleteInventoryItem({ inventoryItemId: id })
}

async function theTreeChanges() {
  const { categories, catalogV3 } = api()
  const add = async (name: string) =>
    (await categories.createCategory({ category: { name }, treeReference })).category
  const [parent, child] = [await add('Above'), await add('Below')]
  const { id: categoryId, revision } = child
  await categories.updateCategory({
    category: { id: categoryId, revision, name: 'Far below' },
    treeReference,
  })
  const parentCategoryId = parent.id
  await categories.moveCategory({ categoryId, parentCategoryId, position: 'LAST', treeReference })
  const product = await create(api(), productInput({ name: 'Bowl' }))
  const within = { categoryId, items: [item(product.id)], treeReference }
  await categories.bulkAddItemsToCategory(within)
  await categories.setArrangedItems(within)
  await categories.bulkRemoveItemsFromCategory(within)
  await categories.deleteCategory({ categoryId, treeReference })
  await catalogV3.updateProduct({
    product: { id: product.id, revision: product.revision, name: 'Basin' },
  })
  await catalogV3.deleteProduct({ productId: product.id })
}

async function observedFor(type: string): Promise<ReceivedEvent> {
  for (;;) {
    const found = receiver.received.find((one) => one.type === type)
    if (found) return found
    await receiver.until(receiver.received.length + 1)
  }
}

test('every event has its slug, its entity type, and the body that receivers read', async () => {
  await labelsComeAndGo()
  await changeStock()
  await theTreeChanges()
  const bodies = ['createdEvent', 'updatedEvent', 'deletedEvent', 'actionEvent'] as const
  for (const { type, slug, entityFqdn, body, holds } of table) {
    const { payload } = await observedFor(type)
    expect(payload).toMatchObject({
      slug,
      entityFqdn,
      triggeredByAnonymizeRequest: false,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      entityId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      eventTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      entityEventSequence: expect.stringMatching(/^\d+$/),
    })
    expect([type, bodies.filter((one) => one in payload)]).toEqual([type, [body]])
    const observed = body === 'actionEvent' ? payload.actionEvent.body : payload[body]
    expect([type, Object.keys(observed).toSorted()]).toEqual([type, holds.toSorted()])
  }
  const { payload } = await observedFor(`${items}_updated_with_reason`)
  expect(payload.actionEvent.body).toMatchObject({
    reason: 'MANUAL',
    modifiedFields: { quantity: 5 },
    currentEntity: { quantity: 5 },
  })
  expect(payload.actionEvent.body.appId).toMatch(/^[0-9a-f-]{36}$/)
})

test('these are all the events of V3', async () => {
  const { eventTypes } = await api().webhooks.listEventTypes({})
  const own = eventTypes.filter((type) => type.startsWith(stores) || type.startsWith(category))
  expect(own.toSorted()).toEqual(table.map(({ type }) => type).toSorted())
})
