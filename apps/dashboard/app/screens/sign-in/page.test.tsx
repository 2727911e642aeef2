import { VitrineError } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { markupOf, unreachable } from '../../shared/render.fixture.tsx'
import { checkSignIn, errorsOfSignIn } from './form.ts'
import { SignInPage } from './page.tsx'

const refusal = (code: string, status: number) =>
  new VitrineError({ kind: 'application', code, status, message: code })

test('missing fields are reported before anything is sent', () => {
  expect(checkSignIn({ email: ' ', password: '' }, english)).toEqual({
    email: 'Enter your e-mail address.',
    password: 'Enter your password.',
  })
})

test('a refusal is shown beside the password, throttling above the form', () => {
  expect(errorsOfSignIn(refusal('SIGN_IN_REFUSED', 401), english)).toHaveProperty('password')
  const { form } = errorsOfSignIn(refusal('SIGN_IN_THROTTLED', 429), english)
  expect(form).toBe('Too many attempts. Wait a quarter of an hour, then try again.')
  expect(errorsOfSignIn(unreachable, english).form).toContain('could not be reached')
})

test('an error is linked to its field', () => {
  const errors = { password: 'Does not fit.' }
  const page = <SignInPage expired={false} busy={false} errors={errors} onSubmit={() => {}} />
  const input = /<input[^>]*name="password"[^>]*>/.exec(markupOf(page))?.[0]
  expect(input).toContain('aria-invalid="true"')
  expect(input).toMatch(/aria-describedby="[^"]+-note"/)
})
