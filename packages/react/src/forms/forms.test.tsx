import { createClient, OAuthStrategy } from '@vitrine/sdk'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ServedLogin } from '../login/served-page.ts'
import { useLogin } from '../login/use-login.ts'
import { useMember } from '../member/use-member.ts'
import { VitrineProvider } from '../provider.tsx'
import { type PageServer, ServedProvider } from '../served-provider.tsx'
import { useSession } from '../session/use-session.ts'
import type { Visit } from '../visit.ts'
import { LoginForm } from './login-form.tsx'
import { english, german } from './messages.ts'
import type { FormParts } from './parts.tsx'
import { problemsOf } from './problems.ts'
import { RegisterForm } from './register-form.tsx'
import { VerifyForm } from './verify-form.tsx'

const client = createClient({
  baseUrl: 'http://shop.test',
  services: {},
  auth: OAuthStrategy({ clientId: '1' }),
  fetch: () => Promise.reject(new Error('Nobody is asked while a page is written')),
})
const html = (node: ReactNode, visit?: Visit) =>
  renderToStaticMarkup(
    <VitrineProvider client={client} {...(visit ? { visit } : {})}>
      {node}
    </VitrineProvider>,
  )

function Hello() {
  const { isMember } = useSession()
  const { state, member } = useMember()
  return <p>{`${isMember} ${state} ${member?.profile?.nickname ?? ''}`}</p>
}
const Lost = () => <p>{useLogin().state.loginState}</p>

