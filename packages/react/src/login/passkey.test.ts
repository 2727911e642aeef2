import { contract } from '@vitrine/contract'
import { createClient, OAuthStrategy } from '@vitrine/sdk'
import { createPasskey } from '@vitrine/sdk/passkeys'
import { createAuthenticator, startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createLoginMachine } from './browser-login.ts'
import { createServedLogin } from './served-login.ts'
import { createProgress, type Post, type ServedLogin } from './served-page.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())
afterEach(() => vi.unstubAllGlobals())

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer

/** A fake authenticator API of the browser; its person may cancel. */
function browserWith(device: ReturnType<typeof createAuthenticator>) {
  const given = (text: string) => {
    const { id, type, response } = JSON.parse(text)
    const { transports, ...parts } = response
    const bytes = Object.entries(parts).map(([name, part]) => [name, bytesOf(String(part))])
    const getTransports = () => transports
    return { id, type, response: { ...Object.fromEntries(bytes), getTransports } }
  }
  const inText = ({ publicKey }: { publicKey: Record<string, unknown> }) => {
    const { challenge, user } = publicKey as { challenge: Uint8Array; user?: { id: Uint8Array } }
    const named = user ? { user: { ...user, id: textOf(user.id) } } : {}
    return JSON.stringify({ ...publicKey, challenge: textOf(challenge), ...named })
  }
  let isAllowed = true
  vi.stubGlobal('navigator', {
    credentials: {
      create: async (asked: never) => given(device.create(inText(asked))),
      async get(asked: never) {
        if (!isAllowed) throw new DOMException('No', 'NotAllowedError')
        return given(device.get(inText(asked)))
      },
    },
  })
  return {
    refuses: (isRefusing: boolean) => {
      isAllowed = !isRefusing
    },
  }
}

/** A member whose second factor is a passkey of this browser. */
async function memberWithPasskey() {
  const browser = browserWith(createAuthenticator({ origin: shop.baseUrl }))
  const { api, email, password } = await shop.people.member()
  const asked = await api.factors.beginPasskey({})
  const credential = await createPasskey(asked.publicKeyCredentialCreationOptionsJson)
  await api.factors.addPasskey({ challengeId: asked.challengeId, credential, name: 'Laptop' })
  return { browser, email, password }
}

test('a passkey that the browser creates and presents is the second factor of a login', async () => {
  const { browser: person, email, password } = await memberWithPasskey()
  const { auth } = createClient({
    baseUrl: shop.baseUrl,
    services: contract,
    auth: OAuthStrategy({ clientId: shop.site.clientId, secondFactor: true }),
    fetch: (input, init) => shop.server.fetch(new Request(input, init)),
  })
  const { api: visitor } = shop.people.visitor()
  const enter = (token: string) => shop.people.signIn({ api: visitor }, token)
  const login = createLoginMachine(auth, enter)
  await login.login({ email, password })
  expect(login.get().state).toMatchObject({
    loginState: 'SECOND_FACTOR_REQUIRED',
    data: { factorType: 'WEBAUTHN', passkey: { challengeId: expect.any(String) } },
  })
  person.refuses(true)
  await login.showPasskey()
  expect(login.get()).toMatchObject({
    state: { loginState: 'SECOND_FACTOR_REQUIRED' },
    error: { code: 'PASSKEY_NOT_SHOWN' },
  })
  person.refuses(false)
  await login.chooseFactor('WEBAUTHN')
  const done = await login.showPasskey({ rememberThisDevice: true })
  expect(done).toMatchObject({ loginState: 'SUCCESS', data: { deviceToken: expect.any(String) } })
})

test('a server that returns pages requests the passkey, and accepts the response of the browser', async () => {
  const { browser, email, password } = await memberWithPasskey()
  const { authentication } = shop.people.visitor().api
  const { stateToken = '' } = await authentication.login({ loginId: { email }, password })
  const factorType = 'WEBAUTHN' as const
  const posted: string[][] = []
  let page: ServedLogin = {
    state: { loginState: 'SECOND_FACTOR_REQUIRED', data: { factors: [], factorType } },
    steps: { showPasskey: { action: '/second-factor', fields: { do: 'ask' } } },
  }
  const post: Post = async (_, { challengeId, credential, ...fields }) => {
    posted.push(Object.keys(fields))
    if (challengeId && credential) {
      const webauthnData = { challengeId, credential }
      const { state } = await authentication.verifyFactor({ factorType, stateToken, webauthnData })
      return { kind: state === 'SUCCESS' ? 'left' : 'failed' }
    }
    const reply = await authentication.challengeFactor({ factorType, stateToken })
    const asked = reply.mfaChallengeData?.verificationChallengeData?.webauthnData
    const passkey = {
      challengeId: asked?.challengeId ?? '',
      options: asked?.publicKeyCredentialRequestOptionsJson ?? '',
    }
    const data = { factors: [], factorType, passkey }
    page = { ...page, state: { loginState: 'SECOND_FACTOR_REQUIRED', data } }
    return { kind: 'page', login: page }
  }
  const progress = createProgress()
  const login = () => createServedLogin({ page, post, progress })
  browser.refuses(true)
  await login().showPasskey()
  expect(login().get()).toMatchObject({ isBusy: false, error: { code: 'PASSKEY_NOT_SHOWN' } })
  browser.refuses(false)
  const answered = login().showPasskey({ rememberThisDevice: true })
  expect(login().get().busyWith).toBe('showPasskey')
  await answered
  // A completed login leaves the page in its busy state.
  expect(login().get()).toMatchObject({ isBusy: true, error: undefined })
  expect(posted).toEqual([['do'], ['do', 'remember'], ['do', 'remember']])
})
