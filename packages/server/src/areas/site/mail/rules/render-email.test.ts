import { directionOf } from '@vitrine/messages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MailFacts, MailRequest, TemplateName } from '../model.ts'
import { catalog, type Language, mailLocaleFor } from './locale.ts'
import { renderEmail } from './render-email.ts'

const at = new Date('2026-03-05T14:07:00Z')
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const address = 'https://atelier.example/there?a=1&b=2'
const name = 'Grete'
const euros = (value: string) => ({ value, currency: 'EUR' })
const order = {
  number: '10001',
  path: '/orders/1.signature',
  amount: euros('13.90'),
  lines: [{ name: 'Lamp', quantity: 2, total: euros('9.00') }],
  delivery: { title: 'Parcel', price: euros('4.90') },
  discount: euros('-1.00'),
  total: euros('13.90'),
  transfer: { holder: 'Atelier GmbH', iban: 'DE89370400440532013000', reference: '10001' },
  name,
}
const invoice = {
  number: 'RE-2026-00001',
  order: '10001',
  file: 'https://shop.example/vitrine/v1/invoice-files/abc',
  amount: { value: '22.90', currency: 'EUR' },
  name,
}
const shipment = {
  number: '10001',
  path: '/orders/1.signature',
  lines: [{ name: 'Lamp', quantity: 2 }],
  carrier: 'DHL',
  trackingNumber: '00340434',
  trackingLink: 'https://www.dhl.com/track?id=00340434&x=1',
  name,
}
const goodsBack = {
  number: '10001',
  returnNumber: '1001',
  path: '/orders/1.signature',
  lines: [{ name: 'Lamp', quantity: 2 }],
  returnTo: 'Workshop, Invalidenstr. 1, 10115 Berlin',
  instructions: 'Use the same box.',
  name,
}
const facts: MailFacts = {
  welcome: { address, isWaiting: false, name },
  'verification-code': { code: '048291', minutes: 10, name },
  'password-recovery': { address, hours: 3, name },
  activation: { address, hours: 3, name },
  approved: { address, name },
  'password-changed': { at, network: '192.0.2.7', userAgent, name },
  'new-sign-in': { at, network: '192.0.2.7', userAgent, name },
  'second-factor-code': { code: '048291', minutes: 10, name },
  'factor-changed': { factor: 'TOTP', change: 'added', name },
  'sign-in-linked': { provider: 'Campus', change: 'linked', name },
  'passkey-copied': { passkey: 'Telephone', at, name },
  'sign-in-denied': { at, network: '192.0.2.7', userAgent, name },
  'factor-reset': { due: at, token: 'a-token', name },
  'account-exists': { address, name },
  'staff-invitation': { address, siteName: 'Atelier', role: 'editor', inviter: 'Jan' },
  'staff-recovery': { address, name },
  'staff-factor-changed': {
    address,
    factor: 'TOTP',
    change: 'added',
    codesLeft: 9,
    name,
  },
  'member-waiting': { address, member: 'ada@example.com', name },
  'order-confirmed': order,
  'order-paid': order,
  'order-payment-failed': order,
  'order-cancelled': { ...order, reason: 'Ordered twice' },
  'order-edited': order,
  'order-change-proposed': { number: '10001', address, amount: order.amount },
  'order-refunded': order,
  'order-credited': { ...order, credit: order.amount },
  'order-shipped': shipment,
  'order-ready': { ...shipment, place: 'Workshop' },
  'return-requested': goodsBack,
  'return-agreed': goodsBack,
  'return-declined': { ...goodsBack, reason: 'Worn' },
  'return-refunded': { ...goodsBack, amount: order.amount },
  'return-credited': { ...goodsBack, amount: order.amount, credit: order.amount },
  'return-for-shop': { ...goodsBack, buyer: 'Ada', address },
  'withdrawal-for-shop': { ...goodsBack, buyer: 'Ada', address },
  'withdrawal-received': {
    ...goodsBack,
    declared: {
      at: new Date('2026-11-26T10:00:00Z'),
      name: 'Ada',
      email: 'ada@example.com',
      statement: 'The lamp only',
      wording: 'Withdraw from the contract. Button: Confirm withdrawal',
      deadline: new Date('2026-12-10T23:59:59Z'),
    },
  },
  'subscription-renewing': {
    product: 'Coffee',
    path: '/subscriptions/1.signature',
    date: at,
    amount: euros('9.00'),
    name,
  },
  'subscription-payment-failed': {
    product: 'Coffee',
    path: '/subscriptions/1.signature',
    date: at,
    amount: euros('13.90'),
    address,
    name,
  },
  'subscription-cancelled': {
    product: 'Coffee',
    path: '/subscriptions/1.signature',
    date: at,
    name,
  },
  'subscription-unavailable': { product: 'Coffee', path: '/subscriptions/1.signature', date: at },
  'payment-requested': {
    number: '10001',
    address,
    amount: order.amount,
    title: 'Deposit',
    description: 'Half of it in advance',
    expirationDate: new Date('2026-12-10T23:59:59Z'),
    name,
  },
  'store-credit-ending': {
    path: '/account/store-credit',
    amount: euros('15.00'),
    date: at,
    name,
  },
  'gift-card': {
    code: '048291',
    address,
    amount: order.amount,
    name,
    sender: 'Grace',
    message: 'Happy birthday',
    expirationDate: new Date('2028-12-31T23:59:59Z'),
  },
  invoice: { ...invoice, dueDate: new Date('2026-02-01T12:00:00Z') },
  'credit-note': invoice,
  'back-in-stock': {
    product: 'Moon jar',
    choices: 'Large, Celadon',
    price: euros('39.00'),
    picture: 'https://a.example/jar.jpg?w=1&h=2',
    address,
    unsubscribePath: '/back-in-stock/sealed',
  },
  'checkout-reminder': {
    path: '/restore/1.signature',
    unsubscribePath: '/reminders/1.signature',
    items: [
      {
        name: 'Lamp',
        quantity: 2,
        total: euros('9.00'),
        picture: 'https://a.example/l.jpg?w=1&h=2',
      },
      { name: 'Cup', quantity: 1, total: euros('4.90') },
    ],
    more: 3,
    total: euros('13.90'),
    name,
  },
  'review-request': {
    number: '10001',
    path: '/orders/1.signature/reviews',
    unsubscribePath: '/review-requests/sealed',
    items: [{ name: 'Lamp', picture: 'https://a.example/l.jpg?w=1&h=2' }, { name: 'Cup' }],
    name,
  },
  'price-drops': {
    path: '/wish-list',
    unsubscribePath: '/price-mails/sealed',
    items: [
      {
        name: 'Moon jar',
        choices: 'Large, Celadon',
        before: euros('39.00'),
        now: euros('29.00'),
        picture: 'https://a.example/jar.jpg?w=1&h=2',
      },
      { name: 'Cup', choices: '', before: euros('9.00'), now: euros('4.90') },
    ],
  },
  'price-mails-confirm': { path: '/price-mails/confirm/sealed' },
  'newsletter-confirm': { path: '/newsletter/confirm/sealed' },
  'contact-message': {
    sender: 'Ada',
    email: 'ada@example.com',
    phone: '+49 30 1',
    message: 'Is the lamp still there?',
    address,
  },
  'order-received': { ...order, buyer: 'Ada', address },
  test: {},
}
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

