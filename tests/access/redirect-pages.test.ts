import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizationAt } from './authorization.fixture.ts'

const templates = {
  ecomCheckout: 'https://checkout.example/{checkoutId}?theme=dark',
  bookingsCheckout: 'https://book.example/form/{serviceId}',
  bookingsBook: 'https://book.example/calendar',
  eventsCheckout: 'https://tickets.example/{eventSlug}/{reservationId}#pay',
  paidPlansCheckout: 'https://plans.example/{planId}',
  ecomOrderPaymentRequest: 'https://pay.example/{paymentRequestId}',
}

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  const { api } = shop.people.merchant()
  await api.sites.updateSettings({ settings: { redirectTemplates: templates } })
})
afterAll(() => shop.close())

const { post } = authorizationAt(() => shop)
const id = 'c0ffee00-0000-4000-8000-000000000000'

async function ask(body: object, token?: string) {
  const authorization = token ?? (await shop.people.visitorToken())
  const path = '/headless/v1/redirect-session'
  const response = await post(path, JSON.stringify(body), { authorization })
  const { redirectSession, details } = await response.json()
  return { status: response.status, redirectSession, details }
}
const leadsTo = async (body: object, token?: string) => {
  const { redirectSession } = await ask(body, token)
  const { origin, pathname, searchParams, hash } = new URL(redirectSession.fullUrl)
  return { page: `${origin}${pathname}`, hash, values: Object.fromEntries(searchParams) }
}
const everyone = () => ({ clientId: shop.site.clientId, wixMemberLoggedIn: 'false' })

describe('a page on another website', () => {
  test.each([
    [{ ecomCheckout: { checkoutId: id } }, `https://checkout.example/${id}`, { theme: 'dark' }],
    [{ bookingsBook: { resourceId: id } }, 'https://book.example/calendar', { resourceId: id }],
    [
      { eventsCheckout: { reservationId: id, eventSlug: 'ä/b' } },
      `https://tickets.example/%C3%A4%2Fb/${id}`,
      {},
    ],
    [
      { paidPlansCheckout: { planId: id, checkoutData: '{"a":1}' } },
      `https://plans.example/${id}`,
      { checkoutData: '{"a":1}' },
    ],
    [{ ecomOrderPaymentRequest: { paymentRequestId: id } }, `https://pay.example/${id}`, {}],
  ])('gets %j', async (intent, page, values) => {
    const found = await leadsTo(intent)
    expect(found).toMatchObject({ page, values: { ...everyone(), ...values } })
  })

  test('gets a booking slot with its dates as they were sent', async () => {
    const slotAvailability = {
      slot: {
        serviceId: id,
        startDate: '2026-03-01T10:00:00+11:00',
        endDate: '2026-03-01',
        timezone: 'Pacific/Auckland',
        resource: { id, name: 'Mia' },
        location: { locationType: 'OWNER_BUSINESS', formattedAddress: '1 Road' },
        eventId: `${id}x`,
      },
      bookable: true,
      openSpots: 0,
      bookingPolicyViolations: { tooLateToBook: false },
    }
    const found = await leadsTo({ bookingsCheckout: { slotAvailability, timezone: 'Asia/Tokyo' } })
    expect(found).toEqual({
      page: `https://book.example/form/${id}`,
      hash: '',
      values: {
        ...everyone(),
        startDate: '2026-03-01T10:00:00+11:00',
        endDate: '2026-03-01',
        slotTimezone: 'Pacific/Auckland',
        'resource.id': id,
        'resource.name': 'Mia',
        'location.locationType': 'OWNER_BUSINESS',
        'location.formattedAddress': '1 Road',
        eventId: `${id}x`,
        bookable: 'true',
        openSpots: '0',
        'bookingPolicyViolations.tooLateToBook': 'false',
        timezone: 'Asia/Tokyo',
      },
    })
  })

  test('gets callbacks, origin, preferences and whether a member calls', async () => {
    const callbacks = {
      postFlowUrl: 'http://shop.test/after',
      thankYouPageUrl: 'http://shop.test/thanks',
      loginUrl: 'http://shop.test/login',
      cartPageUrl: 'http://shop.test/cart',
      bookingsServiceListUrl: 'http://shop.test/services',
      planListUrl: 'http://shop.test/plans',
      plansListUrl: 'http://shop.test/old-plans',
      state: 'mine',
    }
    const preferences = {
      useGenericWixPages: false,
      additionalQueryParameters: { lang: 'de', checkoutId: 'forged' },
      customMemberPaths: { accountPagePath: 'me', profilePagePath: 'profile' },
      checkIfPublish: true,
    }
    const { values } = await leadsTo(
      { ecomCheckout: { checkoutId: id }, callbacks, preferences, origin: 'http://shop.test' },
      await shop.people.memberToken(),
    )
    expect(values).toEqual({
      ...callbacks,
      clientId: shop.site.clientId,
      wixMemberLoggedIn: 'true',
      origin: 'http://shop.test',
      useGenericWixPages: 'false',
      accountPagePath: 'me',
      profilePagePath: 'profile',
      theme: 'dark',
      lang: 'de',
    })
  })

  test('is reported by name where the setting is empty', async () => {
    const { people } = await shop.anotherSite()
    await expect(
      people.visitor().api.redirects.createRedirectSession({
        bookingsBook: { resourceId: id },
      }),
    ).rejects.toMatchObject({
      code: 'PAGE_NOT_AVAILABLE',
      status: 428,
      data: { setting: 'redirectTemplates.bookingsBook' },
    })
  })

  test('is the shop’s own for a checkout, by a link that works once', async () => {
    const { people } = await shop.anotherSite()
    const { redirectSession } = await people.visitor().api.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: id },
      preferences: { additionalQueryParameters: { lang: 'de' } },
    })
    const { endpoint, searchParams } = redirectSession.urlDetails ?? {}
    expect(new URL(endpoint ?? '').pathname).toBe(`/checkout/${id}`)
    expect(searchParams).toEqual({ lang: 'de', access: expect.stringMatching(/.{20}/) })
  })
})

