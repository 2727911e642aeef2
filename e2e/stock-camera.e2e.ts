import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const stock = `${shop.baseUrl}/dashboard/stock`

/** A product with a SKU that nothing else has, and so many pieces of it. */
async function stocked(name: string, sku: string, quantity: number): Promise<void> {
  const { product } = (await callAsMerchant('POST', '/vitrine/v1/products/save', {
    product: { name, price: '10', sku },
    parts: ['variants'],
  })) as { product: { id: string; variants: { id: string }[] } }
  const item = { productId: product.id, variantId: product.variants[0]?.id, quantity }
  await callAsMerchant('POST', '/vitrine/v1/stock/save', { items: [item] })
}

async function quantityOf(sku: string): Promise<number | null | undefined> {
  const answer = await callAsMerchant('POST', '/vitrine/v1/stock/variants/list', {
    filter: { code: sku },
  })
  const [variant] = answer.variants as { stock: { quantity: number | null }[] }[]
  return variant?.stock[0]?.quantity
}

/** A camera with a plain picture, and a barcode reader that detects what `show` sets. */
const addCamera = (page: Page) =>
  page.addInitScript(() => {
    const shown = { codes: [] as string[], ahead: 0 }
    const now = performance.now.bind(performance)
    performance.now = () => now() + shown.ahead
    class BarcodeDetector {
      static getSupportedFormats = async () => ['ean_13', 'code_128']
      detect = async () => shown.codes.map((rawValue) => ({ rawValue }))
    }
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
    const getUserMedia = async () => canvas.captureStream(5)
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
    Object.assign(globalThis, { BarcodeDetector, shown })
  })

/** Puts other codes before the camera, two seconds after those before. */
const show = (page: Page, ...codes: string[]) =>
  page.evaluate((all) => {
    const { shown } = globalThis as unknown as { shown: { codes: string[]; ahead: number } }
    shown.codes = all
    shown.ahead += 2000
  }, codes)

test('goods are counted with the camera of a phone, and unknown codes are listed', async () => {
  await stocked('Camera jar', 'CAMERAJAR', 5)
  const page = await open('phone')
  await addCamera(page)
  await signInAsOwner(page)
  await page.goto(`${stock}/count`)
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await page.getByText('Hold a barcode before the camera').waitFor()
  const result = page.getByRole('status').filter({ hasText: 'Camera jar' })
  await show(page, 'CAMERAJAR')
  await result.getByText('Camera jar: 1').waitFor()
  await show(page, 'NOBODY-HAS-IT')
  await page.getByText('Nothing has the code “NOBODY-HAS-IT”').waitFor()
  await expectAccessibleOnAllScreens(page)
  await show(page, 'CAMERAJAR')
  await result.getByText('Camera jar: 2').waitFor()
  await page.reload()
  await page.getByText('Nothing has the code “NOBODY-HAS-IT”').waitFor()
  await page.getByRole('button', { name: 'Save the count' }).click()
  await page.getByText('1 line counted.').waitFor()
  expect(await quantityOf('CAMERAJAR')).toBe(2)
})

test('a browser that cannot read codes shows a message, and the code can be typed', async () => {
  await stocked('Typed jar', 'TYPEDJAR', 1)
  const page = await open('phone')
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
  await signInAsOwner(page)
  await page.goto(`${stock}/receive`)
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await page.getByText('This browser cannot read barcodes').waitFor()
  await page.getByLabel('SKU, barcode or product').fill('TYPEDJAR')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save what has come' }).click()
  await page.getByText('1 piece received.').waitFor()
  expect(await quantityOf('TYPEDJAR')).toBe(2)
})
