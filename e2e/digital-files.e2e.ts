import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'
import { byKeyboard } from './keyboard.ts'
import {
  callAsMerchant,
  expectAccessibleOnAllScreens,
  newEmail,
  register,
  signInAsOwner,
} from './members.ts'

async function newProduct(name: string): Promise<string> {
  const product = { name, priceData: { price: 9.5 } }
  const made = await callAsMerchant('POST', '/stores/v1/products', { product })
  return (made.product as { id: string }).id
}

const fileSection = (page: Page): Locator => page.getByRole('region', { name: 'File', exact: true })

describe.each(Object.keys(screens) as Screen[])('a digital file, with a %s', (screen) => {
  test('is added to a product, granted to a member, and downloaded from the account', async () => {
    const name = `Sonata for a ${screen}`
    const member = await open(screen)
    const email = newEmail()
    await register(member, email)
    await member.waitForURL((url) => !url.pathname.startsWith('/register'))
    await member.goto(`${shop.baseUrl}/account/files`)
    await member.getByText('You have no files to download yet.').waitFor()

    const staff = await open(screen)
    await signInAsOwner(staff)
    await staff.goto(`${shop.baseUrl}/dashboard/products/${await newProduct(name)}`)
    const section = fileSection(staff)
    await section.getByText('A file makes this product a download').waitFor()
    const buffer = Buffer.from('do re mi fa so')
    const file = { name: 'Größe M.txt', mimeType: 'text/plain', buffer }
    await section.locator('input[type=file]').setInputFiles(file)
    await section.getByText('Who may download').waitFor()
    await section.getByLabel('Member', { exact: true }).fill(email)
    await section.getByRole('option', { name: email }).click()
    await section.getByLabel('Downloads at most').fill('2')
    await section.getByRole('button', { name: 'Give' }).click()
    await section.getByText('0 of 2').waitFor()
    await expectAccessible(staff)

    await member.reload()
    await member.getByText('2 downloads left').waitFor()
    await expectAccessibleOnAllScreens(member)
    const [download] = await Promise.all([
      member.waitForEvent('download'),
      byKeyboard(member).press(member.getByRole('button', { name: 'Download Größe M.txt' })),
    ])
    expect(download.suggestedFilename()).toBe('Größe M.txt')
    expect(await readFile(await download.path())).toEqual(buffer)
    await member.reload()
    await member.getByText('1 download left').waitFor()

    await section.getByRole('button', { name: /^Revoke the download of/ }).click()
    await section.getByText('Nobody yet.').waitFor()
    await member.getByRole('button', { name: 'Download Größe M.txt' }).click()
    await member.getByText('This download has expired.').waitFor()
  })
})
