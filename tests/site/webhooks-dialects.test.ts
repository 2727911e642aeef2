import type { FactDefinition } from '@vitrine/contract/kit'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { item, treeReference } from '../catalog/categories.fixture.ts'
import { change, create, factsOf, productInput, sized } from '../catalog/listed-products.fixture.ts'
import { loopback, type Receiver, startReceiver } from './receiver.fixture.ts'

const stores = (name: string) => `wix.stores.catalog.v3.${name}`
const categories = (name: string) => `wix.categories.v1.category_${name}`

let shop: TestServer
let receiver: Receiver
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  receiver = await startReceiver()
  const { eventTypes } = await api().webhooks.listEventTypes({})
  await api().webhooks.createWebhook({ url: receiver.url, events: eventTypes })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})

const api = () => shop.people.merchant().api
/** The first message of a type from now on, about an entity. */
async function observed(type: string, entityId: string) {
  for (;;) {
    const found = receiver.received.find(
      (one) => one.type === type && one.payload.entityId === entityId,
    )
    if (found) return found.payload
    await receiver.until(receiver.received.length + 1)
  }
}

describe('one change', () => {
  test('is sent in the formats of both dialects', async () => {
    const { product } = await api().catalogV3.createProduct({
      product: productInput({ name: 'Both' }),
    })
    const { createdEvent } = await observed(stores('product_created'), product.id)
    expect(createdEvent.entity).toMatchObject({
      id: product.id,
      name: 'Both',
      revision: '1',
      actualPriceRange: { minValue: { amount: '20.00' } },
    })
    expect(createdEvent.entity.createdDate).toBe(product.createdDate?.toISOString())
    const plain = receiver.received.filter(({ payload }) => payload.productId === product.id)
    expect(plain.map(({ type }) => type)).toContain(
      'com.wix.ecommerce.catalog.api.v1.ProductCreated',
    )
    await api().catalogV1.updateProduct({ product: { id: product.id, name: 'Both, renamed' } })
    const { updatedEvent } = await observed(stores('product_updated'), product.id)
    expect(updatedEvent.currentEntity).toMatchObject({ name: 'Both, renamed', revision: '2' })
    await api().catalogV3.deleteProduct({ productId: product.id })
    const { deletedEvent } = await observed(stores('product_deleted'), product.id)
    expect(deletedEvent.deletedEntity).toMatchObject({ id: product.id, name: 'Both, renamed' })
  })

  test('of a product and its variants in one transaction is one update', async () => {
    const product = await create(api(), sized(['S', 'L']))
    const variants = product.variantsInfo?.variants.map(({ id, choices }) => ({
      id,
      choices,
      physicalProperties: {},
      price: { actualPrice: { amount: '31.00' } },
    }))
    const dearer = await change(api(), product, {
      name: 'Dearer',
      ...(product.options && { options: product.options }),
      ...(variants && { variantsInfo: { variants } }),
    })
    const updates = () =>
      receiver.received
        .filter(({ type, payload }) => type.endsWith('_updated') && payload.entityId === product.id)
        .map(({ payload }) => payload.updatedEvent.currentEntity.name)
    const observedFor = async (name: string) => {
      while (!updates().includes(name)) await receiver.until(receiver.received.length + 1)
    }
    await observedFor('Dearer')
    await change(api(), dearer, { name: 'Changed after it' })
    await observedFor('Changed after it')
    const ofProduct = () =>
      receiver.received.filter(({ payload }) => payload.productId === product.id)
    expect(ofProduct().map(({ type }) => type.split('.').at(-1))).toEqual(
      expect.arrayContaining(['ProductChanged', 'VariantsChanged']),
    )
    const writes = await factsOf(shop, product.id)
    expect(writes.map(({ name }) => name)).toEqual([
      'product.created',
      'product.changed',
      'variants.changed',
      'product.changed',
    ])
    expect(updates()).toEqual(['Dearer', 'Changed after it'])
  })

  test('of stock is sent with its reason, and whether something is in stock again', async () => {
    const { product } = await api().catalogV3.createProduct({ product: productInput() })
    const variantId = product.variantsInfo?.variants[0]?.id ?? ''
    const { inventoryItem } = await api().catalogV3.createInventoryItem({
      inventoryItem: { productId: product.id, variantId, quantity: 0 },
    })
    await api().catalogV3.updateInventoryItem({
      inventoryItem: { id: inventoryItem.id, revision: inventoryItem.revision, quantity: 4 },
      reason: 'MANUAL',
    })
    const { updatedEvent } = await observed(stores('inventory_item_updated'), inventoryItem.id)
    expect(updatedEvent.currentEntity).toMatchObject({ id: inventoryItem.id, quantity: 4 })
    const { actionEvent } = await observed(
      stores('inventory_item_updated_with_reason'),
      inventoryItem.id,
    )
    expect(actionEvent.body).toMatchObject({ reason: 'MANUAL', currentEntity: { quantity: 4 } })
    const status = await observed(stores('inventory_item_stock_status_updated'), inventoryItem.id)
    expect(status.actionEvent.body).toEqual({ inStock: true })

    const { product: another } = await api().catalogV3.createProduct({ product: productInput() })
    const stocked = await api().catalogV3.createInventoryItem({
      inventoryItem: {
        productId: another.id,
        variantId: another.variantsInfo?.variants[0]?.id ?? '',
        quantity: 3,
      },
    })
    const first = await observed(
      stores('inventory_item_stock_status_updated'),
      stocked.inventoryItem.id,
    )
    expect(first.actionEvent.body).toEqual({ inStock: true })
  })

  test('of the category tree is sent with the moved categories', async () => {
    const add = async (name: string) =>
      (await api().categories.createCategory({ category: { name }, treeReference })).category
    const [parent, child] = [await add('Above'), await add('Below')]
    const { createdEvent } = await observed(categories('created'), child.id)
    expect(createdEvent.entity).toMatchObject({ id: child.id, name: 'Below', treeReference })
    await api().categories.moveCategory({
      categoryId: child.id,
      parentCategoryId: parent.id,
      position: 'LAST',
      treeReference,
    })
    const moved = await observed(categories('category_moved'), child.id)
    expect(moved.actionEvent.body).toMatchObject({
      categoryId: child.id,
      parentCategory: { id: parent.id },
    })
    const { product } = await api().catalogV3.createProduct({ product: productInput() })
    await api().categories.bulkAddItemsToCategory({
      categoryId: child.id,
      items: [item(product.id)],
      treeReference,
    })
    const added = await observed(categories('item_added_to_category'), child.id)
    expect(added.actionEvent.body.addedItem).toMatchObject({ catalogItemId: product.id })
    await api().categories.setArrangedItems({
      categoryId: child.id,
      items: [item(product.id)],
      treeReference,
    })
    const arranged = await observed(categories('items_arranged_in_category'), child.id)
    expect(arranged.actionEvent.body.arrangedItems).toMatchObject([{ catalogItemId: product.id }])
  })

  test('of a shared option or section is sent with the whole object', async () => {
    const colorCodes = { colorCodes: ['#112233', '#ffb3a7'] }
    const { customization } = await api().catalogV3.createCustomization({
      customization: {
        name: 'Glaze',
        customizationType: 'PRODUCT_OPTION',
        customizationRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices: [{ choiceType: 'MULTIPLE_COLORS', name: 'Matt', colorCodes }] },
      },
    })
    const { createdEvent } = await observed(stores('customization_created'), customization.id)
    expect(createdEvent.entity).toMatchObject({
      name: 'Glaze',
      choicesSettings: { choices: [{ name: 'Matt', colorCodes }] },
    })
    const { infoSection } = await api().catalogV3.createInfoSection({
      infoSection: { uniqueName: 'care', title: 'Care', plainDescription: '<p>By hand</p>' },
    })
    const section = await observed(stores('info_section_created'), infoSection.id)
    expect(section.createdEvent.entity).toMatchObject({ uniqueName: 'care', title: 'Care' })
  })
})

