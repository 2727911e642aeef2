import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, factsOf } from '../catalog/listed-products.fixture.ts'
import { loopback, type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { coupon, itemOf } from './cart-v2.fixture.ts'

let shop: TestServer
let receiver: Receiver
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  receiver = await startReceiver()
  const { eventTypes } = await merchant().api.webhooks.listEventTypes({})
  const events = eventTypes.filter((type) => /checkout_(settings|template)/.test(type))
  await merchant().api.webhooks.createWebhook({ url: receiver.url, events })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})

const merchant = () => shop.people.merchant()
const NOBODY = '00000000-0000-4000-8000-000000000000'

async function observed(type: string, entityId: string) {
  for (;;) {
    const found = receiver.received.find(
      (one) => one.type === `wix.ecom.v1.${type}` && one.payload.entityId === entityId,
    )
    if (found) return found.payload
    await receiver.until(receiver.received.length + 1)
  }
}

describe('settings of the checkout page', () => {
  test('have defaults, and change field by field', async () => {
    const { checkoutSettings: api } = merchant().api
    const { checkoutSettings: before } = await shop.people
      .visitor()
      .api.checkoutSettings.getCheckoutSettings({})
    expect(before).toMatchObject({
      checkoutPolicies: { returnPolicy: { visible: false, content: '' } },
      checkoutFields: {
        policyAgreementCheckbox: { visible: false, checkedByDefault: false },
        delayCaptureEnabled: false,
        captureBeforeExpiryEnabled: true,
      },
      checkoutBillingFields: 'All_FIELDS',
    })
    await api.updateCheckoutSettings({
      checkoutSettings: {
        checkoutPolicies: { customPolicy: { visible: true, title: 'Care', content: 'By hand.' } },
        checkoutBrand: { header: { logo: 'lamp' } },
      },
    })
    await api.updateCheckoutSettings({
      checkoutSettings: {
        checkoutPolicies: { customPolicy: { content: 'Cold water.' } },
        checkoutFields: { subscriptionCheckbox: { visible: true } },
        checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
      },
    })
    const { checkoutSettings: after } = await api.getCheckoutSettings({})
    expect(after).toMatchObject({
      checkoutPolicies: { customPolicy: { visible: true, title: 'Care', content: 'Cold water.' } },
      checkoutFields: {
        subscriptionCheckbox: { visible: true, splitByChannel: false },
        captureBeforeExpiryEnabled: true,
      },
      checkoutBrand: { header: { logo: 'lamp' } },
      checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
    })
    const { updatedEvent } = await observed('checkout_settings_updated', shop.site.id)
    expect(updatedEvent.currentEntity.checkoutPolicies.customPolicy.title).toBe('Care')
    const facts = (await factsOf(shop, shop.site.id)).filter(
      ({ name }) => name === 'checkout_settings.updated',
    )
    expect(facts).toHaveLength(2)
    await api.updateCheckoutSettings({ checkoutSettings: {} })
    const again = (await factsOf(shop, shop.site.id)).filter(
      ({ name }) => name === 'checkout_settings.updated',
    )
    expect(again).toHaveLength(2)
  })

  test('are the merchant’s to change', async () => {
    const { api } = shop.people.visitor()
    const change = api.checkoutSettings.updateCheckoutSettings({ checkoutSettings: {} })
    expect((await codeOf(change)).slice(0, 3)).toBe('403')
  })
})

