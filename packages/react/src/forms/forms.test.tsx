import { createClient, OAuthStrategy } from '@vitrine/sdk'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { useLogin } from '../login/use-login.ts'
import { useMember } from '../member/use-member.ts'
import { type Visit, VitrineProvider } from '../provider.tsx'
import { useSession } from '../session/use-session.ts'
import { LoginForm } from './login-form.tsx'
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
    expect(markup).toContain('autoComplete="username"')
    expect(markup).toContain(`autoComplete="${secret}"`)
  })

  test('speaks German when it is told to', () => {
    expect(html(<LoginForm words={german} />)).toContain('>Anmelden</button>')
  })

  test('asks for no code while none is wanted', () => {
    expect(html(<VerifyForm />)).toBe('')
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
