import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const feed = `${shop.baseUrl}/feeds/google.xml`
const statusOf = async () => (await fetch(feed, { method: 'HEAD' })).status

test('a merchant finds the addresses of the feeds, which answer while they are switched on', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/settings/feeds`)
  await page.getByRole('heading', { level: 2, name: 'What is missing' }).waitFor()
  await page.getByRole('link', { name: feed, exact: true }).waitFor()
  await page.getByRole('button', { name: /feed for Meta Commerce Manager/ }).waitFor()
  await expectAccessibleOnAllScreens(page)
  expect(await (await fetch(feed)).text()).toContain('<g:availability>in_stock</g:availability>')

  const offered = page.getByRole('switch', { name: 'Offer product feeds' })
  const set = async (wanted: boolean) => {
    await offered.setChecked(wanted)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('All changes saved').waitFor()
  }
  await set(false)
  await page.getByRole('link', { name: feed, exact: true }).waitFor({ state: 'hidden' })
  await expect.poll(statusOf).toBe(404)
  await set(true)
  await page.getByRole('link', { name: feed, exact: true }).waitFor()
  await expect.poll(statusOf).toBe(200)
})
