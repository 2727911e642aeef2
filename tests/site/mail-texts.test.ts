import {
  type MailLanguage,
  type MailName,
  type MailText,
  type MailTexts,
  mailLanguages,
  mailNames,
  mailTextParts,
} from '@vitrine/contract/mail-texts'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { deliverToGermany } from '../commerce/checkout.fixture.ts'
import { readyToOrder } from '../commerce/order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
const get = async (mail: MailName, language: MailLanguage) =>
  (await api().mailTexts.getMailText({ mail, language })).mailText
/** Saves with the current revision. */
async function save(mail: MailName, language: MailLanguage, texts: MailTexts) {
  const { revision } = await get(mail, language)
  return (await api().mailTexts.saveMailText({ mail, language, texts, revision })).mailText
}
const preview = async (mail: MailName, language: MailLanguage, more: object = {}) =>
  (await api().mailTexts.previewMailText({ mail, language, ...more })).preview
const mailsTo = async (to: string) => (await api().mailbox.listMails({ to })).mails

/** Values that appear only in mails with them: a code, a path, a link, a device. */
const details = ['048291', 'EXAMPLE', '/example', 'token=example', 'Firefox'] as const

/** Texts of all parts that name themselves and all placeholders; buttons name the shop alone. */
function markedTexts(parts: MailText['parts'], placeholders: MailText['placeholders']): MailTexts {
  const all = placeholders.map(({ name }) => `${name}={${name}}`).join(' ')
  const isButton = (part: string) => part === 'button' || part === 'trackingButton'
  return Object.fromEntries(
    parts.map((part) => [part, `«${part}» ${isButton(part) ? '{shop}' : all}`]),
  )
}

let guests = 0
/** Registers a member and returns the welcome mail. */
async function welcomed(profile: { language?: string; nickname?: string }) {
  const email = `guest${++guests}@example.com`
  await shop.people.visitor().api.authentication.register({
    loginId: { email },
    password: 'a-long-enough-passphrase',
    profile,
  })
  return (await mailsTo(email))[0] ?? expect.fail('nobody was welcomed')
}

