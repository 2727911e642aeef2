import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
}

/** Until nothing is on its way any more; the connection that brings changes stays open. */
const waitUntilLoaded = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.skeleton, .waiting, [aria-busy="true"]'))

/** A merchant's page on one screen of the dashboard, once it has everything. */
async function openPage(page: Page, address: string, title: string | RegExp): Promise<void> {
  await page.goto(`${dashboard}${address}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await waitUntilLoaded(page)
}

async function setApproval(page: Page, wanted: boolean): Promise<void> {
  await openPage(page, '/settings/sign-in', 'Settings')
  const approval = page.getByRole('switch', { name: 'New members wait for your approval' })
  if ((await approval.isChecked()) === wanted) return
  await approval.setChecked(wanted)
  await page.getByText('Unsaved changes').waitFor()
  await save(page)
}

async function register(email: string): Promise<void> {
  const page = await open('desktop')
  await page.goto(`${shop.baseUrl}/register`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-passphrase')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page
    .getByText(/almost there|approv/i)
    .first()
    .waitFor()
}

test('new members wait for approval, are approved, and can be blocked', async () => {
  const page = await open('desktop')
  const email = `waiting-${Date.now()}@example.com`
  await signInAsOwner(page)
  await setApproval(page, true)
  try {
    await register(email)
    await openPage(page, '/members?status=PENDING', 'Members')
    await page.getByLabel('Search by name or e-mail').fill(email)
    await page.getByRole('button', { name: `Approve “${email}”` }).click()
    await page.getByText(`“${email}” is approved.`).waitFor()
    await openPage(page, `/members?q=${email}`, 'Members')
    await page.getByRole('link', { name: email }).click()
    await page.getByText('Can sign in and use everything members can.').waitFor()
    await page.getByText('Is approved already.').waitFor()
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
    await page.getByText('Cannot sign in. You can approve this member again').waitFor()
  } finally {
    await setApproval(page, false)
  }
})

test('an account is deleted only after its name was typed', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  const email = `closing-${Date.now()}@example.com`
  await openPage(page, '/members/new', 'New member')
  await page.getByLabel('Signs in with').fill(email)
  await page.getByLabel('First name').fill('Cleo')
  await page.getByRole('button', { name: 'Add member' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cleo' }).waitFor()
  await page.getByRole('button', { name: 'Close for good' }).click()
  const dialog = page.getByRole('dialog')
  const yes = dialog.getByRole('button', { name: 'Close for good' })
  expect(await yes.isDisabled()).toBe(true)
  await dialog.getByLabel('Type “Cleo” to go on').fill('Cleo')
  await yes.click()
  await page.getByText('The account is closed for good. Nobody can').waitFor()
  await page.getByText('Not possible: the account is closed for good.').waitFor()
})

test('unsaved settings are not lost by a click', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await openPage(page, '/settings/general', 'Settings')
  await page.getByLabel('Tagline').fill('Typed and not saved')
  await page.getByRole('link', { name: 'Branding' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  expect(await page.getByLabel('Tagline').inputValue()).toBe('Typed and not saved')
})

test('an invalid setting is shown beside its field', async () => {
  const page = await open('phone')
  await signInAsOwner(page)
  await openPage(page, '/settings/sign-in', 'Settings')
  await page.getByLabel('Fewest characters').fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter a whole number from 4 to 64.').waitFor()
  await expectAccessible(page)
})

test('a client is created, its addresses are checked, and it is deleted again', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await openPage(page, '/developers/clients/new', 'New client')
  await page.getByLabel('Name', { exact: true }).fill('Field station')
  const addresses = page.getByLabel('Redirect addresses after sign-in', { exact: true })
  await addresses.last().fill('http://station.example/callback')
  await addresses.last().press('Enter')
  await page.getByText('Use https; http is for localhost only.').waitFor()
  await addresses.last().fill('https://station.example/callback')
  await addresses.last().press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('“Field station” is ready.').waitFor()
  await page.getByRole('button', { name: 'Copy: Client id' }).waitFor()
  await page.getByText('https://station.example/callback').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete client' }).click()
  await page.getByRole('dialog').getByLabel('Type “Field station”').fill('Field station')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete client' }).click()
  await page.getByText('“Field station” is deleted.').waitFor()
})

test('a key is shown once, works, and is revoked', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await openPage(page, '/developers/keys', 'Developers')
  await page.getByRole('button', { name: 'New key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the program').fill('Till')
  await dialog.getByLabel('Everything an admin may').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('heading', { name: 'Key for “Till”' }).waitFor()
  const key = (await page.locator('.secret').textContent()) ?? ''
  const ask = async () => {
    const headers = { authorization: key }
    return (await fetch(`${shop.baseUrl}/vitrine/v1/site/settings`, { headers })).status
  }
  expect(await ask()).toBe(200)
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await page.getByRole('button', { name: 'Revoke “Till”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('The key of “Till” is revoked.').waitFor()
  expect(await ask()).toBe(401)
})

const pages = [
  ['/members', 'Members'],
  ['/members?status=PENDING', 'Members'],
  ['/members/new', 'New member'],
  ['/members/fields', 'Custom fields'],
  ['/collections', 'Collections'],
  ['/stock', 'Stock'],
  ['/stock/history', 'Stock history'],
  ['/log', 'Security log'],
  ['/settings', 'Settings'],
  ['/settings/general', 'Settings'],
  ['/settings/sign-in', 'Settings'],
  ['/settings/currencies', 'Settings'],
  ['/settings/mail', 'Settings'],
  ['/settings/branding', 'Settings'],
  ['/settings/redirects', 'Settings'],
  ['/developers', 'Developers'],
  ['/developers/keys', 'Developers'],
  ['/developers/clients/new', 'New client'],
  ['/staff', 'Staff'],
  ['/account', 'My account'],
  ['/sites', 'Sites'],
  ['/sites?show=trash', 'Sites'],
] as const

test('every screen is accessible', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  for (const [address, title] of pages) {
    await openPage(page, address, title)
    await expectAccessibleOnAllScreens(page)
  }
  await openPage(page, '/members', 'Members')
  await page.locator('[data-row-link]').first().click()
  await page.getByRole('heading', { level: 2, name: 'Status' }).waitFor()
  await waitUntilLoaded(page)
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('First name').waitFor()
  await expectAccessibleOnAllScreens(page)
})

test('members are imported from a file, exported, and erased', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  const stamp = Date.now()
  const gone = `gone-${stamp}@example.com`
  const file = [
    'E-mail,Vorname,Lieblingsfarbe,Password',
    `kept-${stamp}@example.com,Kim,blau,`,
    `${gone},Gil,rot,plain text`,
    'nobody,,,',
  ].join('\n')
  await openPage(page, '/members', 'Members')
  await page.getByRole('link', { name: 'Import and export' }).click()
  await page.getByRole('heading', { level: 1, name: 'Import and export' }).waitFor()
  await waitUntilLoaded(page)
  await expectAccessibleOnAllScreens(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByText('not read').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'members.csv' }).waitFor()
  await page.getByText('3 of 3').waitFor()
  await page.getByText('Not imported').first().waitFor()
  await page.getByText('passwordHash').waitFor()
  await expectAccessibleOnAllScreens(page)

  await page.getByRole('link', { name: 'Import and export' }).click()
  await page.getByRole('button', { name: 'Start export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Download: members-/ })
      .first()
      .click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain(gone)

  await openPage(page, `/members?q=${gone}`, 'Members')
  await page.getByRole('link', { name: 'Gil' }).click()
  await page.getByRole('heading', { name: 'Personal data' }).waitFor()
  await waitUntilLoaded(page)
  const [handed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export data' }).click(),
  ])
  expect(readFileSync(await handed.path(), 'utf8')).toContain(gone)
  await page.getByRole('button', { name: 'Erase…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('Asked for in a letter')
  await dialog.getByLabel(/Type/).fill('Gil')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByText('The person is erased.').waitFor()
  await openPage(page, `/members?q=${gone}`, 'Members')
  await page.getByText('No matches').first().waitFor()
})
