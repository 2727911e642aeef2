import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
const olive = { email: 'olive@example.com', password: 'a-glass-case-for-olive' }
beforeAll(async () => {
  shop = await startTestServer()
  await shop.server.staff.create({ ...olive, name: 'Olive', role: 'owner' })
})
afterAll(() => shop.close())

const signIn = (credentials: { email: string; password: string }) =>
  shop.server.fetch(
    new Request(`${shop.baseUrl}/vitrine/v1/staff/sign-in`, {
      method: 'POST',
      body: JSON.stringify(credentials),
    }),
  )
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const ask = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  shop.server.fetch(new Request(`${shop.baseUrl}${path}`, { ...init, headers }))
const codeOf = async (response: Response) => (await response.json()).details.applicationError.code

describe('staff', () => {
  test('sign in whatever the case of the e-mail and are recognised afterwards', async () => {
    const response = await signIn({ ...olive, email: ' OLIVE@example.com ' })
    expect(await response.json()).toMatchObject({ staff: { name: 'Olive', role: 'owner' } })
    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Strict/)
    const me = await ask('/vitrine/v1/staff/me', {
      cookie: cookieOf(response),
      'vitrine-site-id': shop.site.id,
    })
    expect((await me.json()).staff.email).toBe(olive.email)
  })

  test('are nobody without the header that a foreign page cannot send', async () => {
    const cookie = cookieOf(await signIn(olive))
    expect((await ask('/vitrine/v1/site/settings', { cookie })).status).toBe(401)
  })

  test('hear the same for a wrong password as for an unknown e-mail', async () => {
    const wrong = await signIn({ ...olive, password: 'not this one' })
    const unknown = await signIn({ email: 'nobody@example.com', password: 'not this one' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await codeOf(wrong)).toBe('SIGN_IN_REFUSED')
    expect(await codeOf(unknown)).toBe('SIGN_IN_REFUSED')
  })

  test('are held off after ten failures and let in again a quarter of an hour later', async () => {
    const carl = { email: 'carl@example.com', password: 'carls-own-passphrase' }
    await shop.server.staff.create({ ...carl, name: 'Carl', role: 'editor' })
    for (let tries = 0; tries < 10; tries += 1) await signIn({ ...carl, password: 'guess' })
    expect(await codeOf(await signIn(carl))).toBe('SIGN_IN_THROTTLED')
    shop.clock.pass({ minutes: 16 })
    expect((await signIn(carl)).status).toBe(200)
  })

  test('who only view may read and not write', async () => {
    const vera = { email: 'vera@example.com', password: 'vera-only-looks-at-it' }
    await shop.server.staff.create({ ...vera, name: 'Vera', role: 'viewer' })
    const headers = { cookie: cookieOf(await signIn(vera)), 'vitrine-site-id': shop.site.id }
    expect((await ask('/vitrine/v1/site/settings', headers)).status).toBe(200)
    const change = {
      method: 'PATCH',
      body: JSON.stringify({ settings: { tagline: 'Vera was here' } }),
    }
    expect(await codeOf(await ask('/vitrine/v1/site/settings', headers, change))).toBe(
      'PERMISSION_DENIED',
    )
  })

  test('who sign out are nobody with the same cookie', async () => {
    const headers = { cookie: cookieOf(await signIn(olive)), 'vitrine-site-id': shop.site.id }
    await ask('/vitrine/v1/staff/sign-out', headers, { method: 'POST' })
    expect((await ask('/vitrine/v1/staff/me', headers)).status).toBe(401)
  })
})

describe('an invitation', () => {
  const accept = (input: object) =>
    shop.server.fetch(
      new Request(`${shop.baseUrl}/vitrine/v1/staff/accept`, {
        method: 'POST',
        body: JSON.stringify(input),
      }),
    )

  test('makes an account once', async () => {
    const token = await shop.server.staff.invite({
      email: null,
      siteId: shop.site.id,
      role: 'editor',
    })
    const person = { token, email: 'ed@example.com', name: 'Ed', password: 'eds-own-passphrase' }
    expect(await (await accept(person)).json()).toMatchObject({
      staff: { name: 'Ed', role: 'editor' },
    })
    expect(await codeOf(await accept({ ...person, email: 'other@example.com' }))).toBe(
      'INVITATION_NOT_FOUND',
    )
  })

  test('made out to one address accepts no other, and is not used up by the attempt', async () => {
    const token = await shop.server.staff.invite({
      email: 'ann@example.com',
      siteId: null,
      role: 'admin',
    })
    const ann = { token, email: 'ann@example.com', name: 'Ann', password: 'anns-own-passphrase' }
    expect(await codeOf(await accept({ ...ann, email: 'thief@example.com' }))).toBe(
      'INVITATION_NOT_FOUND',
    )
    expect((await accept(ann)).status).toBe(200)
  })

  test('is over after 72 hours', async () => {
    const token = await shop.server.staff.invite({ email: null, siteId: null, role: 'viewer' })
    shop.clock.pass({ hours: 73 })
    const late = { token, email: 'late@example.com', name: 'Late', password: 'late-own-passphrase' }
    expect(await codeOf(await accept(late))).toBe('INVITATION_NOT_FOUND')
  })

  test('for one site opens no other', async () => {
    const other = await shop.anotherSite()
    const headers = {
      cookie: cookieOf(await signIn({ email: 'ed@example.com', password: 'eds-own-passphrase' })),
    }
    expect(
      (await ask('/vitrine/v1/site/settings', { ...headers, 'vitrine-site-id': other.site.id }))
        .status,
    ).toBe(401)
  })
})
