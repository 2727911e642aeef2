import { createClient, OAuthStrategy } from '@vitrine/sdk'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Visit } from '../house.ts'
import { useLogin } from '../login/use-login.ts'
import { useMember } from '../member/use-member.ts'
import { VitrineProvider } from '../provider.tsx'
import { useSession } from '../session/use-session.ts'
import { LoginForm } from './login-form.tsx'
import type { FormParts } from './parts.tsx'
import { problemsOf } from './problems.ts'
import { RegisterForm } from './register-form.tsx'
import { VerifyForm } from './verify-form.tsx'
import { english, german } from './words.ts'

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

describe('a form that a server writes', () => {
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

  test('speaks German when it is told to', () => {
    expect(html(<LoginForm words={german} />)).toContain('>Anmelden</button>')
  })

  test('asks for no code while none is wanted', () => {
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
  Submit: ({ isBusy, children }) => <button type="submit">{`${children} ${isBusy}`}</button>,
}

const posted = {
  action: '/login',
  id: 'door',
  hidden: { return: '/account' },
  values: { email: 'ada@example.com', password: 'never' },
  problems: { form: 'Too many', password: 'Wrong' },
}
const alone = (node: ReactNode) => renderToStaticMarkup(node)

describe('a form that a server takes', () => {
  test('needs no provider and no scripts, keeps what was typed but the password, and says what is wrong', () => {
    const markup = alone(<LoginForm posted={posted} besidePassword={<a href="/forgot">Lost</a>} />)
    expect(markup).toMatch(/<form id="door"[^>]* action="\/login" method="post"/)
    expect(markup).toContain('<input type="hidden" name="return" value="/account"/>')
    expect(markup).toContain('<p role="alert">Too many</p>')
    expect(markup).toMatch(/<input [^>]*id="email"[^>]*value="ada@example.com"/)
    expect(markup).toMatch(/<input [^>]*aria-describedby="password-error"/)
    expect(markup).toContain('<p id="password-error" data-vitrine="error">Wrong</p>')
    expect(markup).toMatch(/<button type="submit" aria-disabled="false">Sign in/)
    expect(markup).toContain('<a href="/forgot">Lost</a>')
    expect(markup).not.toContain('never')
  })

  test('asks somebody who is known for the password alone', () => {
    const markup = alone(<LoginForm posted={posted} email="ada@example.com" />)
    expect(markup).toContain('<input type="hidden" autoComplete="username" name="email" value="ada')
    expect(markup).not.toContain('type="email"')
  })

  test('makes an account, with what is accepted under its fields', () => {
    const words = { emailHint: 'You sign in with it.', passwordHint: 'Eight letters' }
    const markup = alone(<RegisterForm posted={{ action: '/register' }} withName words={words} />)
    const names = [...markup.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['name', 'email', 'password'])
    expect(markup).toMatch(/aria-describedby="password-hint"[\s\S]*id="password-hint"[^>]*>Eight/)
    expect(markup).toContain('You sign in with it.')
  })

  test('takes the code that is asked for: digits, or the letters of a recovery code', () => {
    const mailed = alone(<VerifyForm posted={{ action: '/verify' }} />)
    expect(mailed).toContain(english.codeMailed)
    expect(mailed).toMatch(/inputMode="numeric" autoComplete="one-time-code"/)
    expect(mailed).not.toContain('name="remember"')
    const asked = { factorType: 'RECOVERY_CODE', canRemember: true }
    const kept = alone(<VerifyForm posted={{ action: '/second-factor' }} asked={asked} />)
    expect(kept).toContain('data-vitrine="second-factor"')
    expect(kept).toMatch(/inputMode="text" autoComplete="off"/)
    expect(kept).toContain('<input type="checkbox" name="remember"/>')
    const silent = { codeWanted: () => '' }
    expect(alone(<VerifyForm posted={posted} asked={asked} words={silent} />)).not.toContain(
      '<p></p>',
    )
  })

  test('is drawn with the parts of its page, which are told everything', () => {
    const markup = alone(
      <LoginForm posted={{ ...posted, isBusy: true }} parts={parts} besidePassword="Lost?" />,
    )
    expect(markup).toContain('<i title="E-mail" data-name="email"></i>')
    expect(markup).toContain('<b title="Wrong">current-passwordLost?</b>')
    expect(markup).toContain('<button type="submit">Sign in true</button>')
  })
})

test('the page knows at its first look who asked for it', () => {
  const member = { id: '1', profile: { nickname: 'Zoë' } } as NonNullable<Visit['member']>
  expect(html(<Hello />)).toBe('<p>false nobody </p>')
  expect(html(<Hello />, { role: 'member', member })).toBe('<p>true there Zoë</p>')
})

test('hooks outside of a provider say what they need', () => {
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('need a <VitrineProvider> above them')
})

test.each([
  ['invalidEmail', 'email'],
  ['invalidPassword', 'password'],
  ['emailAlreadyExists', 'email'],
  ['resetPassword', 'password'],
  ['missingCaptchaToken', 'form'],
] as const)('%s is told beside %s', (errorCode, place) => {
  const state = { loginState: 'FAILURE', error: 'no', errorCode } as const
  expect(problemsOf({ state, isBusy: false, error: undefined }, english)).toEqual({
    [place]: english.refusals[errorCode],
  })
})
