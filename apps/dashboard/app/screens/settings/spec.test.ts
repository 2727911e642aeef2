import { VitrineError } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import {
  anyOf,
  changesOf,
  checkForm,
  errorsOf,
  flag,
  oneOf,
  readForm,
  secret,
  text,
  wholeNumber,
} from './spec.ts'

const spec = {
  name: text('name'),
  days: wholeNumber('factors.rememberDeviceDays', 0, 365),
  allowed: anyOf('factors.allowed', ['TOTP', 'EMAIL']),
  required: oneOf('factors.required', ['never', 'always']),
  open: flag('requireOwnerApproval'),
  secret: secret('captcha.secret'),
}
const stored = {
  name: 'Glass case',
  factors: { allowed: ['EMAIL'], required: 'never', rememberDeviceDays: 30 },
  requireOwnerApproval: true,
  captcha: { hasSecret: true },
}
const base = readForm(spec, stored)

test('settings are read into the form as text', () => {
  expect(base).toEqual({
    name: 'Glass case',
    days: '30',
    allowed: ['EMAIL'],
    required: 'never',
    open: true,
    secret: '',
  })
})

test('only changes are sent, nested like the settings', () => {
  const form = { ...base, days: '7', allowed: ['TOTP', 'EMAIL'] as const }
  expect(changesOf(spec, form, base)).toEqual({
    factors: { rememberDeviceDays: 7, allowed: ['TOTP', 'EMAIL'] },
  })
  expect(changesOf(spec, base, base)).toEqual({})
})

test('a secret is sent when one is typed, and unchanged when not', () => {
  expect(changesOf(spec, { ...base, secret: 'shh' }, base)).toEqual({ captcha: { secret: 'shh' } })
})

test.each(['', '-1', '366', '1.5', 'soon'])('%j is not a number of days', (days) => {
  expect(checkForm(spec, { ...base, days }, english)).toEqual({
    days: 'Enter a whole number from 0 to 365.',
  })
})

const broken = { violatedRule: 'OTHER' as const, data: {} }

test('an error is shown beside the field of its path', () => {
  const error = new VitrineError({
    kind: 'validation',
    message: 'invalid',
    status: 400,
    violations: [
      { ...broken, field: 'settings.factors.allowed[0]', description: 'is not one of TOTP, EMAIL' },
      { ...broken, field: 'settings.unknown', description: 'is not known' },
    ],
  })
  expect(errorsOf(spec, error, english)).toEqual({ allowed: 'is not one of TOTP, EMAIL.' })
})
