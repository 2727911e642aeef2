import type { Visit } from '@vitrine/react'
import { expect, test } from 'vitest'
import { Footer } from '../../parts/footer.tsx'
import { renderedText, renderPage } from '../../render-page.fixture.tsx'
import { AccountPage } from './page.tsx'

const member = (own: object = {}) =>
  ({
    id: '1',
    loginEmail: 'ada@example.com',
    loginEmailVerified: true,
    status: 'APPROVED',
    createdDate: new Date('2026-01-02T03:04:05Z'),
    contact: { firstName: 'Ada', lastName: 'Lovelace' },
    ...own,
  }) as NonNullable<Visit['member']>
const page = <AccountPage errors={{}} approvals={[]} credits={[]} mails={[]} />
const asked = (own?: object) => ({ visit: { role: 'member', member: member(own) } as const })

test('greets the member of the page, and shows their data', () => {
  const words = renderedText(page, asked())
  expect(words).toContain('Ada Lovelace')
  expect(words).toContain('ada@example.com')
  expect(words).toContain('January 2, 2026')
})

test('a member without a name is shown by the nickname, and the address shows whether it is confirmed', () => {
  const words = renderedText(
    page,
    asked({ contact: {}, profile: { nickname: 'Zoë 🌊' }, loginEmailVerified: false }),
  )
  expect(words).toContain('Zoë 🌊')
  expect(words).toContain('(not confirmed yet)')
})

test('signing out is a plain form, which needs no scripts', () => {
  expect(renderPage(page, asked())).toMatch(/<form[^>]* action="\/logout" method="post"/)
})

const layout = {
  site: { name: 'Vitrine', tagline: '', logoUrl: '' },
  collections: [],
  hasMoreCollections: false,
  navigation: {},
  lang: 'en' as const,
  locale: 'en-US',
  wishes: '',
}
test('the footer of every page links a member to the account, and all others to the sign-in', () => {
  const foot = <Footer layout={layout} search="" />
  expect(renderPage(foot, { visit: { role: 'member' } })).toContain('href="/account"')
  expect(renderPage(foot)).toContain('href="/login"')
  expect(renderPage(foot)).not.toContain('href="/account"')
})

test('store credit is shown and linked when there is a balance', () => {
  expect(renderedText(page, asked())).not.toContain('Store credit')
  const credits = [{ amount: '12.50', currency: 'EUR' }]
  const withCredit = <AccountPage errors={{}} approvals={[]} credits={credits} mails={[]} />
  expect(renderedText(withCredit, asked())).toContain('€12.50')
  expect(renderPage(withCredit, asked())).toContain('href="/account/store-credit"')
})

test('consents to mails show their date, and valid ones can be withdrawn', () => {
  expect(renderedText(page, asked())).not.toContain('Mails from the shop')
  const given = '2026-02-03T12:00:00Z'
  const mails = [
    { key: 'newsletter', text: 'Stay in touch', given },
    { key: 'reminders', text: 'Remind me', given, ended: '2026-03-04T12:00:00Z' },
  ]
  const withMails = <AccountPage errors={{}} approvals={[]} credits={[]} mails={mails} />
  const words = renderedText(withMails, asked())
  expect(words).toMatch(/Stay in touch\s*Agreed February 3, 2026\s*Withdraw/)
  expect(words).toContain('Withdrawn March 4, 2026')
  const html = renderPage(withMails, asked())
  expect(html.match(/name="consent"/g)).toHaveLength(1)
  expect(html).toMatch(/name="consent" value="newsletter"/)
})

test('the newsletter is offered with its consent text, until it is subscribed', () => {
  expect(renderPage(page, asked())).not.toContain('name="newsletter"')
  const offered = (
    <AccountPage errors={{}} approvals={[]} credits={[]} mails={[]} newsletter="Send me the news" />
  )
  expect(renderedText(offered, asked())).toMatch(
    /Mails from the shop\s*Send me the news\s*Subscribe/,
  )
  expect(renderPage(offered, asked())).toContain('name="newsletter"')
})
