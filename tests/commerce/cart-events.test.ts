import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loopback, type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { itemOf } from './cart-v2.fixture.ts'
import { berlin } from './checkout.fixture.ts'

let shop: TestServer
let receiver: Receiver
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  receiver = await startReceiver()
  const { eventTypes } = await merchant().api.webhooks.listEventTypes({})
  const events = eventTypes.filter((type) => /^wix\.(ecom\.v|billing)/.test(type))
  await merchant().api.webhooks.createWebhook({ url: receiver.url, events })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})
beforeEach(() => {
  receiver.received.length = 0
})

const merchant = () => shop.people.merchant()

/** The first message of a type about an entity. */
async function observed(type: string, entityId: string) {
  for (;;) {
    const found = receiver.received.find(
      (one) => one.type === type && one.payload.entityId === entityId,
    )
    if (found) return found
    await receiver.until(receiver.received.length + 1)
  }
}

const v1 = (slug: string) => `wix.ecom.v1.cart_${slug}`
const v2 = (slug: string) => `wix.ecom.v2.cart_${slug}`
const checkout = (slug: string) => `wix.ecom.v1.checkout_${slug}`

describe('carts', () => {
  test('of shoppers do not fill the recent changes of the shop', async () => {
    const { api } = shop.people.visitor()
    const catalogItems = [itemOf(await lamp(merchant()), 1)]
    await api.currentCartV2.addLineItemsToCurrentCart({ catalogItems })
    const { recent } = (await merchant().api.sites.getFigures()).changes
    expect(recent[0]?.name).toBe('product.created')
    expect(recent.filter(({ name }) => name.startsWith('cart'))).toEqual([])
  })

  test('that are calculated have the prices that the caller got', async () => {
    const { api } = shop.people.visitor()
    const catalogItems = [itemOf(await lamp(merchant()), 2)]
    const { cart } = await api.currentCartV2.addLineItemsToCurrentCart({ catalogItems })
    const { summary } = await api.currentCartV2.calculateCurrentCart({})
    const { payload } = await observed(v2('calculated'), cart.id)
    expect(payload).toMatchObject({
      entityFqdn: 'wix.ecom.v2.cart',
      slug: 'calculated',
      actionEvent: {
        body: {
          cartId: cart.id,
          calculationId: summary.calculationId,
          priceSummary: { subtotal: { amount: '18.00' } },
        },
      },
    })
    expect(JSON.stringify(payload)).not.toContain(summary.priceVerificationToken)
  })

  test('are sent in both generations from the first item to the deletion', async () => {
    const { api } = shop.people.visitor()
    const productId = await lamp(merchant())
    const { cart } = await api.currentCart.addToCurrentCart({ lineItems: [itemOf(productId, 2)] })
    const created = await observed(v1('created'), cart.id)
    expect(created.identity).toMatchObject({ identityType: 'ANONYMOUS_VISITOR' })
    expect(created.payload).toMatchObject({
      entityFqdn: 'wix.ecom.v1.cart',
      slug: 'created',
      createdEvent: {
        entity: {
          id: cart.id,
          lineItems: [{ quantity: 2, price: { amount: '9.00' } }],
          createdDate: cart.createdDate.toISOString(),
        },
      },
    })
    expect((await observed(v2('created'), cart.id)).payload).toMatchObject({
      entityFqdn: 'wix.ecom.v2.cart',
      createdEvent: {
        entity: { id: cart.id, lineItems: [{ quantityInfo: { confirmedQuantity: 2 } }] },
      },
    })
    await api.currentCart.updateCurrentCart({
      cartInfo: { buyerNote: 'Ring twice', contactInfo: berlin },
    })
    expect((await observed(v1('updated'), cart.id)).payload.updatedEvent).toMatchObject({
      currentEntity: { buyerNote: 'Ring twice', contactInfo: { address: { city: 'Berlin' } } },
    })
    expect((await observed(v2('updated'), cart.id)).payload.updatedEvent).toMatchObject({
      currentEntity: { note: 'Ring twice', deliveryInfo: { address: { city: 'Berlin' } } },
    })
    await api.currentCart.deleteCurrentCart({})
    expect((await observed(v1('deleted'), cart.id)).payload.deletedEvent).toEqual({})
    expect(
      (await observed(v2('deleted'), cart.id)).payload.deletedEvent.deletedEntity,
    ).toMatchObject({
      id: cart.id,
      currentCart: true,
      lineItems: [
        {
          name: { original: 'Lamp' },
          quantityInfo: { requestedQuantity: 2 },
          source: { catalogReference: { catalogItemId: productId } },
        },
      ],
    })
  })

  test('that are ordered are deleted in the first generation, and ordered in the second', async () => {
    const visitor = shop.people.visitor()
    const { id: cartId } = await put(visitor, await lamp(merchant()))
    await merchant().api.cartV2.markCartAsCompleted({ cartId })
    expect((await observed(v1('deleted'), cartId)).payload.deletedEvent).toEqual({})
    expect((await observed(v2('updated'), cartId)).payload.updatedEvent).toMatchObject({
      currentEntity: { orderPlaced: true, currentCart: false },
    })
  })
})

