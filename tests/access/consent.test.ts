import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { challenge, verifier } from './authorization.fixture.ts'
import { openProvider, type Provider, ticketIn } from './openid.fixture.ts'

let at: Provider
beforeAll(async () => {
  at = await openProvider()
})
afterAll(() => at.shop.close())

type Partner = Awaited<ReturnType<Provider['partner']>>
const callback = 'https://partner.example/callback'

/** The redirect target of a browser, or the page it gets. */
async function ask(
  { id }: Partner,
  requestInput: Record<string, string>,
  { go }: ReturnType<Provider['browser']> = at.browser(),
) {
  const { url } = await at.request(await at.discover(id), requestInput)
  const response = await go(url)
  const location = response.headers.get('location')
  const landed = location?.startsWith(callback) ? new URL(location).searchParams : undefined
  return {
    response,
    location,
    status: response.status,
    page: await response.text(),
    code: landed?.get('code'),
    error: landed?.get('error'),
  }
}

async function person() {
  const member = await at.shop.people.member()
  const browser = at.browser(await at.siteCookie(member.tokens.accessToken.value))
  return { ...member, browser }
}

describe('the consent page for a third party', () => {
  test('is shown once, and again for more scopes or when the client asks for it', async () => {
    const partner = await at.partner()
    const { browser, api } = await person()
    const first = await ask(partner, { scope: 'openid email' }, browser)
    expect(first.page).toContain('Reading Room asks for access to your account')
    const agreed = await browser.press({ ticket: ticketIn(first.page), answer: 'allow' })
    expect([agreed.status, agreed.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`${callback}?code=`),
    ])
    expect((await ask(partner, { scope: 'openid' }, browser)).code).toBeTruthy()
    expect((await ask(partner, { scope: 'openid', prompt: 'none' }, browser)).code).toBeTruthy()
    const more = await ask(partner, { scope: 'openid profile', prompt: 'none' }, browser)
    expect(more.error).toBe('consent_required')
    const again = await ask(partner, { scope: 'openid', prompt: 'consent' }, browser)
    expect(again.page).toContain('recognise you')
    expect(await api.accounts.listMyGrants({})).toMatchObject({
      grants: [{ clientId: partner.id, clientName: 'Reading Room', scopes: ['openid', 'email'] }],
    })
  })

  test('can be declined', async () => {
    const partner = await at.partner()
    const { browser, api } = await person()
    const { page } = await ask(partner, {}, browser)
    const denied = await browser.press({ ticket: ticketIn(page), answer: 'deny' })
    const { searchParams } = new URL(denied.headers.get('location') ?? '')
    expect(searchParams.get('error')).toBe('access_denied')
    expect(await api.accounts.listMyGrants({})).toEqual({ grants: [] })
  })

  test('accepts an answer only from the browser that was asked, and in time', async () => {
    const partner = await at.partner()
    const { browser } = await person()
    const { page } = await ask(partner, {}, browser)
    const form = { ticket: ticketIn(page), answer: 'allow' }
    const otherTarget = await at.browser().press(form)
    expect([otherTarget.status, await otherTarget.text()]).toEqual([
      403,
      expect.stringContaining('No access was given'),
    ])
    expect((await browser.press({ ...form, ticket: `${form.ticket}x` })).status).toBe(403)
    at.shop.clock.pass({ minutes: 12 })
    expect((await browser.press(form)).status).toBe(403)
  })

  test('is in German for a German reader, and cannot be framed', async () => {
    const partner = await at.partner({ name: '<b>Lesesaal</b> & Söhne' })
    const { browser } = await person()
    const { page, response } = await ask(partner, { ui_locales: 'ko de' }, browser)
    expect(page).toContain('<html lang="de"')
    expect(page).toContain(
      '&lt;b&gt;Lesesaal&lt;/b&gt; &amp; Söhne bittet um Zugriff auf Ihr Konto',
    )
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' https://partner.example")
  })

  test('is never shown for the site’s own websites', async () => {
    const { browser } = await person()
    const { clientId } = at.shop.site
    const requestInput = { redirect_uri: `${at.shop.baseUrl}/callback`, scope: 'openid' }
    const { location } = await ask({ id: clientId, secret: '' }, requestInput, browser)
    expect(location).toContain('code=')
  })
})

