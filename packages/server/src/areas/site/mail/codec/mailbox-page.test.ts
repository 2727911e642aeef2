import { expect, test } from 'vitest'
import type { StoredMail } from '../model.ts'
import { mailboxPage } from './mailbox-page.ts'

const mail = (id: string, changes: Partial<StoredMail> = {}): StoredMail => ({
  id,
  template: 'welcome',
  to: `${id}@example.com`,
  subject: `Subject ${id}`,
  text: `Text ${id}`,
  html: `<!doctype html><html><head><meta charset="utf-8"></head><body>Page ${id} &amp; more</body></html>`,
  unsubscribeUrl: null,
  state: 'KEPT',
  failure: null,
  isRehearsal: false,
  createdDate: new Date('2026-03-05T14:07:00Z'),
  clearedDate: null,
  ...changes,
})
const bodyOf = (page: ReturnType<typeof mailboxPage>) => String(page.body)

test('the newest mail is open next to the list', () => {
  const body = bodyOf(mailboxPage({ mails: [mail('b'), mail('a')], shop: 'Atelier' }))
  expect(body).toContain('2 mails')
  expect(body).toContain('srcdoc="<!doctype html>')
  expect(body).toContain('Page b &amp;amp; more')
  expect(body).not.toContain('Page a')
})

test('a mail’s links open in a new window, and its scripts do not run', () => {
  const page = mailboxPage({ mails: [mail('a')], shop: 'Atelier', id: 'a' })
  expect(bodyOf(page)).toContain('<base target=&quot;_blank&quot;>')
  expect(bodyOf(page)).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
})

test('a mail cannot leave its frame', () => {
  const html = '<head>"></iframe><script>alert(1)</script>'
  const body = bodyOf(mailboxPage({ mails: [mail('a', { html })], shop: 'A', id: 'a' }))
  expect(body).not.toContain('"></iframe><script')
  const subject = '<img src=x onerror=alert(1)>'
  expect(bodyOf(mailboxPage({ mails: [mail('a', { subject })], shop: 'A' }))).not.toContain('<img')
})

test('the plain text is one click away', () => {
  const body = bodyOf(mailboxPage({ mails: [mail('a')], shop: 'A', id: 'a', view: 'text' }))
  expect(body).toContain('>Text a</pre>')
  expect(body).not.toContain('<iframe')
})

test('a mail without stored text and an empty mailbox show an explanation', () => {
  const clearedDate = new Date('2026-04-05T14:07:00Z')
  const cleared = mail('a', { clearedDate, text: '', html: '' })
  expect(bodyOf(mailboxPage({ mails: [cleared], shop: 'A' }))).toContain('removed after 14 days')
  expect(bodyOf(mailboxPage({ mails: [], shop: 'A' }))).toContain('Register in the shop')
})
