import { legalPageIds } from '@vitrine/contract/pages'
import { afterEach, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, readMail, signInAsOwner } from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
const navigation = '/vitrine/v1/navigation'
const contactPage = '6f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c66'
const newsPage = '6f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c67'

afterEach(async () => {
  for (const id of [...Object.values(legalPageIds), contactPage, newsPage]) {
    await callAsMerchant('DELETE', `/vitrine/v1/pages/${id}`).catch(() => undefined)
  }
  const { revision } = await callAsMerchant('GET', navigation)
  await callAsMerchant('PUT', navigation, { navigation: { menu: null, footer: null }, revision })
})

test('a merchant adds the legal pages, sees what is missing, and publishes what is complete', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/pages'))
  await page.getByRole('button', { name: 'Add legal pages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add legal pages' })
  await dialog.getByLabel('Whose law').selectOption('EU')
  await dialog.getByLabel('Language of the texts').selectOption('de')
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: 'Add the drafts' }).click()
  await page.getByText('The drafts are added.').waitFor()

  await page.getByRole('link', { name: 'Impressum' }).click()
  const missing = page.getByRole('region', { name: 'Still to be filled in' })
  await missing.getByText('Ihre Telefonnummer').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Not published: something in square brackets').waitFor()

  const path = `/vitrine/v1/pages/${legalPageIds.imprint}`
  const { page: stored } = (await callAsMerchant('GET', path)) as {
    page: { revision: number; draft: object }
  }
  const draft = JSON.parse(JSON.stringify(stored.draft).replace(/\[[^[\]"{}]+\]/g, 'Genannt'))
  await callAsMerchant('PUT', path, { revision: stored.revision, draft })
  await page.getByText('Nothing in square brackets is left.').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Visitors see “Impressum” now.').waitFor()

  const visitor = await open('phone', { scripts: false })
  await visitor.goto(at('/'))
  await visitor.getByRole('link', { name: 'Impressum' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor()
})

test('a visitor sends a contact form without scripts, and the merchant reads the message', async () => {
  const form = { id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c66', contactForm: { withPhone: true } }
  const draft = { title: 'Write to us', description: '', sections: [form] }
  const path = `/vitrine/v1/pages/${contactPage}`
  await callAsMerchant('PUT', path, { revision: 0, slug: 'write-to-us', draft })
  await callAsMerchant('POST', `${path}/publish`, { revision: 1 })

  const visitor = await open('phone', { scripts: false })
  await visitor.goto(at('/pages/write-to-us'))
  await visitor.getByLabel('Your name').fill('Grace')
  await visitor.getByLabel('E-mail').fill('no address')
  await visitor.getByLabel('Message').fill('Is the lamp still there?')
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await visitor.getByText('This is no e-mail address.').waitFor()
  expect(await visitor.getByLabel('Message').inputValue()).toBe('Is the lamp still there?')
  await visitor.getByLabel('E-mail').fill('grace@example.com')
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await visitor.getByText('Thank you. Your message has arrived').waitFor()

  const shopper = await open('desktop')
  await shopper.goto(at('/pages/write-to-us'))
  await shopper.getByRole('button', { name: 'Send message' }).click()
  await shopper.getByText('Say who you are.').waitFor()
  await expectAccessibleOnAllScreens(shopper)

  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/messages'))
  const message = page.getByRole('article', { name: 'Message from Grace' }).first()
  await message.getByText('Is the lamp still there?').waitFor()
  await expectAccessibleOnAllScreens(page)
  await message.getByRole('button', { name: 'Mark as read' }).click()
  await message.getByRole('button', { name: 'Mark as unread' }).waitFor()
  await message.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('The message from “Grace” is deleted.').waitFor()
})

test('a visitor subscribes to the newsletter without scripts, confirms it by mail, and the merchant sees it', async () => {
  const form = { id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c67', newsletter: { text: 'Once a month.' } }
  const draft = { title: 'News', description: '', sections: [form] }
  const path = `/vitrine/v1/pages/${newsPage}`
  await callAsMerchant('PUT', path, { revision: 0, slug: 'news', draft })
  await callAsMerchant('POST', `${path}/publish`, { revision: 1 })

  const email = `reader-${Date.now()}@example.com`
  const visitor = await open('phone', { scripts: false })
  await visitor.goto(at('/pages/news'))
  const field = visitor.getByRole('main').getByLabel('E-mail')
  await field.fill('no address')
  await visitor.getByRole('button', { name: 'Subscribe' }).click()
  await visitor.getByText('This is no e-mail address.').waitFor()
  expect(await field.inputValue()).toBe('no address')
  await field.fill(email)
  await visitor.getByRole('button', { name: 'Subscribe' }).click()
  await visitor.getByText('Open the link that we have mailed to you').waitFor()

  const shopper = await open('desktop')
  await shopper.goto(at('/pages/news'))
  await shopper.getByRole('button', { name: 'Subscribe' }).click()
  await shopper.getByText('Say where the newsletter should go.').waitFor()
  await expectAccessibleOnAllScreens(shopper)

  const mailed = await readMail(shopper, email, /./)
  const link = /http\S+\/newsletter\/confirm\/\S+/.exec(mailed)?.[0] ?? ''
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'Yes, subscribe' }).click()
  await visitor.getByRole('heading', { name: 'The newsletter comes to you' }).waitFor()

  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/newsletter'))
  await page.getByRole('searchbox', { name: 'Find an address' }).fill(email)
  const row = page.getByRole('row', { name: email })
  await row.getByText('Subscribed').waitFor()
  await expectAccessibleOnAllScreens(page)
  await row.getByRole('button', { name: `Delete ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Nobody found').waitFor()
})