describe('checkouts', () => {
  test('are sent from their creation to their completion', async () => {
    const { api } = shop.people.visitor()
    const lineItems = [itemOf(await lamp(merchant()))]
    const made = await api.checkoutV1.createCheckout({ channelType: 'WEB', lineItems })
    const { id } = made.checkout
    expect((await observed(checkout('created'), id)).payload.createdEvent.entity).toMatchObject({
      id,
      priceSummary: { total: { amount: '9.00' } },
      completed: false,
    })
    await api.checkoutV1.updateCheckout({ checkout: { id, buyerNote: 'Soon' } })
    expect((await observed(checkout('updated'), id)).payload.updatedEvent).toMatchObject({
      currentEntity: { buyerNote: 'Soon' },
    })
    await merchant().api.checkoutV1.markCheckoutAsCompleted({ id })
    expect((await observed(checkout('completed'), id)).payload).toMatchObject({
      slug: 'completed',
      actionEvent: { body: { checkout: { id, completed: true } } },
    })
  })
})

test('an unused cart or checkout is deleted after its time, with an event', async () => {
  const visitor = shop.people.visitor()
  const { id } = await put(visitor, await lamp(merchant()), 3)
  const made = await visitor.api.checkout.create({})
  const day = 24
  shop.clock.pass({ hours: 29 * day })
  const expire = () =>
    shop.server.tasks['carts:expire'](
      {},
      { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
    )
  await expire()
  expect((await visitor.api.cart.get({})).cart?.id).toBe(id)
  shop.clock.pass({ hours: 2 * day })
  await expire()
  expect((await visitor.api.cart.get({})).cart).toBeNull()
  const { payload } = await observed(v2('deleted'), id)
  expect(payload.deletedEvent.deletedEntity.lineItems).toMatchObject([
    { quantityInfo: { requestedQuantity: 3 } },
  ])
  expect((await observed(checkout('deleted'), made.checkout.id)).payload.deletedEvent).toEqual({})
})

describe('the configuration of taxes and delivery', () => {
  const germany = { countryCode: 'DE', subdivisions: [] }

  test('is sent as published records', async () => {
    const { api } = merchant()
    const { taxGroup } = await api.taxGroups.createTaxGroup({ taxGroup: { name: 'Books' } })
    const group = (slug: string) => observed(`wix.billing.v1.tax_group_${slug}`, taxGroup.id)
    expect((await group('created')).payload.createdEvent.entity).toMatchObject({
      id: taxGroup.id,
      name: 'Books',
      revision: '1',
      createdDate: taxGroup.createdDate.toISOString(),
    })
    await api.taxGroups.updateTaxGroup({
      taxGroup: { id: taxGroup.id, revision: '1', name: 'Books and maps' },
    })
    expect((await group('updated')).payload.updatedEvent.currentEntity.name).toBe('Books and maps')
    const { taxCalculatorDetails } = await api.taxSettings.listTaxCalculators({})
    const { taxRegion } = await api.taxRegions.createTaxRegion({
      taxRegion: { country: 'JP', appId: taxCalculatorDetails[0]?.appId ?? '' },
    })
    const region = (slug: string) => observed(`wix.billing.v1.tax_region_${slug}`, taxRegion.id)
    expect((await region('created')).payload.createdEvent.entity).toMatchObject({ country: 'JP' })
    const { manualTaxMapping } = await api.manualTaxMappings.createManualTaxMapping({
      manualTaxMapping: { taxGroupId: taxGroup.id, taxRegionId: taxRegion.id, taxRate: '0.1' },
    })
    const mapping = (slug: string) =>
      observed(`wix.billing.v1.manual_tax_mapping_${slug}`, manualTaxMapping.id)
    expect((await mapping('created')).payload.createdEvent.entity).toMatchObject({
      taxRate: '0.1',
      taxGroupId: taxGroup.id,
    })
    await api.manualTaxMappings.deleteManualTaxMapping({ manualTaxMappingId: manualTaxMapping.id })
    expect((await mapping('deleted')).payload.deletedEvent.deletedEntity.id).toBe(
      manualTaxMapping.id,
    )
    await api.taxRegions.deleteTaxRegion({ taxRegionId: taxRegion.id })
    expect((await region('deleted')).payload.deletedEvent).toEqual({})
    await api.taxGroups.deleteTaxGroup({ taxGroupId: taxGroup.id })
    expect((await group('deleted')).payload.deletedEvent).toEqual({})
  })

  test('of a profile lists its regions, too', async () => {
    const { api } = merchant()
    const made = await api.deliveryProfile.createDeliveryProfile({
      deliveryProfile: { name: 'Bulky' },
    })
    const { id } = made.deliveryProfile
    const profile = (slug: string) => observed(`wix.ecom.v1.delivery_profile_${slug}`, id)
    expect((await profile('created')).payload.createdEvent.entity.name).toBe('Bulky')
    const { deliveryProfile } = await api.deliveryProfile.addDeliveryRegion({
      deliveryProfileId: id,
      deliveryRegion: { name: 'Germany', destinations: [germany] },
    })
    const region = deliveryProfile.deliveryRegions[0]
    const regionId = region?.id ?? ''
    expect((await profile('region_added')).payload.actionEvent.body).toMatchObject({
      deliveryProfileId: id,
      deliveryRegionId: regionId,
      name: 'Germany',
      destinations: [germany],
    })
    const made2 = await api.shippingOptions.createShippingOption({
      shippingOption: {
        title: 'Freight',
        deliveryRegionIds: [regionId],
        rates: [{ amount: '50' }],
      },
    })
    const option = (slug: string) =>
      observed(`wix.ecom.v1.shipping_option_${slug}`, made2.shippingOption.id)
    expect((await option('created')).payload.createdEvent.entity).toMatchObject({
      title: 'Freight',
      rates: [{ amount: '50' }],
    })
    await api.deliveryProfile.updateDeliveryRegion({
      deliveryProfileId: id,
      deliveryRegion: { id: regionId, name: 'All of Germany' },
    })
    expect((await profile('region_updated')).payload.actionEvent.body.name).toBe('All of Germany')
    await api.deliveryProfile.removeDeliveryRegion({
      deliveryProfileId: id,
      deliveryRegionId: regionId,
    })
    expect((await profile('region_removed')).payload.actionEvent.body).toEqual({
      deliveryProfileId: id,
      deliveryRegionId: regionId,
    })
    expect((await option('updated')).payload.updatedEvent.currentEntity.deliveryRegionIds).toEqual(
      [],
    )
    await api.shippingOptions.deleteShippingOption({ shippingOptionId: made2.shippingOption.id })
    expect((await option('deleted')).payload.deletedEvent.deletedEntity.title).toBe('Freight')
    await api.deliveryProfile.deleteDeliveryProfile({ deliveryProfileId: id })
    expect((await profile('deleted')).payload.deletedEvent.deletedEntity.id).toBe(id)
  })
})
