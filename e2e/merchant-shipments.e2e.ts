import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { make, sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(async () => {
  await sellToGermany()
  await make('/vitrine/v1/delivery/pickup-locations', 'location', {
    name: 'Workshop',
    address: {
      country: 'DE',
      subdivision: '',
      city: 'Berlin',
      postalCode: '10115',
      streetName: '',
      streetNumber: '',
      addressLine: 'Invalidenstr. 1',
      addressLine2: '',
    },
    deliveryTime: '',
    instructions: '',
    hours: [],
    active: true,
    deliveryRegionIds: [],
    rates: [{ amount: '0', conditions: [], multiplyByQuantity: false }],
  })
})
afterAll(takeBackSelling)

const dialog = (page: Page) => page.getByRole('dialog')

/** A guest orders jars, and stays at the page of the order. */
const order = (name: string, delivery: string) => orderAsGuest({ name, pieces: 2, delivery })

async function openOrderOf(name: string): Promise<Page> {
  const page = await open('desktop')
  await signInAsOwner(page)
  await showOrders(page)
  await rowOf(page, name).getByRole('link').first().click()
  await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor()
  return page
}
const showOrders = (page: Page) => page.goto(`${shop.baseUrl}/dashboard/orders`)
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name })

test('a merchant sends a part, and the buyer tracks it', async () => {
  const buyer = await order('Mary Parcel', 'Standard')
  await buyer.getByText('Not sent yet').waitFor()
  const page = await openOrderOf('Mary Parcel')
  await page.getByRole('button', { name: 'Hold' }).click()
  await dialog(page).getByLabel('Why it waits').fill('The glaze dries')
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Hold' }).click()
  await page.getByText('Reason: The glaze dries').waitFor()
  await page.getByRole('button', { name: 'Lift the hold' }).first().click()
  await page.getByText(/can be sent\.$/).waitFor()

  await page.getByRole('button', { name: 'Send', exact: true }).first().click()
  const send = dialog(page)
  await send.getByText('2 pieces are marked as sent.').waitFor()
  await send.getByText('Nothing is left to send afterwards.').waitFor()
  await send.getByLabel(/^Pieces of/).fill('3')
  await send.getByRole('button', { name: 'Mark as sent' }).click()
  await send.getByText('Enter a whole number from 0 to 2.').waitFor()
  await send.getByLabel(/^Pieces of/).fill('1')
  await send.getByText('1 piece is left to send.').waitFor()
  await send.getByLabel('Carrier').selectOption('DHL')
  await send.getByLabel('Tracking number').fill('00340434')
  await send.getByRole('link', { name: /tracking-id=00340434$/ }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await send.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText(/^A part of order \d+ is sent\.$/).waitFor()
  await page.getByRole('link', { name: 'Follow DHL 00340434' }).waitFor()
  await page.getByText('Partly sent').waitFor()
  await expectAccessibleOnAllScreens(page)

  await page.getByRole('button', { name: 'Edit Parcel 1' }).click()
  await dialog(page).getByLabel('Tracking number').fill('00340435')
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Follow DHL 00340435' }).waitFor()

  await buyer.reload()
  await buyer.getByText('It is on its way to you.').waitFor()
  const follow = buyer.getByRole('link', { name: 'Follow the parcel' })
  expect(await follow.getAttribute('href')).toContain('tracking-id=00340435')
  await expectAccessibleOnAllScreens(buyer)

  await page.getByRole('button', { name: 'Take Parcel 1 back' }).click()
  await dialog(page).getByText('The mail to the buyer is not sent.').waitFor()
  await dialog(page).getByRole('button', { name: 'Take back' }).click()
  await page.getByText('Nothing is sent yet.').waitFor()
})

test('a merchant prints pick and packing lists, sends many orders at once, and undoes that', async () => {
  await order('Rosa Packer', 'Express')
  await order('Ida Packer', 'Express')
  const page = await open('desktop')
  await signInAsOwner(page)
  await showOrders(page)
  for (const name of ['Rosa Packer', 'Ida Packer']) {
    await rowOf(page, name).getByRole('checkbox').check()
  }
  await expectAccessibleOnAllScreens(page)
  const listUrl = page.url()
  await page.getByRole('link', { name: 'Pick list' }).click()
  await page.getByRole('row', { name: /Tide jar.* 4 / }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.goBack()
  for (const name of ['Rosa Packer', 'Ida Packer']) {
    await rowOf(page, name).getByRole('checkbox').check()
  }
  await page.getByRole('link', { name: 'Packing slips' }).click()
  await page
    .getByRole('article', { name: /^Order / })
    .nth(1)
    .waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g),
  ).toHaveLength(2)
  await page.emulateMedia({ media: 'screen' })

  await page.goto(listUrl)
  for (const name of ['Rosa Packer', 'Ida Packer']) {
    await rowOf(page, name).getByRole('checkbox').check()
  }
  await page.getByRole('link', { name: 'Address labels' }).click()
  await page.getByRole('article').nth(1).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.emulateMedia({ media: 'print' })
  const labels = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(labels.match(/\/MediaBox \[0 0 420 298\b/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'screen' })

  await page.goto(listUrl)
  for (const name of ['Rosa Packer', 'Ida Packer']) {
    await rowOf(page, name).getByRole('checkbox').check()
  }
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await dialog(page).getByRole('switch', { name: 'Mail the buyers' }).uncheck()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText('2 orders are sent.').waitFor()
  await rowOf(page, /Rosa Packer.* Sent/).waitFor()
  await page.getByLabel('Sent', { exact: true }).selectOption('Sent')
  await rowOf(page, /Ida Packer.* Sent/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText('2 orders are not sent.').waitFor()
  // Other journeys may have sent orders of the same shop.
  for (const name of ['Rosa Packer', 'Ida Packer']) {
    await rowOf(page, name).waitFor({ state: 'hidden' })
  }
})

test('a merchant marks goods as ready, and they are collected', async () => {
  const buyer = await order('Ada Collector', 'Workshop')
  const page = await openOrderOf('Ada Collector')
  await page.getByRole('button', { name: 'Ready to collect' }).first().click()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Ready to collect' }).click()
  await page
    .getByText(/is ready to collect\.$/)
    .first()
    .waitFor()
  await buyer.reload()
  await buyer.getByText('It is ready: you can collect it.').waitFor()
  await page.getByRole('button', { name: 'Pick-up 1: Collected' }).click()
  await page.getByText('Pick-up 1 is collected.').waitFor()
  await buyer.reload()
  await buyer.getByText('You have collected it.').waitFor()
  await expectAccessibleOnAllScreens(buyer)
})
