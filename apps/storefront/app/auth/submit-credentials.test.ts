import { VitrineError } from '@vitrine/sdk'
import { describe, expect, test } from 'vitest'
import {
  type AuthMode,
  checkFields,
  credentialErrorsOf,
  submitCredentials,
} from './submit-credentials.ts'

const fields = { email: 'ada@example.com', password: 'a-long-glass-case', name: '' }
const answering = (reply: object) => {
  const asked: object[] = []
  const call = async (input: object) => {
    asked.push(input)
    return reply
  }
  return { calls: { login: call, register: call } as never, asked }
}

describe('the input of a form', () => {
  test('nothing is sent while something is missing', async () => {
    const { calls, asked } = answering({})
    const reply = await submitCredentials(calls, 'login', { email: ' ', password: '', name: '' })
    expect(reply).toEqual({
      kind: 'refused',
      errors: { email: 'missing', password: 'missing' },
    })
    expect(asked).toEqual([])
  })

  test.each(['ada', 'ada@', '@example.com', 'a da@example.com'])(
    '%s is not an e-mail address',
    (email) => {
      expect(checkFields({ ...fields, email })).toEqual({ email: 'invalid' })
    },
  )

  test('blanks around an e-mail address are ignored', async () => {
    const { calls, asked } = answering({ state: 'SUCCESS', sessionToken: 's' })
    await submitCredentials(calls, 'login', { ...fields, email: ' ada@example.com ' })
    expect(asked).toEqual([{ loginId: { email: 'ada@example.com' }, password: fields.password }])
  })
})

test('the response is returned unchanged, and the request has the tokens of the browser', async () => {
  const reply = { state: 'MFA_CHALLENGE', stateToken: 't' }
  const { calls, asked } = answering(reply)
  const proofs = { clientMetaData: { deviceToken: 'known' } }
  expect(await submitCredentials(calls, 'login', fields, proofs)).toEqual({
    kind: 'answered',
    reply,
  })
  expect(asked).toMatchObject([proofs])
})

const refusal = (code: string, status = 400, field = '') =>
  new VitrineError({
    kind: field ? 'validation' : 'application',
    code,
    status,
    message: 'no',
    violations: field ? [{ field, description: 'no', violatedRule: 'OTHER', data: {} }] : [],
  })

test.each<[string, VitrineError, AuthMode, object]>([
  ['a wrong password', refusal('-19976', 401), 'login', { password: 'wrong' }],
  ['an unknown e-mail', refusal('-19999', 404), 'login', { email: 'unknown' }],
  ['a taken e-mail', refusal('-19995', 409), 'register', { email: 'taken' }],
  ['a closed account', refusal('-19980', 403), 'login', { form: 'blocked' }],
  ['a captcha that is missing', refusal('-19971', 403), 'login', { captcha: 'missing' }],
  ['a captcha that is wrong', refusal('-19970', 403), 'register', { captcha: 'wrong' }],
  ['too many attempts', refusal('-19959', 429), 'login', { form: 'throttled' }],
  ['too many calls', refusal('RESOURCE_EXHAUSTED', 429), 'register', { form: 'throttled' }],
  [
    'a weak password',
    refusal('INVALID_ARGUMENT', 400, 'password'),
    'register',
    { password: 'weak' },
  ],
  [
    'a broken e-mail',
    refusal('INVALID_ARGUMENT', 400, 'loginId.email'),
    'register',
    { email: 'invalid' },
  ],
  ['a broken server', refusal('INTERNAL', 500), 'login', { form: 'failed' }],
])('%s is shown next to the field it belongs to', (_, error, mode, errors) => {
  expect(credentialErrorsOf(error, mode)).toEqual(errors)
})
