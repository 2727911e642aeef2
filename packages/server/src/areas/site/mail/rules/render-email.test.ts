import { directionOf } from '@vitrine/messages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MailRequest, TemplateName } from '../model.ts'
import { catalog, type Language, mailLocaleFor } from './locale.ts'
import { address, euros, facts } from './mail-facts.fixture.ts'
import { renderEmail } from './render-email.ts'

const site = {
  address: 'https://atelier.example',
  settings: { name: 'Atelier', locale: 'en-US' },
}
const languages = Object.keys(catalog) as Language[]
const kinds = Object.keys(facts) as TemplateName[]
const write = (template: TemplateName, language: string, changes: object = {}) =>
  renderEmail(
    {
      to: 'grete@example.com',
      language,
      template,
      facts: { ...facts[template], ...changes },
    } as MailRequest<typeof template>,
    site,
  )

test('only reminders, back-in-stock mails, review requests and price mails have an unsubscribe link', () => {
  const ending = kinds.flatMap((kind) => write(kind, 'en').unsubscribeUrl ?? [])
  expect(ending).toEqual([
    'https://atelier.example/back-in-stock/sealed',
    'https://atelier.example/reminders/1.signature',
    'https://atelier.example/review-requests/sealed',
    'https://atelier.example/price-mails/sealed',
  ])
})

test('imprint and terms are at the end, as links and as text', () => {
  const legalLinks = [
    { label: 'Impressum & Co', address: 'https://atelier.example/pages/imprint' },
    { label: 'AGB', address: 'https://terms.example/' },
  ]
  const { text, html } = renderEmail(
    { to: 'grete@example.com', language: 'de', template: 'approved', facts: facts.approved },
    { ...site, legalLinks },
  )
  expect(text).toMatch(
    /https:\/\/atelier\.example\nImpressum & Co: https:\/\/atelier\.example\/pages\/imprint\nAGB: https:\/\/terms\.example\/\n$/,
  )
  expect(html).toMatch(
    /href="https:\/\/atelier\.example\/pages\/imprint"[^>]*>Impressum &amp; Co<\/a> · <a[^>]*>AGB</,
  )
})

describe.each(languages)('in %s', (language) => {
  test.each(kinds)('%s has all its content as text and as HTML', (kind) => {
    const { subject, text, html } = write(kind, language)
    const data = facts[kind] as Record<string, string>
    for (const body of [subject, text, html]) {
      expect(body).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|\{\w+\}\s/)
    }
    expect(subject.length).toBeGreaterThan(5)
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}"`)
    expect(text).toContain('Atelier')
    if (data.name) expect(text).toContain('Grete')
    if (data.code) expect(text.split('\n')).toContain('048291')
    if (data.address) {
      expect(text.split('\n')).toContain(address)
      expect(html.split(`href="${address.replace('&', '&amp;')}"`)).toHaveLength(3)
    }
    if (data.token) {
      expect(text).toContain(`${site.address}/second-factor/keep?token=a-token`)
      expect(text).toContain('2026')
    }
    if (data.network) expect(text).toContain('192.0.2.7')
    if (data.inviter) expect(`${subject}${text}`).toContain('Jan')
  })

  test('all mails have different texts', () => {
    const subjects = kinds.map((kind) => write(kind, language).subject)
    expect(new Set(subjects).size).toBe(kinds.length)
    const waits = write('welcome', language, { isWaiting: true })
    expect(waits.text).not.toBe(write('welcome', language).text)
    const removed = write('factor-changed', language, { change: 'removed' })
    expect(removed.text).not.toBe(write('factor-changed', language).text)
    const unlinked = write('sign-in-linked', language, { change: 'unlinked' })
    expect(unlinked.text).not.toBe(write('sign-in-linked', language).text)
    const changes = (['added', 'removed', 'used', 'reset'] as const).map(
      (change) => write('staff-factor-changed', language, { change }).text,
    )
    expect(new Set(changes).size).toBe(4)
    expect(changes[2]).toContain('9')
  })

  test('a person without a name gets a greeting, too', () => {
    expect(write('approved', language, { name: '' }).text).not.toMatch(/^\s|undefined| ,/)
  })
})

test('no language has English texts', () => {
  const english = write('password-changed', 'en').text.split('\n\n')
  for (const language of languages.filter((one) => one !== 'en')) {
    const other = write('password-changed', language).text.split('\n\n')
    expect(
      other.filter((part) => english.includes(part) && /[a-z]{4} [a-z]{4}/.test(part)),
    ).toEqual([])
  }
})

