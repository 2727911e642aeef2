import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const headers = { authorization: shop.apiKey, 'content-type': 'application/json' }

async function call<T>(method: string, to: string, body?: object): Promise<T> {
  const response = await fetch(`${shop.baseUrl}${to}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

/** The last change of a checkout was an hour earlier than it was. */
async function letAnHourPass(checkoutId: string): Promise<void> {
  const files = readdirSync(shop.dataDir, { recursive: true, encoding: 'utf8' })
  const file = files.find((name) => name.endsWith('postmaster.pid')) ?? ''
  const pid = readFileSync(path.join(shop.dataDir, file), 'utf8')
  const host = encodeURIComponent(pid.split('\n')[4] ?? '')
  const client = new pg.Client({ connectionString: `postgresql://vitrine@/vitrine?host=${host}` })
  await client.connect()
  await client.query(
    `UPDATE carts SET updated_date = updated_date - interval '61 minutes' WHERE id = $1`,
    [checkoutId],
  )
  await client.end()
}

/** Somebody leaves a lamp at the checkout. */
async function leave(email: string): Promise<void> {
  const { product } = await call<{ product: { id: string } }>('POST', '/stores/v1/products', {
    product: { name: 'Reading lamp', productType: 'physical', priceData: { price: 49 } },
  })
  const { checkout } = await call<{ checkout: { id: string } }>('POST', '/vitrine/v1/checkouts', {
    lines: [{ productId: product.id, quantity: 2 }],
    email,
    shipping: { contactDetails: { firstName: 'Grace', lastName: 'Hopper' } },
    consents: [{ key: 'reminders', text: 'Remind me' }],
  })
  await letAnHourPass(checkout.id)
}

/** The text of the reminder, beside which other mails may go to this address. */
async function reminderOf(email: string): Promise<string> {
  const found = async () => {
    const { mails } = await call<{ mails: { text: string }[] }>(
      'GET',
      `/vitrine/v1/mailbox?to=${encodeURIComponent(email)}`,
    )
    return mails.find(({ text }) => text.includes('/reminders/'))?.text
  }
  await expect.poll(found).toBeDefined()
  return (await found()) ?? ''
}

/** The form that mail programs send to the address of `List-Unsubscribe`, without cookies and without an origin. */
async function endByMailProgram(path: string): Promise<void> {
  const response = await fetch(`${shop.baseUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  })
  expect(response.status).toBe(200)
}

test('a merchant sees an abandoned checkout, sends a reminder, and the buyer unsubscribes from reminders', async () => {
  const email = 'grace@example.com'
  await leave(email)
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/settings/checkout`)
  await page.getByLabel('Remind buyers by mail').click()
  await page.getByLabel('Hours until each reminder').fill('48, 2')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('each more than the one before').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByLabel('Hours until each reminder').fill('2, 48')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Settings saved.').waitFor()

  await page.goto(`${shop.baseUrl}/dashboard/abandoned`)
  await page.getByRole('link', { name: 'Grace Hopper' }).waitFor({ timeout: 120_000 })
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByText(email).waitFor()
  await expectAccessibleOnAllScreens(page)
  await panel.getByRole('button', { name: 'Send reminder' }).click()
  await panel.getByText('Reminder sent').waitFor()

  const text = await reminderOf(email)
  const [, stop = ''] = /(\/reminders\/\S+)/.exec(text) ?? []
  const [, back = ''] = /(\/restore\/\S+)/.exec(text) ?? []
  await endByMailProgram(stop)
  await page.goto(`${shop.baseUrl}/dashboard/abandoned`)
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  await panel.getByText('This address wants no reminders any more.').waitFor()
  const buyer = await open('phone')
  await buyer.goto(`${shop.baseUrl}${back}`)
  await buyer.waitForURL(/\/cart$/)
  await buyer.goto(`${shop.baseUrl}${stop}`)
  await expectAccessibleOnAllScreens(buyer)
  await buyer.getByRole('button', { name: 'End reminders' }).click()
  await buyer.getByRole('heading', { name: 'You get no more reminders' }).waitFor()

  await page.goto(`${shop.baseUrl}/dashboard/abandoned`)
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  await panel.getByText('This address wants no reminders any more.').waitFor()
  expect(await panel.getByRole('button', { name: 'Send reminder' }).isDisabled()).toBe(true)
})
