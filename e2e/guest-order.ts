import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { open, shop } from './browser.ts'

interface GuestOrder {
  readonly name: string
  /** 1 unless given. */
  readonly pieces?: 1 | 2
  /** Jars unless given. */
  readonly product?: { readonly path: string; readonly name: string }
  /** The name of the way of delivery; Standard unless given. */
  readonly delivery?: string
  /** grace@example.com unless given. */
  readonly email?: string
  /** The label of a box of the checkout that is ticked. */
  readonly consent?: RegExp
}

const tideJar = { path: '/products/tide-jar?Glaze=Celadon&Size=2+l', name: 'Tide jar' }

/** A guest orders by bank transfer, and stays at the page of the order. */
export async function orderAsGuest({
  name,
  pieces = 1,
  product = tideJar,
  delivery = 'Standard',
  email = 'grace@example.com',
  consent,
}: GuestOrder): Promise<Page> {
  const page = await open('desktop')
  await page.goto(shop.baseUrl + product.path)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  const cart = page.getByRole('dialog', { name: /^Cart/ })
  if (pieces === 2) {
    await cart.getByRole('button', { name: `One more of ${product.name}` }).click()
    const quantity = cart.getByRole('textbox', { name: `Quantity of ${product.name}` })
    await expect.poll(() => quantity.inputValue()).toBe('2')
  }
  await cart.getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Street and house number').fill('Ring 1')
  await page.getByLabel('Postal code').fill('10117')
  await page.getByLabel('Town or city').fill('Berlin')
  if (consent) await page.getByLabel(consent).check()
  await page.getByRole('button', { name: 'Continue to delivery and payment' }).click()
  await page.getByRole('radio', { name: delivery }).check()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByRole('button', { name: /^Order and pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  return page
}