describe('a shopper', () => {
  test('receives the merchant’s text in their language; other languages have the default text', async () => {
    await save('order-confirmed', 'de', {
      subject: 'Danke, {name}! {orderNumber}',
      greeting: 'Moin {name},',
      intro: 'wir packen schon für {amount}.\n\nBis bald\nbei {shop} <b>',
      button: 'Nachsehen',
      closing: 'Eure Werkstatt\nTel. 030',
    })
    const order = async (language: string) => {
      const { visitor, checkoutId } = await readyToOrder(shop, parcel)
      const placed = await visitor.api.orders.placeOrder({ checkoutId, language })
      const mails = await mailsTo('ada@example.com')
      return { ...placed.order, mail: mails.find(({ text }) => text.includes(placed.order.link)) }
    }
    const german = await order('de-AT')
    expect(german.mail?.subject).toBe(`Danke, Ada Lovelace! ${german.number}`)
    expect(german.mail?.text).toContain('Moin Ada Lovelace,\n\nwir packen schon für')
    expect(german.mail?.text).toContain('13,90')
    expect(german.mail?.text).toContain('Bis bald\nbei Test shop <b>')
    expect(german.mail?.text).toContain('Nachsehen:\n')
    expect(german.mail?.text).toContain('Eure Werkstatt\nTel. 030')
    expect(german.mail?.html).toContain('bei Test shop &lt;b&gt;')
    expect(german.mail?.html).toContain('Eure Werkstatt<br>Tel. 030')
    expect(german.mail?.html).toContain('Danke für Ihre Bestellung')
    const dutch = await order('nl')
    expect(dutch.mail?.text).not.toContain('Nachsehen')
    expect(dutch.mail?.html).toContain('lang="nl"')
  })

  test('whose name is unknown gets the default greeting where the merchant’s has a name', async () => {
    await save('welcome', 'en', { greeting: 'Ahoy {name}!', subject: '{name} is in', button: 'Go' })
    expect(await welcomed({ nickname: 'Grete' })).toMatchObject({
      subject: 'Grete is in',
      text: expect.stringMatching(/^Ahoy Grete!\n/),
    })
    const nameless = await welcomed({})
    expect(nameless).toMatchObject({ subject: 'Welcome to Test shop' })
    expect(nameless.text).toMatch(/^Hello,\n/)
    expect(nameless.text).toContain('Go:\n')
    await save('welcome', 'en', { greeting: 'Ahoy!' })
    expect((await welcomed({})).text).toMatch(/^Ahoy!\n/)
  })

  test('reads the default text after a reset, and the earlier text after an undo', async () => {
    const mine = { title: 'Herein!', closing: 'Bis gleich' }
    const { revision } = await save('welcome', 'de', mine)
    expect((await welcomed({ language: 'de' })).text).toContain('Bis gleich')
    const which = { mail: 'welcome', language: 'de' } as const
    await expect(api().mailTexts.resetMailText({ ...which, revision: 0 })).rejects.toMatchObject({
      code: 'INVALID_REVISION',
      data: { revision },
    })
    const { mailText } = await api().mailTexts.resetMailText({ ...which, revision })
    expect(mailText).toMatchObject({ texts: {}, editedIn: ['en'], revision: revision + 1 })
    expect((await welcomed({ language: 'de' })).text).not.toContain('Bis gleich')
    const entity = { entityType: 'mail_text', entityId: 'welcome.de' } as const
    const [reset, saved] = (await api().history.listHistory(entity)).entries
    expect(reset).toMatchObject({ action: 'UPDATED', undoable: true })
    expect(reset?.changes).toEqual([
      { field: 'title', before: 'Herein!' },
      { field: 'closing', before: 'Bis gleich' },
    ])
    await api().history.undoChange({ id: reset?.id ?? '' })
    expect((await get('welcome', 'de')).texts).toEqual(mine)
    await save('welcome', 'de', { ...mine, title: 'Hallo!' })
    await expect(api().history.undoChange({ id: saved?.id ?? '' })).rejects.toMatchObject({
      code: 'UNDO_CONFLICTS',
      data: { conflicts: [expect.objectContaining({ field: 'title', reason: 'CHANGED' })] },
    })
    expect((await get('welcome', 'de')).texts).toEqual({ ...mine, title: 'Hallo!' })
  })
})

describe('a text is refused', () => {
  const accepted = ['shop', 'name', 'orderNumber', 'amount']
  test.each<[string, MailName, MailTexts, object]>([
    [
      'that names what the mail does not know, with what it knows',
      'order-paid',
      { title: 'For {orderNumbr}' },
      {
        code: 'MAIL_PLACEHOLDER_UNKNOWN',
        data: { field: 'title', placeholder: 'orderNumbr', accepted },
      },
    ],
    [
      'whose brace is not closed',
      'order-paid',
      { closing: 'Thank you {name' },
      { code: 'MAIL_PLACEHOLDER_BROKEN', data: { field: 'closing', text: '{name', accepted } },
    ],
    [
      'with a format, which only our own texts have',
      'order-paid',
      { intro: 'You paid {amount, money}' },
      { code: 'MAIL_PLACEHOLDER_BROKEN', data: { field: 'intro', accepted } },
    ],
    [
      'without what the mail says nowhere else',
      'order-refunded',
      { intro: 'Money is coming.' },
      { code: 'MAIL_PLACEHOLDER_MISSING', data: { field: 'intro', placeholder: 'amount' } },
    ],
    [
      'for a button where there is none',
      'verification-code',
      { button: 'Click' },
      { code: 'MAIL_PART_UNKNOWN', data: { field: 'button' } },
    ],
    ['that is too long', 'order-paid', { button: 'x'.repeat(61) }, { status: 400 }],
  ])('%s', async (_, mail, texts, refusal) => {
    const before = await get(mail, 'en')
    await expect(save(mail, 'en', texts)).rejects.toMatchObject(refusal)
    await expect(preview(mail, 'en', { texts })).rejects.toMatchObject(refusal)
    expect(await get(mail, 'en')).toEqual(before)
  })
})

