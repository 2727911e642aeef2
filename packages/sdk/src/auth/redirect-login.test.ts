import { describe, expect, test } from 'vitest'
import type { FrameHost } from './hidden-frame.ts'
import { authOf, CLIENT, redirectSession, type SentRequest, wire } from './wire.fixture.ts'

describe('login by redirect', () => {
  const authorize = { '/v1/redirect-session': () => redirectSession('/authorize') }

  test('requests an authorization address without sending the verifier', async () => {
    const { asked, client } = wire(authorize)
    const data = await client.auth.generateOAuthData('https://shop.test/back')
    expect(await client.auth.getAuthUrl(data)).toEqual({
      authUrl: 'https://shop.test/authorize?x=1',
      authorizationEndpoint: 'https://shop.test/authorize',
      sessionToken: 'opened',
    })
    const { codeChallenge, state, redirectUri } = data
    expect(asked.at(-1)?.body).toEqual({
      auth: {
        authRequest: {
          clientId: CLIENT,
          codeChallenge,
          codeChallengeMethod: 'S256',
          responseMode: 'fragment',
          responseType: 'code',
          scope: 'offline_access',
          state,
          redirectUri,
        },
        prompt: 'login',
      },
    })
    expect(JSON.stringify(asked)).not.toContain(data.codeVerifier)
  })

  test('a code with its state becomes member tokens', async () => {
    const { asked, client } = wire({})
    const data = await client.auth.generateOAuthData('https://shop.test/back')
    const tokens = await client.auth.getMemberTokens('c', data.state, data)
    expect(tokens.refreshToken).toEqual({ value: 'authorization_code-refresh', role: 'member' })
    expect(asked[0]).toEqual({
      path: '/oauth2/token',
      body: {
        clientId: CLIENT,
        grantType: 'authorization_code',
        code: 'c',
        codeVerifier: data.codeVerifier,
        redirectUri: 'https://shop.test/back',
      },
      authorization: null,
    })
  })

  test('a used code fails to get member tokens', async () => {
    const { client } = wire({})
    const data = await client.auth.generateOAuthData('https://shop.test/back')
    await expect(client.auth.getMemberTokens('used', data.state, data)).rejects.toThrow(
      'Failed to get member tokens',
    )
  })
})

test('the direct login requests silently, without redirect address, and exchanges the code', async () => {
  const { asked, client } = wire({ '/v1/redirect-session': () => redirectSession('/authorize') })
  const tokens = await client.auth.getMemberTokensForDirectLogin('t', answeringWindow(asked))
  expect(tokens.refreshToken.role).toBe('member')
  const { prompt, authRequest } = authOf(asked)
  expect(prompt).toBe('none')
  expect(authRequest).toMatchObject({ responseMode: 'web_message', sessionToken: 't' })
  expect(authRequest).not.toHaveProperty('redirectUri')
  expect(asked[2]?.body).toMatchObject({ code: 'framed' })
  expect(asked[2]?.body).not.toHaveProperty('redirectUri')
})

/** A window whose frame answers as soon as it is shown. */
function answeringWindow(asked: SentRequest[]): FrameHost {
  const events = new EventTarget()
  const answer = () => {
    const data = { code: 'framed', state: authOf(asked).authRequest.state }
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin: 'https://shop.test' }))
  }
  return {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
    clearTimeout: (timer: number) => clearTimeout(timer),
    document: {
      createElement: () => ({ src: '', style: {}, remove: () => undefined }),
      body: { appendChild: () => queueMicrotask(answer) },
    },
  } as unknown as FrameHost
}
