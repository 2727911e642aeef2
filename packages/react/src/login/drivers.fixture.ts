import { contract } from '@vitrine/contract'
import { createClient, OAuthStrategy, parseFromUrl } from '@vitrine/sdk'
import type { TestServer } from '@vitrine/testkit'
import type { Fields } from '../fields.ts'
import { english } from '../forms/messages.ts'
import { problemsOf } from '../forms/problems.ts'
import { createLoginMachine } from './browser-login.ts'
import type { LoginMachine, LoginStanding, SecondFactor } from './login-machine.ts'
import { createServedLogin } from './served-login.ts'
import { createProgress, type Post, type ServedLogin } from './served-page.ts'

/** A login to test, independent of its driver. */
export interface LoginDriver {
  /** State of the current page. */
  readonly login: () => LoginMachine
  /** The signed-in member at the end. */
  readonly role: () => string
  /** Makes the network fail from now on. */
  readonly disconnect: () => void
}

/** Driver with a client in the browser: its hidden frame is replaced by a request. */
export function inBrowser(shop: TestServer): LoginDriver {
  let isDisconnected = false
  const client = createClient({
    baseUrl: shop.baseUrl,
    services: contract,
    auth: OAuthStrategy({ clientId: shop.site.clientId, secondFactor: true }),
    fetch: (input, init) =>
      isDisconnected
        ? Promise.reject(new TypeError('Failed to fetch'))
        : shop.server.fetch(new Request(input, init)),
  })
  const { auth } = client
  const login = createLoginMachine(auth, async (sessionToken) => {
    const data = await auth.generateOAuthData(`${shop.baseUrl}/callback`)
    const options = { prompt: 'none', responseMode: 'query', sessionToken } as const
    const { authUrl } = await auth.getAuthUrl(data, options)
    const answer = await shop.server.fetch(new Request(authUrl, { redirect: 'manual' }))
    const { code, state } = parseFromUrl(answer.headers.get('location') ?? '', 'query')
    return auth.getMemberTokens(code, state, data)
  })
  return {
    login: () => login,
    role: () => auth.getTokens().refreshToken.role,
    disconnect: () => {
      isDisconnected = true
    },
  }
}

/**
 * Driver with a server that holds the tokens and responds to each form with the login state of its
 * page.
 */
export function byServer(shop: TestServer): LoginDriver & { readonly pages: ServedLogin[] } {
  const server = inBrowser(shop)
  const progress = createProgress()
  const pages: ServedLogin[] = [pageOf(server.login())]
  let isDisconnected = false
  const post: Post = async (action, fields) => {
    if (isDisconnected) return { kind: 'unreachable' }
    const state = await stepHandlers[action]?.(server.login(), fields)
    if (state?.loginState === 'SUCCESS') return { kind: 'left' }
    const login = pageOf(server.login())
    pages.push(login)
    return { kind: 'page', login }
  }
  return {
    pages,
    login: () =>
      createServedLogin({ page: pages.at(-1) ?? pageOf(server.login()), post, progress }),
    role: server.role,
    disconnect: () => {
      isDisconnected = true
    },
  }
}

const stepHandlers: Record<
  string,
  (login: LoginMachine, fields: Fields) => Promise<LoginStanding>
> = {
  '/login': (login, { email = '', password = '' }) => login.login({ email, password }),
  '/register': (login, { email = '', password = '' }) => login.register({ email, password }),
  '/verify': (login, { code = '', again }) => (again ? login.resend() : login.verify(code)),
  '/code': (login, { code = '' }) => login.answerFactor({ code }),
  '/choose': (login, { factor }) => login.chooseFactor(factor as SecondFactor),
}

/** Login data of a page: its state, error messages, and no token. */
function pageOf(login: LoginMachine): ServedLogin {
  const view = login.get()
  const state = JSON.parse(JSON.stringify(view.state, withoutTokens)) as LoginStanding
  return {
    state: state.loginState === 'FAILURE' ? { loginState: 'INITIAL' } : state,
    problems: problemsOf(view, english) as Fields,
    steps: {
      login: { action: '/login' },
      register: { action: '/register' },
      verify: { action: '/verify' },
      resend: { action: '/verify', fields: { again: '1' } },
      answerFactor: { action: '/code' },
      chooseFactor: { action: '/choose' },
    },
  }
}

const withoutTokens = (name: string, value: unknown) => (/Token$/.test(name) ? undefined : value)