test('only differences from the default are stored, and saving the same text again changes nothing', async () => {
  const { ours, texts, revision } = await get('invoice', 'fr')
  expect({ texts, revision }).toEqual({ texts: {}, revision: 0 })
  const written = { ...ours, title: '  Facture\u202e\n Nord  ', closing: ' \n ', greeting: '' }
  const first = await save('invoice', 'fr', written)
  expect(first).toMatchObject({ texts: { title: 'Facture Nord' }, revision: 1, editedIn: ['fr'] })
  expect(await save('invoice', 'fr', written)).toEqual(first)
  const same = await save('invoice', 'fr', ours)
  expect(same).toMatchObject({ texts: {}, revision: 2, editedIn: [] })
})

test('saving over a colleague’s newer change is refused', async () => {
  const which = { mail: 'price-drops', language: 'it' } as const
  const texts = { title: 'Meno caro' }
  const saveAt = (revision: number) => api().mailTexts.saveMailText({ ...which, texts, revision })
  await expect(saveAt(4)).rejects.toMatchObject({ code: 'INVALID_REVISION', data: { revision: 0 } })
  await saveAt(0)
  await expect(saveAt(0)).rejects.toMatchObject({ code: 'INVALID_REVISION', data: { revision: 1 } })
})

describe('every mail', () => {
  test('is listed in the language of the site with the default texts, in one statement', async () => {
    const list = () => shop.countStatements(() => api().mailTexts.listMailTexts({ language: 'es' }))
    const few = await list()
    expect(few.result.mailTexts.map(({ mail }) => mail)).toEqual([...mailNames])
    for (const mail of mailNames.slice(0, 6)) await save(mail, 'es', { title: `Hola ${mail}` })
    const many = await list()
    expect(many.statements.length).toBe(few.statements.length)
    expect(many.result.mailTexts[0]).toMatchObject({
      mail: 'order-confirmed',
      texts: { title: 'Hola order-confirmed' },
      editedIn: expect.arrayContaining(['de', 'es']),
    })
    const { mailTexts } = await api().mailTexts.listMailTexts({})
    expect(mailTexts[0]).toMatchObject({
      language: 'en',
      ours: { title: 'Thank you for your order' },
    })
  })

  test('shows each part with all its placeholders, and its required content, in every language', async () => {
    // A code or a link does not depend on the language.
    const mustShow = new Map<MailName, readonly string[]>()
    for (const mail of mailNames) {
      const { text } = await preview(mail, 'en')
      expect(text).not.toContain('«')
      mustShow.set(
        mail,
        details.filter((detail) => text.includes(detail)),
      )
    }
    for (const language of mailLanguages) {
      const { mailTexts } = await api().mailTexts.listMailTexts({ language })
      expect(mailTexts.map(({ mail }) => mail)).toEqual(mailNames)
      for (const { mail, parts, placeholders, ours } of mailTexts) {
        expect(parts).toEqual(mailTextParts.filter((part) => ours[part] !== undefined))
        const { subject, text, html } = await preview(mail, language, {
          texts: markedTexts(parts, placeholders),
        })
        // The button of a parcel that is followed takes the place of the other.
        const shown = parts.filter((part) => part !== 'button' || !parts.includes('trackingButton'))
        for (const part of shown) {
          const where = part === 'subject' ? subject : part === 'title' ? html : text
          expect(where, `${mail} ${part} ${language}`).toContain(`«${part}» `)
        }
        expect(`${subject}${text}`, mail).not.toMatch(/[{}]|=(\s|$)|undefined/)
        expect(
          details.filter((detail) => text.includes(detail)),
          mail,
        ).toEqual(mustShow.get(mail))
      }
    }
  })

  test('has all required placeholders in the introduction of its default text', async () => {
    for (const language of mailLanguages) {
      const { mailTexts } = await api().mailTexts.listMailTexts({ language })
      for (const { mail, ours, placeholders } of mailTexts) {
        for (const { name } of placeholders.filter(({ required }) => required)) {
          expect(ours.intro, `${mail} ${language}`).toContain(`{${name}}`)
        }
      }
    }
  })
})

test('a security mail has its code or its link whatever its text is', async () => {
  const nothing = { subject: '-', title: '-', greeting: '-', intro: '-', closing: '-' }
  const code = await preview('second-factor-code', 'en', { texts: nothing })
  expect(code.text.split('\n')).toContain('048291')
  expect(code.html).toContain('048291')
  const texts = { ...nothing, intro: '{time}', button: '-' }
  const reset = await preview('factor-reset', 'en', { texts })
  expect(reset.text).toContain('/second-factor/keep?token=example')
})