describe('text of somebody else', () => {
  const evil = '"><script>alert(1)</script>\r\nBcc: all@example.com'
  test.each(kinds)('is escaped in %s', (kind) => {
    const data = { name: evil, inviter: evil, member: evil, network: evil, siteName: evil }
    const used = Object.keys(data).filter((key) => key in facts[kind])
    const changes = Object.fromEntries(used.map((key) => [key, evil]))
    const mail = renderEmail(
      { to: 'a@example.com', template: kind, facts: { ...facts[kind], ...changes } } as MailRequest<
        typeof kind
      >,
      {
        ...site,
        settings: {
          ...site.settings,
          name: evil,
          branding: { logoUrl: 'javascript:alert(1)', accentColor: 'red;"' },
        },
      },
    )
    expect(mail.html).not.toContain('<script')
    expect(mail.html).not.toContain('javascript:')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  test('never breaks a subject line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (inviter) => {
        expect(write('staff-invitation', 'en', { inviter }).subject).not.toMatch(/\p{Cc}/u)
      }),
    )
  })

  test('of the other direction does not reorder the sentence', () => {
    const { subject, html } = write('staff-invitation', 'en', { inviter: 'שירה' })
    expect(subject).toBe('\u2068שירה\u2069 invites you to Atelier')
    expect(html).toContain('<bdi>שירה</bdi> invites you')
    expect(write('welcome', 'he').subject).toContain('\u2068Atelier\u2069')
  })
})

describe('the language', () => {
  test.each([
    [['de-AT', 'fr'], 'de', 'de-AT'],
    [['pt_BR'], 'pt', 'pt-BR'],
    [['iw'], 'he', 'he'],
    [['ar-EG', 'en'], 'ar', 'ar-EG'],
    [['xx', 'nl'], 'nl', 'nl'],
    [[null, undefined, '', 'ja-JP'], 'ja', 'ja-JP'],
    [['not a language!', 'it'], 'it', 'it'],
    [['sv'], 'en', 'en'],
    [['toString'], 'en', 'en'],
  ])('of %j is %s', (preferred, language, locale) => {
    expect(mailLocaleFor(...preferred)).toMatchObject({ language, locale })
  })

  test('is that of the person, or else of the site', () => {
    const german = { ...site, settings: { ...site.settings, locale: 'de-DE' } }
    const order = { to: 'a@example.com', template: 'test', facts: {} } as const
    expect(renderEmail({ ...order, language: 'fr-CA' }, german).subject).toContain('essai')
    expect(renderEmail(order, german).subject).toBe('Test von Atelier')
  })

  test('formats times and durations', () => {
    expect(write('password-changed', 'de').text).toContain('Donnerstag, 5. März 2026')
    expect(write('password-changed', 'en').text).toContain('Firefox on Linux')
    expect(write('password-recovery', 'fr').text).toContain('3\u00a0heures')
    expect(write('verification-code', 'ja').text).toContain('10\u00a0分')
    expect(write('verification-code', 'ar').text).toContain('10\u00a0دقائق')
    expect(write('password-changed', 'ar').text).toContain('الخميس، 5 مارس 2026')
    const egyptian = write('order-confirmed', 'ar-EG').text
    expect(egyptian).toContain('٢ × \u2068Lamp\u2069: \u200f٩٫٠٠\u00a0€')
  })

  test('of Arabic keeps codes, numbers and addresses from left to right', () => {
    const invoiceMail = write('invoice', 'ar')
    expect(invoiceMail.subject).toContain('\u2068RE-2026-00001\u2069')
    expect(invoiceMail.html).toContain('<bdi>RE-2026-00001</bdi>')
    expect(write('withdrawal-received', 'ar').html).toContain('<bdi>ada@example.com</bdi>')
    expect(write('contact-message', 'ar').text).toContain('\u2068ada@example.com\u2069')
    expect(write('contact-message', 'ar').text).toContain('\u2068+49 30 1\u2069')
    expect(write('order-shipped', 'ar').text).toContain('\u206800340434\u2069')
    expect(write('gift-card', 'ar').html).toContain('dir="ltr" style="font:500 40px')
  })

  test('of Arabic has no space between joined letters', () => {
    expect(write('approved', 'ar').html).toContain('letter-spacing:0;')
    expect(write('approved', 'he').html).toContain('letter-spacing:-0.01em;')
  })
})

test('a reminder shows the cart, with pictures and an unsubscribe link', () => {
  const { text, html } = write('checkout-reminder', 'en')
  expect(text).toContain('Lamp: 2 × · €9.00')
  expect(text).toContain('and 3 more')
  expect(text).toContain(`${site.address}/restore/1.signature`)
  expect(text).toContain(`${site.address}/reminders/1.signature`)
  expect(html).toContain('<img src="https://a.example/l.jpg?w=1&amp;h=2" alt=""')
  const item = { name: 'Lamp', quantity: 1, total: euros('9.00'), picture: 'javascript:alert(1)' }
  expect(write('checkout-reminder', 'en', { items: [item] }).html).not.toContain('javascript:')
})

test('a logo replaces the name, and the button has the accent', () => {
  const branding = { logoUrl: 'https://cdn.example/logo.svg?a=1&b=2', accentColor: '#F4D03F' }
  const { html } = renderEmail(
    { to: 'a@example.com', template: 'approved', facts: { address } },
    { ...site, settings: { ...site.settings, branding } },
  )
  expect(html).toContain('<img src="https://cdn.example/logo.svg?a=1&amp;b=2" alt="Atelier"')
  expect(html).toContain('bgcolor="#f4d03f"')
})

test('a time without a place shows only the time', () => {
  const { text } = write('password-changed', 'en', { network: undefined, userAgent: undefined })
  expect(text).not.toMatch(/Network|Device/)
  expect(write('password-changed', 'en', { userAgent: 'curl/8' }).text).toContain(
    'Device: An unknown device',
  )
})
