import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

/** A program on this machine that is sent events, and answers as the test says. */
const answer = { status: 200 }
const received: string[] = []
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const [, claims = ''] = Buffer.concat(chunks).toString().split('.')
  const { data } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { data: string }
  received.push((JSON.parse(data) as { eventType: string }).eventType)
  response.writeHead(answer.status).end('Taken down')
})
beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => receiver.close(() => resolve())))

test('a merchant sends events to a program and sees the result of each delivery', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/developers/keys`)
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
  await page.getByText('No webhooks yet').waitFor()
  await page.getByRole('button', { name: 'New webhook' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create webhook' }).click()
  await dialog.getByText('Choose at least one.').waitFor()
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`
  await dialog.getByLabel('Address').fill(address)
  await dialog.getByLabel('Find events').fill('ribbon')
  await dialog.getByRole('checkbox', { name: /All of these/ }).check()
  await dialog.getByLabel('Find events').fill('products, v1')
  await dialog.getByLabel(/Product: changed/).check()
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: 'Create webhook' }).click()

  await page.getByText('Healthy').first().waitFor()
  await page.getByText('BEGIN PUBLIC KEY').first().waitFor()
  expect(await page.getByText('BEGIN PUBLIC KEY').count()).toBe(1)
  await page.getByRole('button', { name: 'Change the key…' }).click()
  await dialog.getByRole('button', { name: 'Change the key' }).click()
  await page.getByText(/It signs from/).waitFor()
  expect(await page.getByText('BEGIN PUBLIC KEY').count()).toBe(2)

  await page.getByRole('button', { name: 'Send a test event…' }).click()
  await dialog.getByLabel('Event', { exact: true }).selectOption({ label: 'Product: changed' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const accepted = dialog.getByText(/Accepted: status 200/)
  await dialog.getByText(/ccepted/).waitFor()
  // A receiver has one second, which can be too short on a busy machine.
  if (!(await accepted.isVisible())) {
    await dialog.getByRole('button', { name: 'Send another one' }).click()
  }
  await accepted.waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  answer.status = 503
  await callAsMerchant('POST', '/stores/v3/ribbons', { ribbon: { name: `Loud ${Date.now()}` } })
  await page.getByRole('link', { name: 'Failed', exact: true }).click()
  await page.getByText('To be tried again').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Ribbon: created' }).click()
  // On a busy machine there has been a second try by now.
  await dialog.getByText('Taken down').first().waitFor()
  await dialog.getByText('Raw body').click()
  await expectAccessibleOnAllScreens(page)
  answer.status = 200
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await dialog.getByText('Delivered').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  expect(received.filter((type) => type.endsWith('ribbon_created')).length).toBeGreaterThan(1)

  const before = received.length
  await page.getByRole('button', { name: 'Replay…' }).click()
  await dialog.getByRole('button', { name: 'Replay', exact: true }).click()
  await page.getByText('The replay has started.').waitFor()
  await expect.poll(() => received.length).toBeGreaterThan(before)

  await page.getByRole('button', { name: 'Delete…' }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No webhooks yet').waitFor()
})
