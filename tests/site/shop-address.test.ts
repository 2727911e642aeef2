import { readFileSync } from 'node:fs'
import { createServer, type Server } from '@vitrine/server'
import { createPeople, startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChoiceInput, choicesOf, name } from '../catalog/customizations.fixture.ts'
import { type Api, change, create, productInput } from '../catalog/listed-products.fixture.ts'
import { exportCatalog, importFile } from './exports.fixture.ts'
import { loopback, type Receiver, startReceiver } from './receiver.fixture.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'
const otherTarget = { id: 'linen.png', url: 'https://pictures.example.test/linen.png' }
const sizes = { width: 9, height: 8 }
const moved = 'http://moved.test'

let shop: TestServer
let node: Server
let receiver: Receiver
let there: Api
let file: { readonly id: string; readonly url: string }
beforeAll(async () => {
  shop = await startTestServer()
  const { config, clock, logger, pool } = shop.server.platform
  node = await createServer({
    config: { ...config, publicUrl: moved },
    clock,
    logger,
    fetchLimits: loopback,
    runJobs: true,
    strict: true,
    poolSize: 4,
    databaseUrl: pool.options.connectionString ?? '',
  })
  there = createPeople(node, shop.site, moved).merchant().api
  receiver = await startReceiver()
  file = (await here().media.uploadMedia({ fileName: 'linen.svg' }, { body: drawing })).media
})
afterAll(async () => {
  await node.close()
  await shop.close()
  await receiver.stop()
})

const here = () => shop.people.merchant().api
const at = (address: string) => `${address}/media/${file.id}`

type Picture = { readonly id?: string; readonly url?: string }
const swatch = (word: string, image: Picture): ChoiceInput => ({
  name: word,
  choiceType: 'IMAGE' as const,
  image: { ...image, ...sizes },
})
/** Every form that callers have a picture of the library in. */
const forms = () => [
  swatch('As it is listed', { id: file.id, url: file.url }),
  swatch('By its address', { url: file.url }),
  swatch('Smaller', { url: `${file.url}/w_320` }),
  swatch('By its id', { id: file.id }),
  swatch('As text', { id: file.id, url: `wix:image://v1/${file.id}/linen.svg` }),
]
const night: ChoiceInput = { name: 'Night', choiceType: 'ONE_COLOR', colorCode: '#112233' }
const choices = () => [
  ...forms(),
  swatch('Elsewhere', otherTarget),
  { ...night, displayImage: { id: file.id, url: file.url, ...sizes } },
]

const fields = ['PRODUCT_CHOICES_DISPLAY_IMAGE' as const]
async function clothed() {
  const sent = { choicesSettings: { choices: choices() as never } }
  const modifier = { name: name('Cloth'), modifierRenderType: 'SWATCH_CHOICES' as const }
  const product = productInput({ modifiers: [{ ...modifier, ...sent, mandatory: false }] })
  const { id } = await create(here(), product)
  return id
}
interface ShownPictures {
  readonly image?: unknown
  readonly displayImage?: unknown
}
const urlOf = (picture: unknown) => (picture as Picture | undefined)?.url
const addresses = (shown: readonly ShownPictures[] = []) =>
  shown.map(({ image, displayImage }) => urlOf(image ?? displayImage))
const read = async (api: Api, productId: string) => {
  const { product } = await api.catalogV3.getProduct({ productId, fields })
  const [modifier] = product.modifiers
  const customizationId = modifier?.id ?? ''
  const shared = await api.catalogV3.getCustomization({
    customizationId,
    fields: ['CHOICE_DISPLAY_IMAGE'],
  })
  return [addresses(modifier?.choicesSettings?.choices), addresses(choicesOf(shared.customization))]
}
const expected = (address: string) => [
  ...forms().map(() => at(address)),
  otherTarget.url,
  at(address),
]
const both = (address: string) => [expected(address), expected(address)]

describe('a shop that moves to another address', () => {
  test('shows the pictures of its swatches there, and does not change addresses of other websites', async () => {
    const id = await clothed()
    // Twice: written, and found written.
    for (const _ of [1, 2]) {
      expect(await read(here(), id)).toEqual(both(shop.baseUrl))
      expect(await read(there, id)).toEqual(both(moved))
    }
    const { products } = await there.catalogV3.queryProducts({ query: { filter: { id } }, fields })
    const [modifier] = products[0]?.modifiers ?? []
    expect(addresses(modifier?.choicesSettings?.choices)).toEqual(expected(moved))
  })

  test('sends webhooks with its current address', async () => {
    const id = await clothed()
    const { product } = await here().catalogV3.getProduct({ productId: id, fields })
    const events = [
      'wix.stores.catalog.v3.product_updated',
      'wix.stores.catalog.v3.customization_updated',
    ]
    const { webhook } = await there.webhooks.createWebhook({ url: receiver.url, events })
    await change(there, product, { name: 'Moved' })
    const customizationId = product.modifiers[0]?.id ?? ''
    const { customization } = await there.catalogV3.getCustomization({ customizationId })
    await there.catalogV3.updateCustomization({
      customization: { id: customizationId, revision: customization.revision, name: name('Cloth') },
    })
    const entityOf = async (entityId: string) => {
      for (;;) {
        const found = receiver.received.find(({ payload }) => payload.entityId === entityId)
        if (found) return found.payload.updatedEvent.currentEntity
        await receiver.until(receiver.received.length + 1)
      }
    }
    const shared = await entityOf(customizationId)
    expect(addresses(shared.choicesSettings.choices)).toEqual(expected(moved))
    const whole = await entityOf(id)
    // Receivers get no pictures of choices with colours.
    expect(addresses(whole.modifiers[0].choicesSettings.choices)).toEqual([
      ...expected(moved).slice(0, -1),
      undefined,
    ])
    await there.webhooks.deleteWebhook({ id: webhook.id })
  })

  test('recognizes pictures of the library that are stored by address', async () => {
    const id = await clothed()
    const { pool } = shop.server.platform
    const old = at('http://before.test/shop')
    for (const table of ['customization_choices', 'product_choices']) {
      await pool.query(
        `UPDATE ${table} SET image = image || jsonb_build_object('url', $1::text) WHERE image ->> 'url' = ''`,
        [old],
      )
    }
    await pool.query(
      `UPDATE products SET modifiers = replace(modifiers::text, '"url": ""', $1)::jsonb WHERE id = $2`,
      [`"url": "${old}/v1/fill/w_640,h_480/linen.png"`, id],
    )
    expect((await read(there, id))[0]?.[0]).toBe(`${old}/v1/fill/w_640,h_480/linen.png`)
    const migration = new URL(
      '../../packages/server/migrations/0050-shop-pictures-and-ranks.sql',
      import.meta.url,
    )
    const [sql = ''] = readFileSync(migration, 'utf8').split('-- Ranks')
    await pool.query(sql)
    expect(await read(there, id)).toEqual(both(moved))
  })
})

test('a file of a catalog names each swatch’s picture by an address, and the library that has it by none', async () => {
  const id = await clothed()
  const other = await shop.anotherSite()
  const text = await exportCatalog(shop, shop.people, { format: 'jsonl' })
  expect(text.includes(`"url":"${at(moved)}","width"`)).toBe(true)
  expect(text.includes('~mv2.png","url":""')).toBe(false)
  await importFile(other.people, text, 'catalog.jsonl')
  const moving = createPeople(node, other.site, 'http://other1.test').merchant().api
  expect(await read(moving, id)).toEqual(both(moved))
})
