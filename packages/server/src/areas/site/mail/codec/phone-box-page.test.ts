import { expect, test } from 'vitest'
import type { StoredMessage } from '../../phone-messages/index.ts'
import { phoneBoxPage } from './phone-box-page.ts'

const message = (changes: Partial<StoredMessage> = {}): StoredMessage => ({
  id: 'a',
  kind: 'SMS',
  to: '+4915123456789',
  text: '123456 is your code for Atelier.\n\n@atelier.example #123456',
  code: '123456',
  language: 'en',
  state: 'KEPT',
  failure: null,
  usefulUntil: new Date('2026-03-05T14:17:00Z'),
  createdDate: new Date('2026-03-05T14:07:00Z'),
  ...changes,
})
const bodyOf = (...messages: StoredMessage[]) =>
  String(phoneBoxPage({ messages, shop: 'Atelier' }).body)

test('every message is shown with its number, kind and text', () => {
  const body = bodyOf(message(), message({ kind: 'CALL', text: 'Your code is: 1, 2' }))
  expect(body).toContain('2 messages')
  expect(body).toContain('Text message to <span class="number">+4915123456789</span>')
  expect(body).toContain('123456 is your code for Atelier.<br><br>@atelier.example #123456')
  expect(body).toContain('Phone call')
  expect(body).toContain('href="/mailbox"')
})

test('delivered and failed messages show their state and reason, and scripts do not run', () => {
  const body = bodyOf(
    message({ state: 'SENT', text: '' }),
    message({ state: 'FAILED', text: '', failure: '<script>alert(1)</script>' }),
  )
  expect(body).toContain('The words were handed over and are not kept.')
  expect(body).toContain('failed · &lt;script&gt;')
  expect(body).not.toContain('<script')
})

test('an empty box shows an explanation', () => {
  expect(bodyOf()).toContain('Allow text messages or calls')
})
