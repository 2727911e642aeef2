import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

test('a merchant enters a rate, sees a converted price, and removes the rate', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/settings/currencies`)
  await page.getByText('There are no rates yet').waitFor()
  await expectAccessibleOnAllScreens(page)
  const line = page.getByRole('row').nth(1)
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()

  await page.getByRole('button', { name: 'Add a currency' }).click()
  await line.getByLabel('Currency').fill('kwd')
  await line.getByLabel(/^Rate for 1/).fill('0')
  await save()
  await page.getByText('Enter a number above 0').waitFor()
  await expectAccessibleOnAllScreens(page)
  await line.getByLabel(/^Rate for 1/).fill('0,307')
  await page.getByText(/30\.700/).waitFor()
  await save()
  await page.getByText('Rates saved.').waitFor()
  await page.reload()
  expect(await line.getByLabel('Currency').inputValue()).toBe('KWD')
  expect(await line.getByLabel(/^Rate for 1/).inputValue()).toBe('0.307')
  const date = line.getByRole('group', { name: 'Rate of' })
  for (const [part, digits] of [
    ['year', /^\d{4}$/],
    ['month', /^\d{1,2}$/],
    ['day', /^\d{1,2}$/],
  ] as const) {
    const field = date.getByRole('spinbutton', { name: part })
    expect(await field.getAttribute('aria-valuenow')).toMatch(digits)
  }
  await expectAccessibleOnAllScreens(page)

  await page.getByRole('button', { name: 'Remove KWD' }).click()
  await save()
  await page.getByText('Rates saved.').waitFor()
  await page.getByText('There are no rates yet').waitFor()
})
