import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, createClient } from '@vitrine/sdk'
import { type ObjectStore, startObjectStore } from '@vitrine/testkit/object-store'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open } from './browser.ts'

const run = promisify(execFile)

let store: ObjectStore
let product: RunningProduct
beforeAll(async () => {
  store = await startObjectStore()
  product = await startProduct({ settings: settings('s3') })
})
afterAll(async () => {
  await product?.stop()
  product?.remove()
  await store.close()
})

const settings = (storage: 's3' | 'disk') => ({
  VITRINE_MEDIA_STORAGE: storage,
  VITRINE_MEDIA_S3_BUCKET: store.bucket,
  VITRINE_MEDIA_S3_ENDPOINT: store.endpoint,
  VITRINE_MEDIA_S3_KEY_ID: store.credentials.accessKeyId,
  VITRINE_MEDIA_S3_SECRET: store.credentials.secretAccessKey,
})
const video = {
  name: 'turning.webm',
  mimeType: 'video/webm',
  buffer: readFileSync(new URL('../packages/testkit/src/videos/turning.webm', import.meta.url)),
}
const keysBelow = (folder: string) =>
  [...store.objects.keys()].filter((key) => key.startsWith(`${folder}/`))

async function openNewProduct(page: Page): Promise<void> {
  const auth = ApiKeyStrategy({ apiKey: product.sites[0]?.apiKey ?? '' })
  const api = createClient({ baseUrl: product.baseUrl, services: contract, auth })
  const made = await api.products.saveProduct({ product: { name: 'Turning', price: '9' } })
  await page.goto(`${product.baseUrl}/dashboard/`)
  await page.getByLabel('E-mail').fill(product.staff.email)
  await page.getByLabel('Password', { exact: true }).fill(product.staff.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  await page.goto(`${product.baseUrl}/dashboard/products/${made.product.id}`)
  await page.getByRole('heading', { level: 2, name: 'Pictures and videos' }).waitFor()
}

test('a merchant uploads straight to the bucket, and through the shop where it refuses', async () => {
  const page = await open('desktop')
  await openNewProduct(page)
  const files = page.locator('.gallery ~ .drop input[type=file], .drop input[type=file]').first()
  await files.setInputFiles([video])
  await page.getByRole('button', { name: 'Play video 1, 0:02' }).waitFor()
  expect(store.requests.filter((one) => one.startsWith('POST'))).toEqual([`POST /${store.bucket}`])
  await expect.poll(() => keysBelow('media-incoming')).toEqual([])
  const ofShop = page.waitForRequest(/\/media\/upload\?/)
  await page.route(`${store.endpoint}/**`, (route) => route.fulfill({ status: 403, body: 'no' }))
  await files.setInputFiles([video])
  await ofShop
  await page.getByRole('button', { name: 'Play video 2, 0:02' }).waitFor()
})

test('all files come back to the disk by a command, and the shop starts without the bucket', async () => {
  const stored = keysBelow('media').length
  await product.stop()
  const env = { ...process.env, VITRINE_DATA: product.dataDir, ...settings('disk') }
  const { stdout } = await run(
    process.execPath,
    [product.program, 'media', 'move', '--to', 'disk'],
    { env },
  )
  expect(stdout).toMatch(/files moved, \d+\.\d MB; all are there\./)
  expect([stored > 1, keysBelow('media')]).toEqual([true, ['media/installation-id']])
  const { dataDir } = product
  product = await startProduct({ dataDir })
  expect(product.output()).toContain('Ctrl-C')
})
