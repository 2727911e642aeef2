import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { saveScreenshots } from './screenshots.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const planned = (page: Page) => page.getByRole('region', { name: 'Planned' })

/** In the middle of the next year, as it is typed in English. */
const DATE = `0601${new Date().getUTCFullYear() + 1}0900AM`

interface Jobs {
  readonly jobs: readonly { readonly id: string; readonly scheduledDate?: string }[]
}
const waitingJobs = async () => {
  const { jobs } = (await callAsMerchant(
    'GET',
    '/vitrine/v1/jobs?kind=products.change&state=QUEUED',
  )) as unknown as Jobs
  return jobs.filter(({ scheduledDate }) => scheduledDate !== undefined)
}
afterEach(async () => {
  for (const { id } of await waitingJobs())
    await callAsMerchant('POST', `/vitrine/v1/jobs/${id}/cancel`, {})
})

test('a merchant schedules when all matching products are hidden, sees it, and cancels it', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/products?q=jar&show=visible`)
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await page.getByRole('button', { name: 'Date…' }).click()
  await dialog(page).getByText('None of them is hidden now.').waitFor()
  await dialog(page).getByLabel('What happens').selectOption('Hide')
  await dialog(page)
    .getByText(/shown now and will be hidden\.$/)
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Set the date' }).click()
  await dialog(page).getByText('Enter day and time.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('group', { name: 'When' }).getByRole('spinbutton').first().click()
  await page.keyboard.type(DATE)
  await saveScreenshots(page, 'dates-dialog')
  await dialog(page).getByRole('button', { name: 'Set the date' }).click()
  await page.getByText(/^Set for /).waitFor()
  // The message stays while it has the focus.
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
  await undo.focus()
  await planned(page)
    .getByText(/: hide \d+ products?$/)
    .waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, 'planned')
  expect(await waitingJobs()).toHaveLength(1)

  await undo.press('Enter')
  await planned(page).waitFor({ state: 'detached' })
  expect(await waitingJobs()).toHaveLength(0)
})