test('a preview of an order is the mail that its buyer gets, except the link that opens it', async () => {
  await save('order-confirmed', 'pt', { intro: 'Obrigado por {amount}!' })
  const { visitor, checkoutId } = await readyToOrder(shop, parcel, 3)
  const { order } = await visitor.api.orders.placeOrder({ checkoutId, language: 'pt' })
  const mails = await mailsTo('ada@example.com')
  const sent = mails.find(({ text }) => text.includes(order.link)) ?? expect.fail('no mail')
  const shown = await preview('order-confirmed', 'pt', { orderId: order.id })
  const link = `/orders/${order.link}`
  expect(shown).toEqual({
    subject: sent.subject,
    text: sent.text.replaceAll(link, '/example'),
    html: sent.html.replaceAll(link, '/example'),
  })
  const parcelMail = await preview('order-shipped', 'en', { orderId: order.id })
  expect(parcelMail.subject).toContain(order.number)
  const unknown = { orderId: crypto.randomUUID() }
  await expect(preview('order-paid', 'en', unknown)).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
  })
  await expect(preview('order-paid', 'en', { orderId: '?' })).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
  })
})

test('staff send themselves a test of unsaved text, 20 in an hour; an API key has no address', async () => {
  const ada = await staff.person('admin')
  const which = { mail: 'back-in-stock', language: 'en' } as const
  const draft = { ...which, texts: { subject: 'Look: {product}' } }
  expect(await ada.api.mailTexts.sendMailTextTest(draft)).toEqual({ to: ada.email, state: 'KEPT' })
  expect(await mailsTo(ada.email)).toMatchObject([
    { template: 'back-in-stock', subject: 'Look: Vase Luna' },
  ])
  expect((await get('back-in-stock', 'en')).texts).toEqual({})
  await expect(api().mailTexts.sendMailTextTest(draft)).rejects.toMatchObject({
    code: 'MAIL_TEST_FOR_STAFF_ONLY',
  })
  const results: unknown[] = []
  for (let sent = 1; sent < 21; sent++) {
    shop.clock.pass({ seconds: 10 })
    results.push(await ada.api.mailTexts.sendMailTextTest(which).catch(({ code }) => code))
  }
  expect(results.filter((one) => one === 'RESOURCE_EXHAUSTED')).toHaveLength(1)
})

test('viewers see texts and previews, and change nothing', async () => {
  for (const role of ['viewer', 'editor'] as const) {
    const { api: theirs } = await staff.person(role)
    const which = { mail: 'gift-card', language: 'en' } as const
    expect((await theirs.mailTexts.previewMailText(which)).preview.text).toContain('EXAMPLE')
    const denied = { status: 403 }
    const save = theirs.mailTexts.saveMailText({ ...which, texts: {}, revision: 0 })
    await expect(save).rejects.toMatchObject(denied)
    await expect(theirs.mailTexts.resetMailText({ ...which, revision: 0 })).rejects.toMatchObject(
      denied,
    )
    await expect(theirs.mailTexts.sendMailTextTest(which)).rejects.toMatchObject(denied)
  }
})

test('another site has its own texts; a copy of the site has the same ones', async () => {
  await save('approved', 'en', { title: 'Only ours' })
  const other = (await shop.anotherSite()).people.merchant().api
  const which = { mail: 'approved', language: 'en' } as const
  expect((await other.mailTexts.getMailText(which)).mailText.texts).toEqual({})
  const { visitor, checkoutId } = await readyToOrder(shop, parcel)
  const { order } = await visitor.api.orders.placeOrder({ checkoutId })
  const foreign = { ...which, mail: 'order-paid', orderId: order.id } as const
  await expect(other.mailTexts.previewMailText(foreign)).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
  })
  const owner = await staff.person('owner')
  const { site } = await owner.api.sites.duplicateSite({
    id: shop.site.id,
    domains: ['mail-texts.test'],
  })
  const copied = await owner.on(site.id).mailTexts.getMailText(which)
  expect(copied.mailText.texts).toEqual({ title: 'Only ours' })
})
