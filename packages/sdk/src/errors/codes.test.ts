import { expect, test } from 'vitest'
import { nameLoginError, nameRegistrationError } from './codes.ts'
import { VitrineError } from './vitrine-error.ts'

const application = (code: string) =>
  new VitrineError({ kind: 'application', code, message: 'no', status: 400 })
const system = new VitrineError({ kind: 'system', message: 'System error occurred' })
const validation = (data: Record<string, unknown>) =>
  new VitrineError({
    kind: 'validation',
    code: 'INVALID_ARGUMENT',
    message: 'INVALID_ARGUMENT: "loginId.email" is no e-mail address',
    violations: [
      {
        field: 'loginId.email',
        description: 'is no e-mail address',
        violatedRule: 'FORMAT',
        data,
      },
    ],
  })

test.each([
  ['-19971', 'missingCaptchaToken'],
  ['-19970', 'invalidCaptchaToken'],
  ['-19995', 'emailAlreadyExists'],
  ['-19976', undefined],
  ['RESOURCE_EXHAUSTED', undefined],
])('registration refused with %s is named %s', (code, errorCode) => {
  expect(nameRegistrationError(application(code))).toEqual(
    errorCode ? { error: 'no', errorCode } : { error: 'no' },
  )
})

test('an invalid e-mail field in registration is invalidEmail with its description', () => {
  expect(nameRegistrationError(validation({ type: 'EMAIL' }))).toEqual({
    error: 'is no e-mail address',
    errorCode: 'invalidEmail',
  })
})

test('another invalid field in registration has no name', () => {
  expect(nameRegistrationError(validation({}))).not.toHaveProperty('errorCode')
})

test.each([
  ['-19971', 'missingCaptchaToken'],
  ['-19970', 'invalidCaptchaToken'],
  ['-19976', 'invalidPassword'],
  ['-19973', 'resetPassword'],
  ['-19999', 'invalidEmail'],
  ['-19995', 'invalidEmail'],
  ['RESOURCE_EXHAUSTED', 'invalidEmail'],
  ['toString', 'invalidEmail'],
])('login refused with %s is named %s', (code, errorCode) => {
  expect(nameLoginError(application(code))).toEqual({ error: 'no', errorCode })
})

test('an unavailable server does not report an invalid e-mail address', () => {
  expect(nameLoginError(system)).toEqual({ error: 'System error occurred' })
  expect(nameRegistrationError(system)).toEqual({ error: 'System error occurred' })
})
