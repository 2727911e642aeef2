import { test } from 'vitest'
import { open, shop } from './browser.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

test('a merchant connects a payment provider, and disconnects it', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/payments`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect Stripe' }).click()
  await dialog.getByLabel('Secret key').fill('pk_live_aPublicKey')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await dialog.getByText('Enter a secret key').waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog.getByLabel('Secret key').fill('sk_test_51LampsOfBerlin')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText('Stripe is connected. Now test the connection.').waitFor()

  await page.getByText(/\/vitrine\/v1\/payment-connections\/[\w-]+\/messages$/).waitFor()
  await page.getByText('Buyers cannot choose Stripe yet').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Change the connection with Stripe' }).click()
  await dialog.getByText('The key …rlin is stored.').waitFor()
  await dialog.getByLabel('Signing secret of the webhook').fill('whsec_lamps')
  await dialog.getByText('Later, by hand').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('money is taken by hand').waitFor()

  await page.getByRole('button', { name: 'Disconnect Stripe' }).click()
  await dialog.getByText('The keys are forgotten').waitFor()
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Stripe is disconnected.').waitFor()
  await page.getByRole('button', { name: 'Connect Stripe' }).waitFor()
})
