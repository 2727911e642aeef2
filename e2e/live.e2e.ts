import { expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { callAsMerchant, signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

test('colleagues see a change at once, and nobody loses unsaved input', async () => {
  const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
    product: { name: 'Living lamp', productType: 'physical', priceData: { price: 10 } },
  })) as { product: { id: string; slug: string } }
  const change = (changes: object) =>
    callAsMerchant('PATCH', `/stores/v1/products/${product.id}`, { product: changes })
  const [list, form, visitor] = await Promise.all([
    open('desktop'),
    open('desktop'),
    open('desktop'),
  ])
  await Promise.all([signInAsOwner(list), signInAsOwner(form)])
  await list.goto(`${dashboard}/products?q=Living`)
  await list.getByRole('link', { name: 'Living lamp' }).waitFor()
  await form.goto(`${dashboard}/products/${product.id}`)
  const price = form.getByLabel('Price', { exact: true })
  await price.waitFor()
  const listening = visitor.waitForResponse(/changes\/products/)
  await visitor.goto(`${shop.baseUrl}/products/${product.slug}`)
  await visitor.getByText('$10.00').first().waitFor()
  await listening
  await visitor.evaluate(() => document.body.setAttribute('data-never-loaded-again', ''))

  await change({ priceData: { price: 12.5 } })
  await list.getByText('$12.50').waitFor()
  await visitor.getByText('$12.50').first().waitFor()
  await expect.poll(() => price.inputValue()).toBe('12.50')

  await price.fill('99.00')
  await change({ name: 'Living lantern' })
  await list.getByRole('link', { name: 'Living lantern' }).waitFor()
  await form.getByText('Someone else has changed this meanwhile.').waitFor()
  await expectAccessible(form)
  expect(await price.inputValue()).toBe('99.00')
  await form.getByRole('button', { name: 'Keep editing' }).click()
  await form.getByText('Someone else').waitFor({ state: 'detached' })
  expect(await price.inputValue()).toBe('99.00')
  await change({ name: 'Living light' })
  await form.getByRole('button', { name: 'Load their version, discard mine' }).click()
  await expect.poll(() => price.inputValue()).toBe('12.50')
  const name = form.getByLabel('Name', { exact: true })
  await expect.poll(() => name.inputValue()).toBe('Living light')

  await callAsMerchant('PATCH', `/stores/v2/inventoryItems/product/${product.id}`, {
    inventoryItem: { trackQuantity: true, variants: [{ variantId: defaultVariant, quantity: 0 }] },
  })
  await visitor.getByText('Sold out').first().waitFor()
  expect(await visitor.locator('[data-never-loaded-again]').count()).toBe(1)
  await change({ visible: false })
  await visitor.getByText('Sold out').waitFor({ state: 'detached' })
  await callAsMerchant('DELETE', `/stores/v1/products/${product.id}`)
  await list.getByRole('link', { name: 'Living light' }).waitFor({ state: 'detached' })
})

const defaultVariant = '00000000-0000-0000-0000-000000000000'