describe('templates', () => {
  const custom = {
    quantity: 2,
    price: '3.50',
    productName: { original: 'Wrapping' },
    itemType: { preset: 'SERVICE' as const },
  }
  const api = () => merchant().api.checkoutTemplates

  async function createTemplate(fields: object = {}) {
    const lineItems = [itemOf(await lamp(merchant()))]
    const made = await api().createCheckoutTemplate({ checkoutTemplate: { lineItems, ...fields } })
    return made.checkoutTemplate
  }

  test('are created, found, changed and deleted', async () => {
    const template = await createTemplate({
      customLineItems: [custom],
      couponCode: 'SPRING',
      customization: { lockedCoupon: true },
      customContentReference: { appId: 'app', componentId: 'page' },
      externalReference: { appId: 'till', resourceId: '7' },
    })
    expect(template).toMatchObject({
      status: 'ACTIVE',
      lineItems: [{ quantity: 1 }],
      customLineItems: [{ quantity: 2, price: '3.50', productName: { original: 'Wrapping' } }],
      couponCode: 'SPRING',
      customization: { lockedCoupon: true },
      customContentReference: { appId: 'app', componentId: 'page' },
      externalReference: { appId: 'till', resourceId: '7' },
    })
    const { id } = template
    const changed = await api().updateCheckoutTemplate({
      checkoutTemplate: { id, status: 'INACTIVE', couponCode: null, externalReference: null },
    })
    expect(changed.checkoutTemplate).toMatchObject({ status: 'INACTIVE', lineItems: [{}] })
    expect(changed.checkoutTemplate.couponCode).toBeUndefined()
    const found = await api().queryCheckoutTemplates({ query: { filter: { status: 'INACTIVE' } } })
    expect(found.checkoutTemplates.map((one) => one.id)).toEqual([id])
    expect((await api().getCheckoutTemplate({ checkoutTemplateId: id })).checkoutTemplate).toEqual(
      changed.checkoutTemplate,
    )
    await api().deleteCheckoutTemplate({ checkoutTemplateId: id })
    expect((await observed('checkout_template_created', id)).createdEvent.entity.couponCode).toBe(
      'SPRING',
    )
    expect(
      (await observed('checkout_template_updated', id)).updatedEvent.currentEntity.status,
    ).toBe('INACTIVE')
    expect((await observed('checkout_template_deleted', id)).deletedEvent).toEqual({})
  })

  test('become checkouts of whoever opens them, with their coupon and what they lock', async () => {
    const couponCode = await coupon(shop)
    const template = await createTemplate({
      customLineItems: [custom],
      couponCode,
      customization: { lockedCoupon: true, webClient: { disabledPolicyAgreementCheckbox: true } },
      externalReference: { appId: 'till' },
    })
    const visitor = shop.people.visitor()
    const made = await visitor.api.checkoutTemplates.createCheckoutFromTemplate({
      checkoutTemplateId: template.id,
    })
    expect(made.checkoutUrl).toContain(made.checkoutId)
    const { checkout } = await visitor.api.checkoutV1.getCheckout({ id: made.checkoutId })
    expect(checkout).toMatchObject({
      purchaseFlowId: made.purchaseFlowId,
      lineItems: [{ quantity: 1 }, { quantity: 2, productName: { original: 'Wrapping' } }],
      // 9.00 and twice 3.50, ten percent off.
      priceSummary: { discount: { amount: '1.60' }, total: { amount: '14.40' } },
      customSettings: { lockCouponCode: true, disabledPolicyAgreementCheckbox: true },
      externalReference: { appId: 'till' },
    })
    const { actionEvent } = await observed('checkout_template_used', template.id)
    expect(actionEvent.body).toMatchObject({
      checkoutTemplate: { id: template.id },
      checkout: { id: made.checkoutId },
    })
  })

  test('leave out a coupon that cannot be used any more', async () => {
    const { id } = await createTemplate({ couponCode: 'NOSUCH' })
    const { api } = shop.people.visitor()
    const made = await api.checkoutTemplates.createCheckoutFromTemplate({ checkoutTemplateId: id })
    const { checkout } = await api.checkoutV1.getCheckout({ id: made.checkoutId })
    expect(checkout.appliedDiscounts).toEqual([])
  })

  test('are links to a checkout that belongs to nobody yet', async () => {
    const { id } = await createTemplate()
    const open = (templateId: string) =>
      shop.server.fetch(
        new Request(
          `${shop.baseUrl}/ecom/v1/checkout-templates/${templateId}/create-and-redirect-to-checkout?siteId=${shop.site.id}`,
        ),
      )
    const answer = await open(id)
    expect(answer.status).toBe(302)
    const checkoutId = answer.headers.get('location')?.split('/').at(-1) ?? ''
    const { api } = shop.people.visitor()
    const { checkout } = await api.checkoutV1.getCheckout({ id: checkoutId })
    expect(checkout).toMatchObject({ lineItems: [{ quantity: 1 }], buyerInfo: {} })
    expect((await open(NOBODY)).status).toBe(404)
  })

  test('are refused without items, without changes, when they are off, gone or too many', async () => {
    const { id } = await createTemplate()
    const missing = '404 CHECKOUT_TEMPLATE_NOT_FOUND'
    const update = (fields: object, of = id) =>
      codeOf(api().updateCheckoutTemplate({ checkoutTemplate: { id: of, ...fields } }))
    const use = (checkoutTemplateId: string) =>
      codeOf(
        shop.people
          .visitor()
          .api.checkoutTemplates.createCheckoutFromTemplate({ checkoutTemplateId }),
      )
    expect(await codeOf(api().createCheckoutTemplate({ checkoutTemplate: {} }))).toBe(
      '428 CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS',
    )
    expect(await update({})).toBe('428 CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS')
    expect(await update({ lineItems: [] })).toBe(
      '428 CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS',
    )
    expect(await update({ status: 'ACTIVE' }, NOBODY)).toBe(missing)
    expect(await use(NOBODY)).toBe(missing)
    expect(await codeOf(api().getCheckoutTemplate({ checkoutTemplateId: NOBODY }))).toBe(missing)
    expect(await codeOf(api().deleteCheckoutTemplate({ checkoutTemplateId: NOBODY }))).toBe(missing)
    const query = { filter: { color: 'red' } }
    expect((await codeOf(api().queryCheckoutTemplates({ query }))).slice(0, 3)).toBe('400')
    await api().updateCheckoutTemplate({ checkoutTemplate: { id, status: 'INACTIVE' } })
    expect(await use(id)).toBe('428 CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE')
    const gone = await createTemplate({ lineItems: [itemOf(NOBODY)] })
    expect(await use(gone.id)).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
    const soldOut = await createTemplate({ lineItems: [itemOf(await lamp(merchant(), 0))] })
    expect(await use(soldOut.id)).toBe('428 INSUFFICIENT_INVENTORY')
    await shop.server.platform.pool.query(
      `INSERT INTO checkout_templates
       SELECT copy.* FROM checkout_templates one, generate_series(1, 1000) n,
              jsonb_populate_record(one, jsonb_build_object('id', md5($1::text || n)::uuid)) copy
        WHERE one.id = $1::uuid`,
      [id],
    )
    const customLineItems = [custom]
    expect(
      await codeOf(api().createCheckoutTemplate({ checkoutTemplate: { customLineItems } })),
    ).toBe('409 TOO_MANY_CHECKOUT_TEMPLATES')
  })
})
