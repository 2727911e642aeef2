import { VitrineError } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { markupOf, textOf, unreachable } from '../../shared/render.fixture.tsx'
import { errorOfStep } from './second-step.tsx'
import { SecondStepPage, type SecondStepPageProps } from './second-step-page.tsx'

const page = (change: Partial<SecondStepPageProps>) => (
  <SecondStepPage
    method="TOTP"
    others={['RECOVERY_CODE']}
    busy={false}
    onMethod={() => {}}
    onCode={() => {}}
    onPasskey={() => {}}
    onRestart={() => {}}
    {...change}
  />
)
const refusal = (code: string, status = 403) =>
  new VitrineError({ kind: 'application', code, status, message: code })

test('the code of the app has a field that phones fill in, with the other ways below', () => {
  const markup = markupOf(page({}))
  expect(markup).toContain('autoComplete="one-time-code"')
  expect(markup).toContain('inputMode="numeric"')
  expect(textOf(page({}))).toContain('Use a recovery code')
})

test('a passkey has a button and no field', () => {
  const markup = markupOf(page({ method: 'PASSKEY', others: ['TOTP'], error: 'Not this one.' }))
  expect(markup).not.toContain('<input')
  expect(markup).toContain('role="alert"')
  expect(textOf(page({ method: 'RECOVERY_CODE', others: [] }))).toContain('Each works once')
})

test('each refusal has a text for the factor that was used', () => {
  const wrong = refusal('STAFF_FACTOR_WRONG')
  expect(errorOfStep(wrong, 'TOTP', english)).toContain('Wait for the next code')
  expect(errorOfStep(wrong, 'RECOVERY_CODE', english)).toContain('recovery code')
  expect(errorOfStep(wrong, 'PASSKEY', english)).toContain('passkey')
  expect(errorOfStep(refusal('STAFF_SIGN_IN_EXPIRED', 401), 'TOTP', english)).toContain('too long')
  expect(errorOfStep(refusal('SIGN_IN_THROTTLED', 429), 'TOTP', english)).toContain('Too many')
  expect(errorOfStep(unreachable, 'TOTP', english)).toContain('could not be reached')
  const stopped = new DOMException('no', 'NotAllowedError')
  expect(errorOfStep(stopped, 'PASSKEY', english)).toContain('No passkey was used')
})
