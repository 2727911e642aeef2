import type { IdentityProviderChanges } from '@vitrine/contract/identity-providers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserSecret, openShops, type Shops } from './identity-providers.fixture.ts'
import {
  type MisbehavingProvider,
  type Misbehaviour,
  startMisbehavingProvider,
} from './misbehaving-provider.fixture.ts'

const client = { id: 'vitrine', secret: 'a-secret-that-both-know-&-nobody-else' }
let at: Shops
let crooked: MisbehavingProvider
let id: string
const own = () => ({
  ...({ kind: 'OIDC', name: 'Crooked', issuer: crooked.url } as const),
  clientId: client.id,
  secret: client.secret,
})
beforeAll(async () => {
  at = await openShops()
  crooked = await startMisbehavingProvider(() => at.shop.clock.now(), client)
  id = (await at.merchant().identityProviders.createProvider({ provider: own() })).provider.id
})
afterAll(async () => {
  await crooked.stop()
  await at.close()
})

const refusal = (code: string) => expect.objectContaining({ code })
const change = (changes: Omit<IdentityProviderChanges, 'id'>) =>
  at.merchant().identityProviders.updateProvider({ provider: { id, ...changes } })
/** Walks through the crooked provider, with an answer that may be changed on the way. */
async function through(lies: Misbehaviour, changes: Record<string, string> = {}) {
  crooked.misbehave(lies)
  const { address } = await at.begin(id)
  return at.finish({ ...crooked.answer(address), ...changes })
}

describe('the response of a provider is checked against the request', () => {
  test('and accepted when all of it is correct', async () => {
    const { reply } = await through({})
    expect(reply).toMatchObject({ state: 'SUCCESS' })
    expect(reply?.identity?.email.address).toBe('ada@crooked.example')
  })

  test.each<[string, Misbehaviour, string]>([
    ['another nonce', { claims: { nonce: 'of-another-sign-in' } }, 'nonce'],
    ['no nonce', { without: ['nonce'] }, 'nonce'],
    ['another issuer', { claims: { iss: 'https://elsewhere.example' } }, 'iss'],
    ['a token for another website', { claims: { aud: 'somebody-else' } }, 'aud'],
    ['a token that has expired', { claims: { exp: 1_000_000 } }, 'time'],
    ['a signature with the shared secret', { sign: 'HS256' }, 'answer'],
    ['no signature', { sign: 'none' }, 'answer'],
    ['the signature of a stranger', { sign: 'stranger' }, 'answer'],
    ['nobody', { without: ['sub'] }, 'answer'],
    ['an empty subject', { claims: { sub: '' } }, 'subject'],
  ])('%s is not believed', async (_, lies, problem) => {
    await expect(through(lies)).rejects.toMatchObject({
      code: 'PROVIDER_NOT_BELIEVED',
      status: 400,
      data: { problem: expect.stringMatching(new RegExp(`^(${problem}|answer)$`)) },
    })
  })

  test('an answer in the name of another provider is not believed', async () => {
    const mixedUp = through({}, { iss: 'https://elsewhere.example' })
    await expect(mixedUp).rejects.toEqual(refusal('PROVIDER_NOT_BELIEVED'))
  })

  test('user information about somebody else is not believed', async () => {
    const without = ['email', 'email_verified']
    const userInfo = { sub: 'person-2', email: 'eve@crooked.example', email_verified: true }
    await expect(through({ without, userInfo })).rejects.toEqual(refusal('PROVIDER_NOT_BELIEVED'))
    const same = { ...userInfo, sub: 'person-1', email: 'ada@crooked.example' }
    expect((await through({ without, userInfo: same })).reply?.state).toBe('SUCCESS')
  })

  test('keys that were rotated since the last sign-in are loaded again', async () => {
    expect((await through({ sign: 'rotated' })).reply?.state).toBe('SUCCESS')
    expect((await through({})).reply?.state).toBe('SUCCESS')
  })

  test('a refusal of a provider is reported with its error', async () => {
    const { address } = await at.begin(id)
    const { state = '', iss = '' } = crooked.answer(address)
    await expect(at.finish({ error: 'access_denied', state, iss })).rejects.toMatchObject({
      code: 'PROVIDER_SAID_NO',
      data: { error: 'access_denied' },
    })
  })

  test('a client secret that is wrong is a trouble of the set-up, not of the person', async () => {
    await change({ secret: 'another' })
    await expect(through({})).rejects.toMatchObject({
      code: 'IDENTITY_PROVIDER_UNREACHABLE',
      data: { problem: 'other', detail: 'invalid_client' },
    })
    await change({ secret: client.secret })
  })
})