describe('the access of a third party', () => {
  async function tokensWith(scope: string) {
    const partner = await at.partner({ allowedScopes: ['openid', 'email', 'account'] })
    const { browser, ...member } = await person()
    const { page } = await ask(partner, { scope, code_challenge: challenge }, browser)
    const landed = await browser.press({ ticket: ticketIn(page), answer: 'allow' })
    const code = new URL(landed.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: verifier,
      client_id: partner.id,
      client_secret: partner.secret,
    })
    const reply = await fetch(`${at.address}/oauth2/token`, { method: 'POST', body })
    return { member, partner, tokens: await reply.json() }
  }
  const me = (token: string) =>
    fetch(`${at.address}/members/v1/members/my`, { headers: { authorization: token } })

  test('is limited to its scopes', async () => {
    const few = await tokensWith('openid')
    expect((await me(few.tokens.access_token)).status).toBe(403)
    const init = { headers: { authorization: few.tokens.access_token } }
    const claims = await fetch(`${at.address}/oauth2/userinfo`, init)
    expect(await claims.json()).toEqual({ sub: few.member.id })
    const all = await tokensWith('openid account phone')
    expect((await me(all.tokens.access_token)).status).toBe(200)
    // The site does not let this client ask for telephone numbers.
    expect(all.tokens.scope).toBe('openid account')
  })

  test('ends when the member revokes it', async () => {
    const { member, partner, tokens } = await tokensWith('openid account')
    await member.api.accounts.withdrawMyGrant({ clientId: partner.id })
    expect((await me(tokens.access_token)).status).toBe(401)
    expect((await me(member.tokens.accessToken.value)).status).toBe(200)
    await expect(
      member.api.accounts.withdrawMyGrant({ clientId: partner.id }),
    ).rejects.toMatchObject({ code: 'GRANT_NOT_FOUND' })
  })
})

describe('an authorization that cannot be answered', () => {
  test('returns the reason to the client', async () => {
    const partner = await at.partner()
    const { browser } = await person()
    const errorOf = async (requestInput: Record<string, string>) =>
      (await ask(partner, requestInput, browser)).error
    expect(await errorOf({ scope: 'phone' })).toBe('invalid_scope')
    expect(await errorOf({ prompt: 'none login' })).toBe('invalid_request')
    expect(await errorOf({ request: 'x' })).toBe('request_not_supported')
    expect(await errorOf({ request_uri: 'https://x.example' })).toBe('request_uri_not_supported')
    expect(await errorOf({ response_type: 'token' })).toBe('unsupported_response_type')
    expect(await errorOf({ code_challenge_method: 'plain' })).toBe('invalid_request')
    expect((await ask(partner, { prompt: 'none' })).error).toBe('login_required')
  })

  test('is an error page in the visitor’s language when no redirect address can be trusted', async () => {
    const { url } = await at.request(await at.discover((await at.partner()).id), {
      redirect_uri: `${callback}/`,
    })
    const page = await fetch(url, { headers: { 'accept-language': 'ko, de;q=0.8, en;q=0.5' } })
    expect([page.status, await page.text()]).toEqual([
      400,
      expect.stringContaining('Dieser Anmeldelink funktioniert nicht'),
    ])
  })

  test('sends to the sign-in page with the hint, asked by a form as well', async () => {
    const { url } = await at.request(await at.discover((await at.partner()).id), {
      login_hint: 'ada@example.com',
    })
    const init = { method: 'POST', body: url.searchParams, redirect: 'manual' } as const
    const answer = await fetch(`${at.address}/oauth2/authorize`, init)
    expect(answer.headers.get('location')).toMatch(/^\/login\?.*hint=ada%40example\.com/)
  })

  test('asks for a new sign-in when the present one is too old', async () => {
    const partner = await at.partner()
    const { browser } = await person()
    at.shop.clock.pass({ minutes: 5 })
    expect((await ask(partner, { max_age: '100' }, browser)).location).toMatch(/^\/login/)
    expect((await ask(partner, { max_age: '1000' }, browser)).page).toContain(
      'asks for access to your account',
    )
    expect((await ask(partner, { prompt: 'login' }, browser)).location).toMatch(/^\/login/)
  })
})
