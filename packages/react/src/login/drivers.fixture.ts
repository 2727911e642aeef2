import { contract } from '@vitrine/contract'
import { createClient, OAuthStrategy, parseFromUrl } from '@vitrine/sdk'
import type { TestServer } from '@vitrine/testkit'
import type { Fields } from '../fields.ts'
import { problemsOf } from '../forms/problems.ts'
import { english } from '../forms/words.ts'
import { createLoginMachine } from './browser-login.ts'
import type { LoginMachine, LoginStanding, SecondFactor } from './login-machine.ts'
import { createServedLogin } from './served-login.ts'
import { createProgress, type Post, type ServedLogin } from './served-page.ts'

/** A login that somebody walks, whoever drives it. */
export interface Walk {
  /** As the page has it that is shown now. */
  readonly login: () => LoginMachine
  /** Who the shop takes them for in the end. */
  readonly role: () => string
  /** No step reaches anybody from now on. */
  readonly cut: () => void
}

/** By a client in the browser: the frame that it would hide is asked directly. */
export function inBrowser(shop: TestServer): Walk {
  let isCut = false
  const client = createClient({
    baseUrl: shop.baseUrl,
    services: contract,
    auth: OAuthStrategy({ clientId: shop.site.clientId, secondFactor: true }),
    fetch: (input, init) =>
      isCut
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
    cut: () => {
      isCut = true
    },
  }
}

/** By a server that keeps the tokens, and answers each form with a page that says how the login stands. */
export function byServer(shop: TestServer): Walk & { readonly seen: ServedLogin[] } {
  const server = inBrowser(shop)
  const progress = createProgress()
  const seen: ServedLogin[] = [pageOf(server.login())]
  let isCut = false
  const post: Post = async (action, fields) => {
    if (isCut) return { kind: 'unreachable' }
    const state = await takers[action]?.(server.login(), fields)
    if (state?.loginState === 'SUCCESS') return { kind: 'left' }
    const login = pageOf(server.login())
    seen.push(login)
    return { kind: 'page', login }
  }
  return {
    seen,
    login: () => createServedLogin({ page: seen.at(-1) ?? pageOf(server.login()), post, progress }),
    role: server.role,
    cut: () => {
      isCut = true
    },
  }
}

const takers: Record<string, (login: LoginMachine, fields: Fields) => Promise<LoginStanding>> = {
  '/login': (login, { email = '', password = '' }) => login.login({ email, password }),
  '/register': (login, { email = '', password = '' }) => login.register({ email, password }),
  '/verify': (login, { code = '', again }) => (again ? login.resend() : login.verify(code)),
  '/code': (login, { code = '' }) => login.answerFactor({ code }),
  '/choose': (login, { factor }) => login.chooseFactor(factor as SecondFactor),
}

/** What the page tells of a login: where it stands, in whose words it was refused, and no token. */
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
