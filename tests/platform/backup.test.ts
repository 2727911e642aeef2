import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { checkBackup } from '@vitrine/server/testing'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lamp } from '../commerce/cart.fixture.ts'
import { deliverToGermany } from '../commerce/checkout.fixture.ts'
import { ordered } from '../commerce/order.fixture.ts'
import {
  backUp,
  type EmptyInstallation,
  emptyInstallation,
  openRestored,
  passphrase,
  restoreTo,
  sourceOf,
} from './backup.fixture.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'
/** More than one block of an archive, and nothing that gets smaller. */
const score = randomBytes(2_500_000)

let shop: TestServer
let filled: Awaited<ReturnType<typeof fill>>
let target: EmptyInstallation
beforeAll(async () => {
  shop = await startTestServer()
  filled = await fill()
})
afterAll(() => shop.close())
beforeEach(async () => {
  target = await emptyInstallation()
  return () => target.remove()
})

/** A shop with an order, a picture, a file that is sold, a member and a stored secret. */
async function fill() {
  const { api } = shop.people.merchant()
  const { media } = await api.media.uploadMedia({ fileName: 'leaf.svg' }, { body: drawing })
  const { file } = await api.digitalFiles.uploadDigitalFile(
    { fileName: 'sonata.pdf' },
    { body: score },
  )
  const { product } = await api.catalogV1.createProduct({
    product: { name: 'Sonata', priceData: { price: '9.50' } },
  })
  await api.digitalFiles.attachDigitalFile({ productId: product.id, fileId: file.id })
  const member = await shop.people.member({ nickname: 'Ada "the\\first"\n' })
  const { order } = await ordered(shop, await deliverToGermany(shop.people.merchant()), 2)
  return { media, file, product, member, order }
}

const bytesAt = async (server: TestServer['server'], url: string) =>
  Buffer.from(await (await server.fetch(new Request(url))).arrayBuffer())

const tablesOf = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  await client.end()
  return rows[0].count
}
/** Neither rows nor files nor secrets. */
async function expectNothingRestored() {
  expect(await tablesOf(target.database.url)).toBe(0)
  const { dataDir } = target.config
  expect(existsSync(path.join(dataDir, 'secret.key'))).toBe(false)
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  expect(files.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([])
}

describe('a backup', () => {
  test('restored elsewhere is the same shop', async () => {
    const { archive, ...written } = await backUp(sourceOf(shop))
    expect(written).toMatchObject({ files: 2, bytes: archive.byteLength })
    const { contents } = await restoreTo(archive, target)
    expect(contents.rows).toBe(written.rows)
    const { server, people } = await openRestored(shop, target)
    try {
      const { member, media, file, order } = filled
      const { api } = people.merchant()
      const visitor = people.visitor()
      const { email, password } = member
      const login = await visitor.api.authentication.login({ loginId: { email }, password })
      await people.signIn(visitor, login.sessionToken ?? '')
      expect((await visitor.api.membersAccount.getMyMember({})).member?.id).toBe(member.id)
      const read = (of: typeof api) => of.orders.readOrder({ id: order.id })
      expect(await read(api)).toEqual(await read(shop.people.merchant().api))
      expect(await bytesAt(server, media.url)).toEqual(await bytesAt(shop.server, media.url))
      const { url } = await api.digitalFiles.getDigitalFileLink({ id: file.id })
      expect(score.equals(await bytesAt(server, url))).toBe(true)
      expect(server.platform.sealing.keyFor('test')).toBe(shop.server.platform.sealing.keyFor('test'))
    } finally {
      await server.close()
    }
  })
})