describe('the fields of an intent', () => {
  test.each([
    ['ecomCheckout.checkoutId', { ecomCheckout: { checkoutId: 'no GUID' } }],
    ['ecomCheckout.checkoutId', { ecomCheckout: {} }],
    [
      'eventsCheckout.eventSlug',
      { eventsCheckout: { reservationId: id, eventSlug: 'x'.repeat(151) } },
    ],
    ['eventsCheckout.reservationId', { eventsCheckout: { eventSlug: 'x' } }],
    [
      'paidPlansCheckout.checkoutData',
      { paidPlansCheckout: { planId: id, checkoutData: 'x'.repeat(2049) } },
    ],
    ['logout.clientId', { logout: {} }],
    ['auth.authRequest', { auth: {} }],
    ['storesProduct.productSlug', { storesProduct: { productSlug: 'x'.repeat(151) } }],
    ['bookingsBook.resourceId', { bookingsBook: { resourceId: 'x' } }],
    ['bookingsCheckout.slotAvailability', { bookingsCheckout: {} }],
    [
      'bookingsCheckout.slotAvailability.slot.eventId',
      { bookingsCheckout: { slotAvailability: { slot: { eventId: 'short' } } } },
    ],
    [
      'bookingsCheckout.timezone',
      { bookingsCheckout: { slotAvailability: {}, timezone: 'x'.repeat(41) } },
    ],
    ['ecomOrderPaymentRequest.paymentRequestId', { ecomOrderPaymentRequest: {} }],
    ['memberAccountPage.section', { memberAccountPage: { section: 'PASSWORDS' } }],
    ['callbacks.postFlowUrl', { login: {}, callbacks: { postFlowUrl: 'x'.repeat(2049) } }],
    ['origin', { login: {}, origin: 'x'.repeat(2049) }],
  ])('%s is checked', async (field, request) => {
    const { status, details } = await ask(request)
    expect(status).toBe(400)
    const named = details.validationError.fieldViolations.map((one: { field: string }) => one.field)
    expect(named.some((name: string) => name.startsWith(field))).toBe(true)
  })
})

describe('every callback address', () => {
  test.each([
    'postFlowUrl',
    'thankYouPageUrl',
    'loginUrl',
    'cartPageUrl',
    'bookingsServiceListUrl',
    'planListUrl',
    'plansListUrl',
  ])('%s must be on a domain the client is allowed', async (name) => {
    const callbacks = { [name]: 'https://evil.example/' }
    const { status, details } = await ask({ ecomCheckout: { checkoutId: id }, callbacks })
    expect([status, details.applicationError]).toMatchObject([
      403,
      { code: 'REDIRECT_NOT_ALLOWED', data: { field: `callbacks.${name}` } },
    ])
  })
})

test('the fact of a redirect has all fields and no secret', async () => {
  const sessionToken = 'a-session-token'
  const authRequest = { clientId: shop.site.clientId, sessionToken, state: 'a-state' }
  const callbacks = { postFlowUrl: 'http://shop.test/after' }
  const { redirectSession } = await ask({
    auth: { authRequest, prompt: 'none' },
    callbacks,
    origin: 'http://shop.test',
  })
  const fact = await shop.server.platform.db
    .selectFrom('facts')
    .select('after')
    .where('entity_id', '=', redirectSession.id)
    .executeTakeFirstOrThrow()
  expect(fact.after).toEqual({
    id: redirectSession.id,
    intent: 'auth',
    clientId: shop.site.clientId,
    auth: { authRequest: { clientId: shop.site.clientId }, prompt: 'none' },
    callbacks,
    preferences: null,
    origin: 'http://shop.test',
  })
})