describe('a sign-in that is at a provider', () => {
  test('can be completed once', async () => {
    crooked.misbehave({})
    const answer = crooked.answer((await at.begin(id)).address)
    expect((await at.finish(answer)).reply?.state).toBe('SUCCESS')
    await expect(at.finish(answer)).rejects.toEqual(refusal('PROVIDER_SIGN_IN_NOT_BEGUN'))
  })

  test('can be completed only in the browser that started it', async () => {
    const answer = crooked.answer((await at.begin(id)).address)
    const otherBrowser = at.finish(answer, at.visitor(), 'o'.repeat(43))
    await expect(otherBrowser).rejects.toEqual(refusal('PROVIDER_SIGN_IN_NOT_BEGUN'))
    expect((await at.finish(answer)).reply?.state).toBe('SUCCESS')
  })

  test('is refused with another state, without one, and after 10 minutes', async () => {
    const answer = crooked.answer((await at.begin(id)).address)
    for (const state of ['', 'made-up']) {
      await expect(at.finish({ ...answer, state })).rejects.toEqual(
        refusal('PROVIDER_SIGN_IN_NOT_BEGUN'),
      )
    }
    at.shop.clock.pass({ minutes: 11 })
    await expect(at.finish(answer)).rejects.toEqual(refusal('PROVIDER_SIGN_IN_NOT_BEGUN'))
  })

  test('is refused when the provider is switched off meanwhile', async () => {
    const answer = crooked.answer((await at.begin(id)).address)
    await change({ isEnabled: false })
    await expect(at.finish(answer)).rejects.toEqual(refusal('IDENTITY_PROVIDER_NOT_OFFERED'))
    await expect(at.begin(id)).rejects.toEqual(refusal('IDENTITY_PROVIDER_NOT_OFFERED'))
    await change({ isEnabled: true })
  })

  test('of a member who links cannot be completed by another one', async () => {
    const [member, other] = [await at.shop.people.member(), await at.shop.people.member()]
    const { address } = await member.api.identityProviders.beginLink({ id, browserSecret })
    const stolen = at.finish(crooked.answer(address), other.api)
    await expect(stolen).rejects.toEqual(refusal('PROVIDER_SIGN_IN_NOT_BEGUN'))
    expect((await member.api.identityProviders.listMyLinks({})).links).toEqual([])
  })

  test('carries everything that the answer is held against', async () => {
    await change({ responseMode: 'form_post', scopes: ['email', 'openid'] })
    const { address } = await at.begin(id, { isAgain: true })
    const asked = Object.fromEntries(new URL(address).searchParams)
    expect(asked).toEqual({
      client_id: client.id,
      response_type: 'code',
      redirect_uri: `${at.shop.baseUrl}/sign-in/back`,
      scope: 'openid email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      response_mode: 'form_post',
      prompt: 'login',
    })
    await change({ responseMode: 'query' })
  })
})

describe('a plain OAuth 2 provider', () => {
  const oauth = (changes: object = {}) => ({
    kind: 'OAUTH2' as const,
    name: 'Plain',
    clientId: client.id,
    secret: client.secret,
    authorizationUrl: `${crooked.url}/authorize`,
    tokenUrl: `${crooked.url}/token`,
    userUrl: `${crooked.url}/user`,
    scopes: ['read:user'],
    claims: {
      subject: 'user.id',
      email: 'user.mails.0.value',
      emailVerified: 'user.mails.0.ok',
      name: 'user.display',
    },
    ...changes,
  })

  test('is asked for its user, in the fields that the owner mapped', async () => {
    const { provider } = await at.merchant().identityProviders.createProvider({ provider: oauth() })
    const mails = [{ value: 'plain@crooked.example', ok: true }]
    crooked.misbehave({ userInfo: { user: { id: 4711, mails, display: 'Plain Jane' } } })
    const { address } = await at.begin(provider.id)
    expect(new URL(address).searchParams.get('scope')).toBe('read:user')
    const { reply } = await at.finish(crooked.answer(address))
    expect(reply?.identity?.email).toEqual({ address: 'plain@crooked.example', isVerified: true })
    crooked.misbehave({ userInfo: { user: { mails } } })
    const nobody = at.finish(crooked.answer((await at.begin(provider.id)).address))
    await expect(nobody).rejects.toMatchObject({ data: { problem: 'subject' } })
  })

  test('needs its addresses, and the error names each missing one', async () => {
    const incomplete = oauth({ tokenUrl: '', userUrl: 'ftp://files.example' })
    await expect(
      at.merchant().identityProviders.createProvider({ provider: incomplete }),
    ).rejects.toMatchObject({
      violations: [{ field: 'provider.tokenUrl' }, { field: 'provider.userUrl' }],
    })
  })
})

