import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { challenge, verifier } from './authorization.fixture.ts'
import { openProvider, type Provider, ticketIn } from './openid.fixture.ts'

let at: Provider
beforeAll(async () => {
  at = await openProvider()
})
afterAll(() => at.shop.close())

const bye = 'https://partner.example/bye'

/** A member signed in on the site and at a website of the site's own, which has an ID token. */
async function signedIn() {
  const partner = await at.partner({ isThirdParty: false })
  const member = await at.shop.people.member()
  const browser = at.browser(await at.siteCookie(member.tokens.accessToken.value))
  const { url } = await at.request(await at.discover(partner.id), { code_challenge: challenge })
  const landed = new URL((await browser.go(url)).headers.get('location') ?? '')
  const reply = await fetch(`${at.address}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'authorization_code',
      code: landed.searchParams.get('code'),
      client_id: partner.id,
      code_verifier: verifier,
      redirect_uri: 'https://partner.example/callback',
    }),
  })
  const tokens = await reply.json()
  return { partner, browser, member, hint: tokens.id_token as string, token: tokens.access_token }
}
const leave = (
  browser: ReturnType<Provider['browser']>,
  query: Record<string, string>,
  init?: RequestInit,
) => browser.go(`${at.address}/oauth2/end-session?${new URLSearchParams(query)}`, init)
const isIn = async (browser: ReturnType<Provider['browser']>, id: string) => {
  const { url } = await at.request(await at.discover(id), { prompt: 'none' })
  return (await browser.go(url)).headers.get('location')?.includes('code=')
}

describe('signing out for a client', () => {
  test('needs no confirmation with the ID token of the signed-in member', async () => {
    const { partner, browser, hint, token } = await signedIn()
    const query = { id_token_hint: hint, post_logout_redirect_uri: bye, state: 'the state' }
    const gone = await leave(browser, query)
    expect([gone.status, gone.headers.get('location')]).toEqual([303, `${bye}?state=the+state`])
    expect(await isIn(browser, partner.id)).toBe(false)
    const init = { headers: { authorization: token } }
    expect((await fetch(`${at.address}/oauth2/userinfo`, init)).status).toBe(401)
  })

  test('also accepts the request as a form, and an expired ID token', async () => {
    const { browser, hint } = await signedIn()
    at.shop.clock.pass({ hours: 3 })
    const body = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: bye })
    const gone = await browser.go(`${at.address}/oauth2/end-session`, { method: 'POST', body })
    expect([gone.status, gone.headers.get('location')]).toEqual([303, bye])
  })

  test('asks first when a link has no proof of the member, and redirects afterwards', async () => {
    const { partner, browser } = await signedIn()
    const query = { client_id: partner.id, post_logout_redirect_uri: bye, ui_locales: 'de' }
    const asked = await leave(browser, query)
    const page = await asked.text()
    expect([asked.status, page]).toEqual([200, expect.stringContaining('möchte Sie in diesem')])
    expect(await isIn(browser, partner.id)).toBe(true)
    const gone = await browser.go(`${at.address}/_api/iam/authentication/v1/logout`, {
      method: 'POST',
      headers: { origin: at.address },
      body: new URLSearchParams({ ticket: ticketIn(page) }),
    })
    expect([gone.status, gone.headers.get('location')]).toEqual([303, bye])
    expect(await isIn(browser, partner.id)).toBe(false)
  })

  test('redirects to exactly the registered address or nowhere', async () => {
    const { partner, browser, hint } = await signedIn()
    const other = await signedIn()
    const refused = [
      { id_token_hint: hint, post_logout_redirect_uri: `${bye}/` },
      { post_logout_redirect_uri: bye },
      { id_token_hint: `${hint}x`, post_logout_redirect_uri: bye },
      { id_token_hint: other.hint, client_id: partner.id, post_logout_redirect_uri: bye },
      { client_id: 'nobody', post_logout_redirect_uri: bye },
    ]
    for (const query of refused) {
      const answer = await leave(browser, query as Record<string, string>)
      expect([query, answer.status, answer.headers.get('location')]).toEqual([query, 400, null])
    }
    expect(await isIn(browser, partner.id)).toBe(true)
    const stranger = await leave(browser, { id_token_hint: other.hint })
    expect(await stranger.text()).toContain('asks to sign you out')
  })
})