test('reminders, back-in-stock mails, review requests and mails about prices alone can be ended by their readers', () => {
  const ending = kinds.flatMap((kind) => write(kind, 'en').unsubscribeUrl ?? [])
  expect(ending).toEqual([
    'https://atelier.example/back-in-stock/sealed',
    'https://atelier.example/reminders/1.signature',
    'https://atelier.example/review-requests/sealed',
    'https://atelier.example/price-mails/sealed',
  ])
})

test('imprint and terms stand at the end, as links and as text', () => {
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
  test.each(kinds)('%s has all its words as text and as HTML', (kind) => {
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

  test('no mail says the same as another', () => {
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

  test('a person without a name is greeted all the same', () => {
    expect(write('approved', language, { name: '' }).text).not.toMatch(/^\s|undefined| ,/)
  })
})

test('no language leaves words in English', () => {
  const english = write('password-changed', 'en').text.split('\n\n')
  for (const language of languages.filter((one) => one !== 'en')) {
    const other = write('password-changed', language).text.split('\n\n')
    expect(
      other.filter((part) => english.includes(part) && /[a-z]{4} [a-z]{4}/.test(part)),
    ).toEqual([])
  }
})

describe('what somebody else wrote', () => {
  const evil = '"><script>alert(1)</script>\r\nBcc: all@example.com'
  test.each(kinds)('stays words in %s', (kind) => {
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

  test('never breaks a subject, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (inviter) => {
        expect(write('staff-invitation', 'en', { inviter }).subject).not.toMatch(/\p{Cc}/u)
      }),
    )
  })

  test('of the other direction does not turn the sentence', () => {
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

  test('is the person’s before it is the site’s', () => {
    const german = { ...site, settings: { ...site.settings, locale: 'de-DE' } }
    const order = { to: 'a@example.com', template: 'test', facts: {} } as const
    expect(renderEmail({ ...order, language: 'fr-CA' }, german).subject).toContain('essai')
    expect(renderEmail(order, german).subject).toBe('Test von Atelier')
  })

  test('writes times and lengths its own way', () => {
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

test('a reminder shows what was left, with pictures and the way out of reminders', () => {
  const { text, html } = write('checkout-reminder', 'en')
  expect(text).toContain('Lamp: 2 × · €9.00')
  expect(text).toContain('and 3 more')
  expect(text).toContain(`${site.address}/restore/1.signature`)
  expect(text).toContain(`${site.address}/reminders/1.signature`)
  expect(html).toContain('<img src="https://a.example/l.jpg?w=1&amp;h=2" alt=""')
  const item = { name: 'Lamp', quantity: 1, total: euros('9.00'), picture: 'javascript:alert(1)' }
  expect(write('checkout-reminder', 'en', { items: [item] }).html).not.toContain('javascript:')
})

test('a logo stands in place of the name, and the accent on the button', () => {
  const branding = { logoUrl: 'https://cdn.example/logo.svg?a=1&b=2', accentColor: '#F4D03F' }
  const { html } = renderEmail(
    { to: 'a@example.com', template: 'approved', facts: { address } },
    { ...site, settings: { ...site.settings, branding } },
  )
  expect(html).toContain('<img src="https://cdn.example/logo.svg?a=1&amp;b=2" alt="Atelier"')
  expect(html).toContain('bgcolor="#f4d03f"')
})

test('a time without a place says only what is known', () => {
  const { text } = write('password-changed', 'en', { network: undefined, userAgent: undefined })
  expect(text).not.toMatch(/Network|Device/)
  expect(write('password-changed', 'en', { userAgent: 'curl/8' }).text).toContain(
    'Device: An unknown device',
  )
})
