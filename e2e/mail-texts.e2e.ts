import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const list = `${shop.baseUrl}/dashboard/settings/mail-texts`
const path = '/vitrine/v1/mail-texts/order-confirmed/de'

interface Answer {
  readonly mailText: {
    readonly revision: number
    readonly texts: Readonly<Record<string, string>>
  }
}
const stored = async () => ((await callAsMerchant('GET', path)) as unknown as Answer).mailText

afterEach(async () => {
  const { revision } = await stored()
  await callAsMerchant('POST', `${path}/reset`, { revision })
})

const mail = (page: Page) => page.frameLocator('iframe[title="The mail"]')
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('a merchant changes the text of a mail, previews it, sends a test and resets it', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${list}?language=de`)
  await page.getByRole('link', { name: 'Order confirmed' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: 'Order confirmed' }).click()
  await mail(page).getByRole('heading', { name: 'Danke für Ihre Bestellung' }).waitFor()

  const subject = page.getByLabel('Subject', { exact: true })
  await subject.fill('Danke für ')
  await page.getByRole('button', { name: '{orderNumber}' }).click()
  await expect.poll(() => subject.inputValue()).toBe('Danke für {orderNumber}')
  await page.keyboard.type('!')
  await page.locator('.mail-subject', { hasText: 'Danke für 10001!' }).waitFor()
  await page.getByLabel('Heading', { exact: true }).fill('Herzlichen {dank}')
  await page.getByText('The preview shows your text from before the mistake.').waitFor()
  await saveButton(page).click()
  await page.getByText('This mail has no placeholder {dank}. It has {shop}').waitFor()
  await page.getByLabel('Heading', { exact: true }).fill('Herzlichen Dank <3')
  await mail(page).getByRole('heading', { name: 'Herzlichen Dank <3' }).waitFor()
  await page.getByLabel('Show as').selectOption('Plain text')
  await page.locator('.mail-plain', { hasText: 'Vase Luna' }).waitFor()
  await expectAccessibleOnAllScreens(page)

  await page.getByRole('link', { name: 'Mail texts' }).first().click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await saveButton(page).click()
  await page.getByText('Mail text saved.').waitFor()
  expect((await stored()).texts).toEqual({
    subject: 'Danke für {orderNumber}!',
    title: 'Herzlichen Dank <3',
  })
  await page.getByRole('button', { name: 'Send to me' }).click()
  await page.getByText('so the mail is in the mailbox').waitFor()

  await page.getByRole('button', { name: 'Restore default text' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore default text' }).click()
  await page.getByText('The mail has the default text again.').waitFor()
  expect((await stored()).texts).toEqual({})
  await page.goto(`${shop.baseUrl}/dashboard/history?kind=mail_text`)
  await page
    .getByRole('button', { name: 'Undo this change of Order confirmed (de)' })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored()).texts.title).toBe('Herzlichen Dank <3')
})
