import { createLocalJWKSet, createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProvider, type Provider, ticketIn } from './openid.fixture.ts'

let at: Provider
beforeAll(async () => {
  at = await openProvider()
})
afterAll(() => at.shop.close())

/** Signs a member in at a partner with consent to everything; returns the partner's tokens. */
async function signedInAt(
  partner: { id: string; secret: string },
  requestInput: Record<string, string> = {},
  who?: Awaited<ReturnType<Provider['member']>>,
) {
  const person = who ?? (await at.member())
  const config = await at.discover(partner.id, partner.secret)
  const { url, checks } = await at.request(config, requestInput)
  url.searchParams.set('sessionToken', person.sessionToken)
  const { go, press } = at.browser()
  const asked = await (await go(url)).text()
  const answered = await press({ ticket: ticketIn(asked), answer: 'allow' })
  const landed = new URL(answered.headers.get('location') ?? '')
  const tokens = await openid.authorizationCodeGrant(config, landed, checks)
  return { config, tokens, person, landed, asked }
}

describe('an independent client', () => {
  test('discovers everything by the issuer, under both names', async () => {
    const { id } = await at.partner()
    const server = (await at.discover(id)).serverMetadata()
    expect(server.issuer).toBe(at.address)
    const named = await fetch(`${at.address}/.well-known/oauth-authorization-server`)
    expect(await named.json()).toMatchObject({
      issuer: at.address,
      token_endpoint: `${at.address}/oauth2/token`,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    })
  })

  test('signs a member in after consent, and reads the agreed claims', async () => {
    const partner = await at.partner()
    const { config, tokens, person, landed, asked } = await signedInAt(partner)
    expect(asked).toContain('Reading Room asks for access to your account')
    expect(asked).toContain('see your e-mail address')
    expect(asked).not.toContain('postal address')
    expect(landed.searchParams.get('iss')).toBe(at.address)
    const claims = tokens.claims()
    expect(claims).toMatchObject({
      iss: at.address,
      sub: person.id,
      aud: partner.id,
      email: person.email,
      email_verified: false,
      acr: 'urn:vitrine:one-factor',
      amr: ['pwd'],
      auth_time: Math.floor(at.shop.clock.now().getTime() / 1000),
    })
    expect(tokens.scope).toBe('openid profile email')
    expect(tokens.refresh_token).toBeUndefined()
    const info = await openid.fetchUserInfo(config, tokens.access_token, person.id)
    expect(info).toMatchObject({ sub: person.id, email: person.email })
  })

  test('asks for the claims by POST as well', async () => {
    const { tokens, person } = await signedInAt(await at.partner())
    const init = { method: 'POST', headers: { authorization: `Bearer ${tokens.access_token}` } }
    const claims = await (await fetch(`${at.address}/oauth2/userinfo`, init)).json()
    expect(claims).toMatchObject({ sub: person.id, email: person.email })
    const nobody = await fetch(`${at.address}/oauth2/userinfo`)
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ])
  })

  test('refreshes its tokens, with another ID token of the same person', async () => {
    const requestInput = { scope: 'openid offline_access' }
    const partner = await at.partner()
    const { config, tokens, person } = await signedInAt(partner, requestInput)
    const again = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(again.claims()).toMatchObject({ sub: person.id, auth_time: tokens.claims()?.auth_time })
    const bare = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' }
    for (const sent of [bare, { ...bare, client_id: partner.id }]) {
      const body = new URLSearchParams(sent)
      const refused = await fetch(`${at.address}/oauth2/token`, { method: 'POST', body })
      expect((await refused.json()).error).toBe(
        'client_id' in sent ? 'invalid_client' : 'invalid_grant',
      )
    }
    await openid.tokenRevocation(config, tokens.refresh_token ?? '')
    await expect(openid.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toThrow()
    await expect(openid.fetchUserInfo(config, tokens.access_token, person.id)).rejects.toThrow()
  })

  test('may authenticate in the form, and not with a wrong secret', async () => {
    const partner = await at.partner()
    const person = await at.member()
    const config = await at.discover(partner.id, partner.secret, openid.ClientSecretPost())
    const code = async () => {
      const { url, checks } = await at.request(config)
      url.searchParams.set('sessionToken', person.sessionToken)
      const { go, press } = at.browser()
      const first = await go(url)
      const location =
        first.headers.get('location') ??
        (await press({ ticket: ticketIn(await first.text()), answer: 'allow' })).headers.get(
          'location',
        )
      return { landed: new URL(location ?? ''), checks }
    }
    const good = await code()
    const tokens = await openid.authorizationCodeGrant(config, good.landed, good.checks)
    expect(tokens.claims()?.sub).toBe(person.id)
    for (const secret of ['vs_wrong', undefined]) {
      const strange = await at.discover(partner.id, secret)
      const { landed, checks } = await code()
      await expect(openid.authorizationCodeGrant(strange, landed, checks)).rejects.toMatchObject({
        error: 'invalid_client',
      })
    }
  })
})

describe('an ID token', () => {
  test('is verified by the public keys alone, in another library', async () => {
    const partner = await at.partner()
    const { tokens, person } = await signedInAt(partner)
    const keys = createRemoteJWKSet(new URL(`${at.address}/oauth2/jwks`))
    const { payload, protectedHeader } = await jwtVerify(tokens.id_token ?? '', keys, {
      issuer: at.address,
      audience: partner.id,
      currentDate: at.shop.clock.now(),
    })
    expect([payload.sub, protectedHeader.alg]).toEqual([person.id, 'RS256'])
  })

  test('reports that a second factor was used', async () => {
    const person = await at.member()
    await at.shop.server.platform.db
      .updateTable('login_sessions')
      .set({ proofs: ['password', 'second_factor'] })
      .where('identity_id', '=', person.id)
      .execute()
    const { tokens } = await signedInAt(await at.partner(), {}, person)
    expect(tokens.claims()).toMatchObject({
      acr: 'urn:vitrine:two-factors',
      amr: ['pwd', 'otp', 'mfa'],
    })
  })

  test('is signed with a new key only after the key was published, and the old key still verifies', async () => {
    const partner = await at.partner()
    const before = await signedInAt(partner)
    const kidOf = (token = '') => decodeProtectedHeader(token).kid
    const { platform } = at.shop.server
    expect(await platform.rotateKeys()).toBe(0)
    at.shop.clock.pass({ days: 91 })
    expect(await platform.rotateKeys()).toBe(2)
    const shown = await (await fetch(`${at.address}/oauth2/jwks`)).json()
    expect(shown.keys).toHaveLength(4)
    expect(JSON.stringify(shown.keys)).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
    const keys = createLocalJWKSet(shown)
    const tokenOf = async () => {
      const { sessionToken } = await at.aSession()
      return at.shop.people.signIn(at.shop.people.visitor(), sessionToken)
    }
    const still = await tokenOf()
    at.shop.clock.pass({ minutes: 61 })
    const fresh = await tokenOf()
    expect(kidOf(fresh.accessToken.value)).not.toBe(kidOf(still.accessToken.value))
    const when = { currentDate: at.shop.clock.now(), clockTolerance: '120d' }
    for (const token of [before.tokens.id_token ?? '', fresh.accessToken.value]) {
      expect((await jwtVerify(token, keys, when)).payload.sub).toBeDefined()
    }
    at.shop.clock.pass({ days: 31 })
    await platform.rotateKeys()
    const left = await (await fetch(`${at.address}/oauth2/jwks`)).json()
    expect(left.keys.map(({ alg }: { alg: string }) => alg).sort()).toEqual([
      'ES256',
      'ES256',
      'RS256',
    ])
  })
})
