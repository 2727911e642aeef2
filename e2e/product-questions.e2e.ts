import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'
import {
  callAsMerchant,
  expectAccessibleOnAllScreens,
  newEmail,
  register,
  signInAsOwner,
  updateSiteSettings,
} from './members.ts'

beforeAll(() => updateSiteSettings({ limits: { callsPerMinuteFactor: 10 } }))
afterAll(() => updateSiteSettings({ limits: { callsPerMinuteFactor: 1 } }))

const jar = () => `${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`
const opener = (page: Page) => page.locator('summary', { hasText: 'Ask about this' })
const send = (page: Page) => page.getByRole('button', { name: 'Send question' }).click()

async function mailAbout(text: string) {
  const { mails } = await callAsMerchant('GET', '/vitrine/v1/mailbox')
  return (mails as { subject: string; text: string }[]).find((one) => one.text.includes(text))
}

describe.each(Object.keys(screens) as Screen[])('a visitor with a %s', (screen) => {
  test.each([true, false])('asks about a jar (scripts: %s)', async (scripts) => {
    const question = `Does it hold water? ${screen} ${scripts}`
    const page = await open(screen, { scripts, dark: screen === 'phone' })
    await page.goto(jar())
    expect(await page.getByLabel('Your question').isVisible()).toBe(false)
    await opener(page).click()
    if (scripts) await expectAccessible(page)
    await page.getByLabel('Your question').fill(question)
    await send(page)
    await page.getByText('Say who you are.').waitFor()
    await page.getByText('Say where our answer should go.').waitFor()
    if (scripts) await expectAccessible(page)
    expect(await page.getByLabel('Your question').inputValue()).toBe(question)
    await page.getByLabel('Your name').fill('Vera')
    await page.getByLabel('E-mail').fill('nowhere')
    await send(page)
    await page.getByText('This is no e-mail address.').waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Vera')
    expect(await page.getByLabel('Your question').inputValue()).toBe(question)
    await page.getByLabel('E-mail').fill(`vera-${screen}-${scripts}@example.com`)
    await send(page)
    await page.getByText('Thank you. Your question has arrived').waitFor()
    await page.getByText('Celadon').first().waitFor()
    if (scripts) await expectAccessible(page)
    await expect.poll(async () => (await mailAbout(question))?.subject).toContain('Tide jar')
  })
})

test('choosing an option does not change a question that is being typed', async () => {
  const page = await open('desktop')
  await page.goto(`${shop.baseUrl}/products/tide-jar`)
  await opener(page).click()
  await page.getByLabel('Your question').fill('Which glaze is the lightest?')
  await page.getByText('2 l', { exact: true }).click()
  await page.waitForURL(/Size=2/)
  expect(await page.getByLabel('Your question').inputValue()).toBe('Which glaze is the lightest?')
})

test('a member finds name and address filled in, and the merchant answers from the list', async () => {
  const member = await open('desktop')
  const email = newEmail()
  await register(member, email)
  await member.waitForURL((url) => url.pathname === '/')
  await member.goto(jar())
  await opener(member).click()
  await expect.poll(() => member.getByLabel('E-mail').inputValue()).toBe(email)
  await member.getByLabel('Your name').fill('Mia')
  await member.getByLabel('Your question').fill('Is it made to order?')
  await send(member)
  await member.getByText('Thank you. Your question has arrived').waitFor()

  const merchant = await open('desktop')
  await signInAsOwner(merchant)
  await merchant.goto(`${shop.baseUrl}/dashboard/messages`)
  const message = merchant.getByRole('article', { name: 'Message from Mia' })
  await message.getByText('Is it made to order?').waitFor()
  await message.getByText('Celadon, 2 l').waitFor()
  await expectAccessibleOnAllScreens(merchant)
  const answer = await message.getByRole('link', { name: 'Answer by mail' }).getAttribute('href')
  expect(decodeURIComponent(answer ?? '')).toContain('Your question about Tide jar')
  await message.getByRole('link', { name: 'Tide jar' }).click()
  await merchant.waitForURL(/\/dashboard\/products\//)
})

describe('who shares a jar', () => {
  test('uses the share menu of the device, or else copies the address', async () => {
    const page = await open('desktop')
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (data: unknown) => void shared.push(data),
      })
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: async (text: string) => void shared.push(text) },
      })
    })
    await page.goto(jar())
    const button = page.getByRole('button', { name: 'Share' })
    await button.click()
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
    await expect.poll(shared).toEqual([{ title: 'Tide jar', url: jar() }])
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await button.click()
    await page.getByText('The address is copied.').waitFor()
    expect((await shared())[1]).toBe(jar())
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await button.click()
    await page.getByText(`This is the address: ${jar()}`).waitFor()
    await expectAccessible(page)
  })

  test('sees no button without scripts', async () => {
    const page = await open('phone', { scripts: false })
    await page.goto(jar())
    expect(await page.locator('.share').isVisible()).toBe(false)
  })
})