describe('the owner', () => {
  const check = (changes: object) =>
    at.merchant().identityProviders.checkProvider({ provider: { ...own(), ...changes } })

  test('reads in one code what is wrong with a provider', async () => {
    crooked.misbehave({})
    expect(await check({})).toEqual({ findings: [] })
    const found = async (changes: object, lies: Misbehaviour = {}) => {
      crooked.misbehave(lies)
      return (await check(changes)).findings.map(({ problem }) => problem)
    }
    expect(await found({ issuer: `${crooked.url}/nowhere` })).toEqual(['not_found'])
    expect(await found({ issuer: 'http://127.0.0.1:9' })).toEqual(['unreachable'])
    expect(await found({ issuer: 'http://10.0.0.1' })).toEqual(['address_refused'])
    expect(await found({ issuer: 'http://169.254.169.254' })).toEqual(['address_refused'])
    const other = { issuer: 'https://elsewhere.example' }
    expect(await found({}, { metadata: other })).toEqual(['other_issuer'])
    const weak = {
      id_token_signing_alg_values_supported: ['HS256'],
      token_endpoint: undefined,
      code_challenge_methods_supported: ['plain'],
    }
    expect(await found({}, { metadata: weak })).toEqual(['no_endpoint', 'no_signature', 'no_pkce'])
    crooked.misbehave({})
    await check({})
  })

  test('gets an error for a provider in a private network when somebody signs in', async () => {
    const { provider } = await at
      .merchant()
      .identityProviders.createProvider({ provider: { ...own(), issuer: 'http://10.0.0.1' } })
    await expect(at.begin(provider.id)).rejects.toMatchObject({
      code: 'IDENTITY_PROVIDER_UNREACHABLE',
      status: 428,
      data: { problem: 'unreachable' },
    })
    await at.merchant().identityProviders.deleteProvider({ id: provider.id })
  })

  test('never reads the secret again, in replies or in the ledger; visitors see a name', async () => {
    const { providers, callbackUrl } = await at.merchant().identityProviders.listProviders({})
    expect(callbackUrl).toBe(`${at.shop.baseUrl}/sign-in/back`)
    expect(providers[0]).toMatchObject({ hasSecret: true, name: 'Crooked', issuer: crooked.url })
    const facts = await at.factsOf('identity_provider.changed')
    expect(facts.length).toBeGreaterThan(0)
    expect(JSON.stringify([providers, facts])).not.toMatch(/a-secret-that|sealed/i)
    expect((await change({ secret: '' })).provider.hasSecret).toBe(false)
    await change({ secret: client.secret })
    const offered = await at.shop.people.nobody().api.identityProviders.listOffered({})
    expect(offered.providers[0]).toEqual({ id, name: 'Crooked', icon: 'key' })
  })

  test('does not turn a provider whose people are linked into another system', async () => {
    await expect(change({ issuer: 'https://elsewhere.example' })).rejects.toEqual(
      refusal('IDENTITY_PROVIDER_IN_USE'),
    )
    expect((await change({ issuer: crooked.url, name: 'Crooked' })).provider.linkedMembers).toBe(1)
  })

  test('removes one with its links, and cannot add a 21st', async () => {
    const { identityProviders: calls } = at.merchant()
    const gone = { id: crypto.randomUUID() }
    for (const call of [
      () => calls.deleteProvider(gone),
      () => calls.updateProvider({ provider: gone }),
    ]) {
      await expect(call()).rejects.toEqual(refusal('IDENTITY_PROVIDER_NOT_FOUND'))
    }
    const { providers } = await calls.listProviders({})
    for (let count = providers.length; count < 20; count += 1) {
      await calls.createProvider({ provider: { ...own(), name: `Number ${count}` } })
    }
    await expect(calls.createProvider({ provider: own() })).rejects.toEqual(
      refusal('TOO_MANY_IDENTITY_PROVIDERS'),
    )
    await calls.deleteProvider({ id })
    const [removed] = await at.factsOf('identity_provider.deleted').then((all) => all.slice(-1))
    expect(removed?.before).toMatchObject({ name: 'Crooked', links: 1 })
  })
})