describe('a form that a server renders', () => {
  test.each([
    ['login', <LoginForm key="login" />, 'Sign in', 'current-password'],
    ['register', <RegisterForm key="register" withName />, 'Create account', 'new-password'],
  ])('%s names each field, and what a password manager may fill', (name, form, action, secret) => {
    const markup = html(form)
    const ids = [...markup.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id)
    const inputs = [...markup.matchAll(/<input[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(inputs)
    expect(markup).toContain(`data-vitrine="${name}"`)
    expect(markup).toContain(`>${action}</button>`)
    expect(markup).toContain('method="post"')
    expect(markup).toMatch(/<button type="submit" disabled=""/)
    expect(markup).toMatch(/autoComplete="username( webauthn)?"/)
    expect(markup).toContain(`autoComplete="${secret}"`)
  })

  test('is in German on request', () => {
    expect(html(<LoginForm messages={german} />)).toContain('>Anmelden</button>')
  })

  test('does not ask for a code before one is required', () => {
    expect(html(<VerifyForm />)).toBe('')
  })
})

const parts: FormParts = {
  Field: ({ label, name }) => <i title={label} data-name={name} />,
  Password: ({ error, after, autoComplete }) => (
    <b title={error}>
      {autoComplete}
      {after}
    </b>
  ),
  Problem: ({ children }) => <em>{children}</em>,
  Submit: ({ isBusy, children }) => <button type="submit">{`${children} ${isBusy}`}</button>,
}

const server: PageServer = {
  post: () => Promise.reject(new Error('Nobody sends a form while a page is written')),
  again: async () => {},
  signOut: async () => '/logged-out',
}
const authPage: ServedLogin = {
  state: { loginState: 'INITIAL' },
  steps: { login: { action: '/login' }, register: { action: '/register' } },
  fields: { return: '/account' },
}
const refused = { ...authPage, problems: { form: 'Too many', password: 'Wrong' } }
const factor = (factorType: 'TOTP' | 'RECOVERY_CODE' | 'WEBAUTHN'): ServedLogin => ({
  state: { loginState: 'SECOND_FACTOR_REQUIRED', data: { factors: [], factorType } },
  steps: {
    answerFactor: { action: '/second-factor' },
    showPasskey: { action: '/second-factor', fields: { do: 'ask' } },
  },
})
const values = { email: 'ada@example.com', password: 'never' }
const served = (node: ReactNode, login?: ServedLogin, visit: Visit = { role: 'none' }) =>
  renderToStaticMarkup(
    <ServedProvider server={server} visit={visit} login={login}>
      {node}
    </ServedProvider>,
  )

describe('a form that is submitted to a server', () => {
  test('needs no scripts, preserves input except the password, and shows the error', () => {
    const form = <LoginForm values={values} besidePassword={<a href="/forgot">Lost</a>} />
    const markup = served(form, refused)
    expect(markup).toMatch(/<form data-vitrine="login" [^>]*action="\/login" method="post">/)
    expect(markup).toContain('<input type="hidden" name="return" value="/account"/>')
    expect(markup).toContain('<p role="alert">Too many</p>')
    expect(markup).toMatch(/<input [^>]*id="email"[^>]*value="ada@example.com"/)
    expect(markup).toMatch(/<input [^>]*aria-describedby="password-error"/)
    expect(markup).toContain('<p id="password-error" data-vitrine="error">Wrong</p>')
    expect(markup).toMatch(/<button type="submit" aria-disabled="false">Sign in/)
    expect(markup).toContain('<a href="/forgot">Lost</a>')
    expect(markup).not.toContain('never')
  })

  test('asks a known member for the password only', () => {
    const markup = served(<LoginForm email="ada@example.com" />, authPage)
    expect(markup).toContain('<input type="hidden" autoComplete="username" name="email" value="ada')
    expect(markup).not.toContain('type="email"')
  })

  test('creates an account, with the accepted values below its fields', () => {
    const messages = { emailHint: 'You sign in with it.', passwordHint: 'Eight letters' }
    const markup = served(<RegisterForm withName messages={messages} />, authPage)
    const names = [...markup.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['return', 'name', 'email', 'password'])
    expect(markup).toMatch(/aria-describedby="password-hint"[\s\S]*id="password-hint"[^>]*>Eight/)
    expect(markup).toContain('You sign in with it.')
  })

  test('accepts the mailed code, and requests another one in a separate form', () => {
    const login: ServedLogin = {
      state: { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: {} },
      steps: {
        verify: { action: '/verify' },
        resend: { action: '/verify', fields: { do: 'resend' } },
      },
    }
    const mailed = served(<VerifyForm />, login)
    expect(mailed).toContain(english.codeMailed)
    expect(mailed).toMatch(/inputMode="numeric" autoComplete="one-time-code"/)
    expect(mailed).not.toContain('name="remember"')
    expect(mailed).toMatch(/data-vitrine="resend" action="\/verify"[\s\S]*value="resend"/)
    expect(served(<VerifyForm withResend={false} />, login)).not.toContain(english.resend)
  })

  test('accepts the code of a factor: digits, or a recovery code', () => {
    const stored = served(<VerifyForm />, factor('RECOVERY_CODE'))
    expect(stored).toContain('data-vitrine="second-factor"')
    expect(stored).toMatch(/inputMode="text" autoComplete="off"/)
    expect(stored).toContain('<input type="checkbox" name="remember"/>')
    const silent = { codeWanted: () => '' }
    const form = <VerifyForm messages={silent} canRemember={false} />
    const digits = served(form, factor('TOTP'))
    expect(digits).toMatch(/inputMode="numeric"/)
    expect(digits).not.toMatch(/<p><\/p>|name="remember"/)
  })

  test('requests a passkey of the device, which needs scripts', () => {
    const markup = served(<VerifyForm />, factor('WEBAUTHN'))
    expect(markup).toContain('<input type="hidden" name="do" value="ask"/>')
    expect(markup).toMatch(/<button type="submit" disabled=""/)
    const login = { ...factor('WEBAUTHN'), problems: { form: 'This passkey is not known here.' } }
    expect(served(<VerifyForm />, login)).toContain('This passkey is not known here.')
  })

  test('offers a choice of factors as buttons of one form', () => {
    const login: ServedLogin = {
      state: {
        loginState: 'SECOND_FACTOR_REQUIRED',
        data: { factors: [{ factorType: 'EMAIL', factorStatus: 'ENABLED' }] },
      },
      steps: { chooseFactor: { action: '/choose' } },
    }
    expect(served(<VerifyForm />, login)).toMatch(
      /action="\/choose" method="post">[\s\S]*<button type="submit" value="EMAIL" [^>]*name="factor"/,
    )
  })

  test('is rendered with the parts of its page, which receive all props', () => {
    const form = <LoginForm parts={parts} besidePassword="Lost?" />
    const markup = served(form, refused)
    expect(markup).toContain('<i title="E-mail" data-name="email"></i>')
    expect(markup).toContain('<b title="Wrong">current-passwordLost?</b>')
    expect(markup).toContain('<button type="submit">Sign in false</button>')
    expect(markup).toContain('<em>Too many</em>')
  })

  test('names a step that its page does not support', () => {
    expect(() => served(<LoginForm />)).toThrow('takes no step "login"')
  })
})

test('the first render of a page has its visitor', () => {
  const member = { id: '1', profile: { nickname: 'Zoë' } } as NonNullable<Visit['member']>
  expect(html(<Hello />)).toBe('<p>false nobody </p>')
  expect(html(<Hello />, { role: 'member', member })).toBe('<p>true there Zoë</p>')
  expect(served(<Hello />)).toBe('<p>false nobody </p>')
  expect(served(<Hello />, undefined, { role: 'member', member })).toBe('<p>true there Zoë</p>')
})

test('a page without the member shows that it is loading', () => {
  expect(served(<Hello />, undefined, { role: 'member' })).toBe('<p>true waiting </p>')
})

test('hooks outside of a provider report what they need', () => {
  expect(() => renderToStaticMarkup(<Lost />)).toThrow(
    'need a <VitrineProvider> or a <ServedProvider> above them',
  )
})

test.each([
  ['invalidEmail', 'email'],
  ['invalidPassword', 'password'],
  ['emailAlreadyExists', 'email'],
  ['resetPassword', 'password'],
  ['missingCaptchaToken', 'form'],
] as const)('%s is shown next to %s', (errorCode, place) => {
  const state = { loginState: 'FAILURE', error: 'no', errorCode } as const
  expect(
    problemsOf({ state, isBusy: false, busyWith: undefined, error: undefined }, english),
  ).toEqual({
    [place]: english.refusals[errorCode],
  })
})
