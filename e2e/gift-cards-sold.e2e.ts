import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, pressAndLeave, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, readMail, signInAsOwner } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

let productId = ''
beforeAll(async () => {
  await sellToGermany()
  const product = { name: 'Voucher of the studio', price: '25.00', productType: 'digital' }
  const saved = await callAsMerchant('POST', '/vitrine/v1/products/save', { product })
  productId = (saved.product as { id: string }).id
})
afterAll(async () => {
  await callAsMerchant('DELETE', `/vitrine/v1/products/${productId}`)
  await takeBackSelling()
})

test('a merchant sells a gift card, and its recipient sees the balance', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/products/${productId}`)
  await page.getByRole('switch', { name: 'Buying it issues a gift card' }).check()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('All changes saved').first().waitFor()

  const buyer = await open('phone')
  await buyer.goto(`${shop.baseUrl}/products/voucher-of-the-studio`)
  await buyer.getByText('Comes by e-mail').waitFor()
  const forWhom = buyer.getByRole('group', { name: 'Who is it for?' })
  await forWhom.getByLabel(/^Name/).fill('Grace')
  await forWhom.getByLabel(/^E-mail address/).fill('gift-grace@example.com')
  await forWhom.getByLabel(/^Message/).fill('Enjoy!')
  await expectAccessibleOnAllScreens(buyer)
  await buyer.getByRole('button', { name: /^Add to cart/ }).click()
  const cart = buyer.getByRole('dialog', { name: /^Cart/ })
  await cart.getByText('Grace').first().waitFor()
  expect(buyer.url()).not.toContain('gift-grace')
  await cart.getByRole('link', { name: 'Checkout' }).click()
  await buyer.getByRole('heading', { name: 'Checkout' }).waitFor()
  await buyer.getByLabel('E-mail address').fill('ada@example.com')
  await buyer.getByLabel('Full name').fill('Ada Giver')
  await buyer.getByLabel('Country').selectOption('DE')
  await buyer.getByLabel('Street and house number').fill('Ring 1')
  await buyer.getByLabel('Postal code').fill('10117')
  await buyer.getByLabel('Town or city').fill('Berlin')
  await buyer.getByRole('button', { name: /^Continue to/ }).click()
  await buyer.getByRole('radio', { name: 'Bank transfer' }).check()
  await buyer.getByRole('button', { name: /^Order and pay/ }).click()
  await buyer.getByRole('heading', { name: 'Thank you for your order' }).waitFor()

  await page.goto(`${shop.baseUrl}/dashboard/orders`)
  await page
    .getByRole('row', { name: /Ada Giver/ })
    .getByRole('link')
    .first()
    .click()
  await page.getByText('They are issued when the order is paid.').waitFor()
  await page.getByRole('button', { name: 'Record a payment' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Record \$/ })
    .click()
  const issued = page.getByRole('region', { name: 'Gift cards' })
  await issued.getByText('Grace').waitFor()
  await expectAccessibleOnAllScreens(page)

  const mail = await readMail(page, 'gift-grace@example.com', /gift card/i)
  const code = mail.match(/([2-9A-Z]{4}-){3}[2-9A-Z]{4}/)?.[0] ?? ''
  const reader = await open('phone', { scripts: false })
  await reader.goto(`${shop.baseUrl}/gift-card`)
  await reader.getByLabel('Code of the gift card').fill('2222-2222-2222-2222')
  await reader.getByRole('button', { name: 'Show balance' }).click()
  await reader.getByText('We do not know this code.').first().waitFor()
  expect(await reader.getByLabel('Code of the gift card').inputValue()).toContain('2222')
  await reader.getByLabel('Code of the gift card').fill(code)
  await reader.getByRole('button', { name: 'Show balance' }).click()
  await reader.getByText(/25\.00/).waitFor()
  expect(reader.url()).not.toContain(code)
  await buyer.goto(`${shop.baseUrl}/gift-card`)
  await buyer.getByLabel('Code of the gift card').fill(code)
  await buyer.getByRole('button', { name: 'Show balance' }).click()
  await buyer.getByText('It does not expire.').waitFor()
  await expectAccessibleOnAllScreens(buyer)

  // Whoever tries codes out has to wait.
  const limited = reader.getByText('Too many codes were tried.')
  for (let tries = 0; tries < 25 && (await limited.count()) === 0; tries += 1) {
    await reader.getByLabel('Code of the gift card').fill('2222-2222-2222-2222')
    await pressAndLeave(reader, 'Show balance')
  }
  await limited.first().waitFor()
})