describe('an update', () => {
  test('names its changed fields and their new values', async () => {
    const { brand } = await api().catalogV3.createBrand({ brand: { name: 'Kiln' } })
    const { revision } = brand
    await api().catalogV3.updateBrand({ brand: { id: brand.id, revision, name: 'Anagama' } })
    const { updatedEvent } = await observed(stores('brand_updated'), brand.id)
    expect(updatedEvent.modifiedFields).toEqual({ name: 'Anagama' })

    const { category } = await api().categories.createCategory({
      category: { name: 'Low' },
      treeReference,
    })
    const changes = { id: category.id, revision: category.revision, name: 'High' }
    await api().categories.updateCategory({ category: changes, treeReference })
    const ofCategory = await observed(categories('updated'), category.id)
    expect(ofCategory.updatedEvent.modifiedFields).toEqual({ name: 'High' })

    const { infoSection } = await api().catalogV3.createInfoSection({
      infoSection: { uniqueName: 'kiln', title: 'Kiln', plainDescription: '<p>Wood</p>' },
    })
    await api().catalogV3.updateInfoSection({
      infoSection: { id: infoSection.id, revision: infoSection.revision, title: 'Oven' },
    })
    const ofSection = await observed(stores('info_section_updated'), infoSection.id)
    expect(ofSection.updatedEvent.modifiedFields).toEqual({ title: 'Oven' })

    const { product } = await api().catalogV3.createProduct({ product: productInput() })
    const { inventoryItem } = await api().catalogV3.createInventoryItem({
      inventoryItem: {
        productId: product.id,
        variantId: product.variantsInfo?.variants[0]?.id ?? '',
        quantity: 5,
      },
    })
    await api().catalogV3.updateInventoryItem({
      inventoryItem: { id: inventoryItem.id, revision: inventoryItem.revision, quantity: 4 },
    })
    const modifiedFields = { quantity: 4 }
    const ofItem = await observed(stores('inventory_item_updated'), inventoryItem.id)
    expect(ofItem.updatedEvent.modifiedFields).toEqual(modifiedFields)
    const { actionEvent } = await observed(
      stores('inventory_item_updated_with_reason'),
      inventoryItem.id,
    )
    expect(actionEvent.body).toMatchObject({ modifiedFields, reason: 'MANUAL' })
  })

  test('that is sent late has the product of that time, also when it is deleted', async () => {
    const made = await create(api(), sized(['S', 'L'], { brand: { name: 'Late' } }))
    const [small, large] = made.variantsInfo?.variants ?? []
    const sell = async (variants: readonly object[], more: object = {}) => {
      const { product } = await api().catalogV3.getProduct({ productId: made.id })
      const options = made.options as never
      return change(api(), product, { ...more, options, variantsInfo: { variants } } as never)
    }
    const priced = (variant: typeof small, amount: string) => ({
      id: variant?.id,
      choices: variant?.choices,
      price: { actualPrice: { amount } },
    })
    await sell([priced(small, '11.00'), priced(large, '20.00')], { name: 'Late, first' })
    const choices = { Size: 'S' }
    await api().catalogV1.updateProductVariants({
      id: made.id,
      variants: [{ choices, price: '12' }],
    })
    await sell([priced(small, '12.00')])
    const last = await sell([priced(small, '12.00')], { name: 'Late, last', brand: null })
    await api().catalogV3.deleteProduct({ productId: made.id })

    const late = await startReceiver()
    const events = ['created', 'updated', 'deleted'].map((what) => stores(`product_${what}`))
    const { webhook } = await api().webhooks.createWebhook({ url: late.url, events })
    await api().webhooks.replayWebhook({ id: webhook.id, from: made.createdDate as Date })
    const own = () => late.received.filter(({ payload }) => payload.entityId === made.id)
    while (!own().some(({ payload }) => payload.slug === 'deleted')) {
      await late.until(late.received.length + 1)
    }
    await late.stop()
    const seen = own().map(({ payload }) => {
      const { createdEvent, updatedEvent, deletedEvent } = payload
      const entity =
        createdEvent?.entity ?? updatedEvent?.currentEntity ?? deletedEvent.deletedEntity
      const prices = entity.variantsInfo.variants.map(
        (one: { price: { actualPrice: { amount: string } } }) => one.price.actualPrice.amount,
      )
      const touched = Object.keys(updatedEvent?.modifiedFields ?? {}).sort()
      return [payload.slug, entity.name, entity.revision, prices.map(Number), touched]
    })
    const ofPrices = ['actualPriceRange', 'compareAtPriceRange']
    expect(seen).toEqual([
      ['created', made.name, '1', [10, 20], []],
      ['updated', 'Late, first', '2', [11, 20], [...ofPrices, 'name', 'variantsInfo']],
      ['updated', 'Late, first', '3', [12, 20], [...ofPrices, 'variantsInfo']],
      ['updated', 'Late, first', '4', [12], expect.arrayContaining(['variantsInfo'])],
      ['updated', 'Late, last', '5', [12], ['brand', 'name']],
      ['deleted', 'Late, last', '5', [12], []],
    ])
    expect(own().at(-2)?.payload.updatedEvent.modifiedFields).toEqual({
      brand: null,
      name: 'Late, last',
    })
    expect(last.revision).toBe('5')
  })
})

test('every event type that the contract names can be subscribed to', async () => {
  const { contract } = await import('@vitrine/contract')
  const declared = Object.values(contract).flatMap(({ operations }) =>
    Object.values(operations).flatMap((one) =>
      (('facts' in one && (one.facts as readonly FactDefinition[])) || []).flatMap(
        ({ types }) => types,
      ),
    ),
  )
  const { eventTypes } = await api().webhooks.listEventTypes({})
  // Only jobs delete checkouts and find those that are abandoned.
  const byJobs = ['wix.ecom.v1.checkout_deleted', 'wix.ecom.v1.abandoned_checkout_created']
  const all = new Set([...declared, ...byJobs])
  expect(eventTypes).toEqual([...all].toSorted())
})
