import { describe, expect, test } from 'vitest'
import { noTokens } from './tokens.ts'
import { CLIENT, member, NOW, ok, paths, redirectSession, refused, wire } from './wire.fixture.ts'

describe('tokens', () => {
  test('a new visitor token is not stored until it is set', async () => {
    const { asked, client } = wire({})
    const tokens = await client.auth.generateVisitorTokens()
    expect(tokens).toEqual({
      accessToken: { value: 'anonymous-access', expiresAt: NOW + 14_400 },
      refreshToken: { value: 'anonymous-refresh', role: 'visitor' },
    })
    expect(client.auth.getTokens()).toEqual(noTokens)
    expect(asked).toEqual([
      {
        path: '/oauth2/token',
        body: { clientId: CLIENT, grantType: 'anonymous' },
        authorization: null,
      },
    ])
  })

  test('an old pair is renewed with the same role', async () => {
    const { asked, client } = wire({})
    const tokens = await client.auth.generateVisitorTokens(member)
    expect(tokens.refreshToken.role).toBe('member')
    expect(asked[0]?.body).toEqual({
      clientId: CLIENT,
      grantType: 'refresh_token',
      refreshToken: 'member-refresh',
    })
  })

  test('a refused token call throws, with the response as its cause', async () => {
    const { client } = wire({ '/oauth2/token': () => refused(401, 'invalid_client') })
    await expect(client.auth.generateVisitorTokens()).rejects.toMatchObject({
      message: 'something went wrong',
      status: 401,
      requestId: 'r-1',
      cause: { code: 'invalid_client' },
    })
  })

  test('are taken from the options, and show whether a member is signed in', () => {
    expect(wire({}, { tokens: member }).client.auth.loggedIn()).toBe(true)
    expect(wire({}).client.auth.loggedIn()).toBe(false)
  })

  test('calls in parallel share one visitor token', async () => {
    const { asked, client } = wire({ '/ping': () => ok({}) })
    await Promise.all([client.fetch('/ping'), client.fetch('/ping'), client.fetch('/ping')])
    expect(paths(asked).filter((path) => path === '/oauth2/token')).toHaveLength(1)
    expect(asked.at(-1)?.authorization).toBe('anonymous-access')
  })

  test('a revoked token is renewed once and the call repeated', async () => {
    let isRevoked = true
    const ping = () => {
      const answer = isRevoked ? refused(401, 'UNAUTHENTICATED') : ok({})
      isRevoked = false
      return answer
    }
    const { asked, client } = wire({ '/ping': ping }, { tokens: member })
    expect((await client.fetch('/ping')).status).toBe(200)
    expect(paths(asked)).toEqual(['/ping', '/oauth2/token', '/ping'])
    expect(client.auth.loggedIn()).toBe(true)
  })
})

test('logging out clears both tokens and returns the address that ends the session', async () => {
  const { asked, client } = wire(
    { '/v1/redirect-session': () => redirectSession('/logout') },
    { tokens: member },
  )
  expect(await client.auth.logout('https://shop.test/')).toEqual({
    logoutUrl: 'https://shop.test/logout?x=1',
  })
  expect(asked).toMatchObject([
    {
      body: { logout: { clientId: CLIENT }, callbacks: { postFlowUrl: 'https://shop.test/' } },
      authorization: 'member-access',
    },
  ])
  expect(client.auth.getTokens()).toEqual(noTokens)
})
