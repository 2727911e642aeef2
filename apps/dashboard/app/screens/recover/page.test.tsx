import { VitrineError } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { markupOf, textOf, unreachable } from '../../shared/render.fixture.tsx'
import { RequestResetPage } from './request-reset-page.tsx'
import { SetPasswordPage } from './set-password-page.tsx'

const ask = { busy: false, sentTo: undefined, onAsk: () => {} }
const set = { busy: false, isDone: false, onSet: () => {}, onAskAgain: () => {} }

test('somebody who forgot the password is asked for the address only', () => {
  expect(markupOf(<RequestResetPage {...ask} />)).toMatch(/<input[^>]*name="email"/)
  expect(textOf(<RequestResetPage {...ask} failure={unreachable} />)).toContain(
    'could not be reached',
  )
})

test('the page does not reveal whether the address has an account', () => {
  const text = textOf(<RequestResetPage {...ask} sentTo="ada@example.com" />)
  expect(text).toContain('If ada@example.com has an account, a link is on its way.')
})

test('a used link offers a new one instead of the form', () => {
  const failure = new VitrineError({
    kind: 'application',
    code: 'STAFF_RECOVERY_EXPIRED',
    message: 'x',
    status: 410,
  })
  const page = <SetPasswordPage {...set} failure={failure} />
  expect(textOf(page)).toContain('Ask for a new link')
  expect(markupOf(page)).not.toContain('<input')
})

test('setting a password redirects to the sign-in', () => {
  expect(markupOf(<SetPasswordPage {...set} isDone />)).toContain('href="/dashboard/sign-in"')
})
