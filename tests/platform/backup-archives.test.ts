import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { checkBackup } from '@vitrine/server/testing'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  backUp,
  bytesAt,
  cutBehindBlock,
  drawing,
  type EmptyInstallation,
  emptyInstallation,
  expectSameShop,
  fill,
  passphrase,
  repeatBlock,
  restoreTo,
  sourceOf,
  withClient,
  withFormat,
} from './backup.fixture.ts'

let shop: TestServer
let filled: Awaited<ReturnType<typeof fill>>
let target: EmptyInstallation
beforeAll(async () => {
  shop = await startTestServer()
  filled = await fill(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  target = await emptyInstallation()
  return () => target.remove()
})

const tablesOf = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS count FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    )
    return rows[0].count
  })

/** Neither rows nor files nor secrets. */
async function expectNothingRestored() {
  expect(await tablesOf(target.database.url)).toBe(0)
  const { dataDir } = target.config
  expect(existsSync(path.join(dataDir, 'secret.key'))).toBe(false)
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  expect(files.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([])
}

describe('a backup', () => {
  test('is a consistent snapshot, even while others write', async () => {
    const { api } = shop.people.merchant()
    let isRunning = true
    const write = async () => {
      for (let nth = 0; isRunning; nth += 1) {
        const name = `Written meanwhile ${nth}`
        const { product } = await api.catalogV1.createProduct({
          product: { name, priceData: { price: '1.00' } },
        })
        await api.media.uploadMedia({ fileName: `${nth}.svg` }, { body: drawing })
        if (nth % 2 === 0) await api.catalogV1.deleteProduct({ id: product.id })
      }
    }
    const writing = write()
    const { archive } = await backUp(sourceOf(shop))
    isRunning = false
    await writing
    await restoreTo(archive, target)
    const missing = await withClient(target.database.url, async (client) => {
      const { rows } = await client.query<{ key: string }>(
        'SELECT storage_key AS key FROM media WHERE storage_key IS NOT NULL',
      )
      expect(rows.length).toBeGreaterThan(0)
      return rows.filter(({ key }) => !existsSync(path.join(target.config.dataDir, 'media', key)))
    })
    expect(missing).toEqual([])
    expect((await expectSameShop({ shop, filled }, target)).differences).toEqual([])
  })

  test('that is cancelled in the middle of a table holds no locks in the database', async () => {
    const { databaseUrl, config } = sourceOf(shop)
    const onDatabase = (text: string) => withClient(databaseUrl, (client) => client.query(text))
    await onDatabase(
      'CREATE TABLE padding AS SELECT md5(n::text) AS text FROM generate_series(1, 300000) AS n',
    )
    const cancel = new AbortController()
    const { signal } = cancel
    const onPiece = (bytes: number) => bytes > 3_000_000 && cancel.abort()
    await expect(backUp({ databaseUrl, config, signal, onPiece })).rejects.toThrow('abort')
    const sessions = async () =>
      (
        await onDatabase(
          `SELECT pid FROM pg_stat_activity WHERE application_name = 'vitrine backup' AND datname = current_database()`,
        )
      ).rows
    await expect.poll(sessions).toEqual([])
    await onDatabase('DROP TABLE padding')
  })
})

describe('an archive', () => {
  let archive: Buffer
  beforeAll(async () => {
    archive = (await backUp(sourceOf(shop))).archive
  })
  const check = (bytes: Buffer) =>
    checkBackup({ archive: Readable.from([bytes]), archiveBytes: bytes.byteLength, passphrase })
  const changedAt = (at: number) => {
    const bytes = Buffer.from(archive)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    return bytes
  }

  test('shows nothing of its content', () => {
    for (const text of ['Sonata', 'ada@example.com', 'sealingKey', 'storage_key']) {
      expect(archive.includes(text)).toBe(false)
    }
  })

  test('can be verified without being restored', async () => {
    const { manifest, contents } = await check(archive)
    expect(manifest).toMatchObject({ version: '0.1.0', createdDate: '2026-11-27T04:00:00.000Z' })
    expect(contents.files).toBeGreaterThan(1)
  })

  test.each([
    ['is cut', () => archive.subarray(0, -1), 'it was not copied whole'],
    ['is cut between two blocks', () => cutBehindBlock(archive, 40), 'it was not copied whole'],
    ['is cut in its middle', () => archive.subarray(0, archive.byteLength / 2), 'not copied whole'],
    ['has a changed byte in its header', () => changedAt(30), 'damaged at its beginning'],
    [
      'has a changed byte in its middle',
      () => changedAt(archive.byteLength >> 1),
      'is damaged behind',
    ],
    ['has a changed byte at its end', () => changedAt(archive.byteLength - 1), 'is damaged behind'],
    ['has a block twice', () => repeatBlock(archive, 3), 'is damaged behind'],
    ['goes on', () => Buffer.concat([archive, Buffer.from('x')]), 'goes on behind its end'],
    ['is none', () => Buffer.from('PGDMP of another program'), 'is no backup of Vitrine'],
    ['is of a newer release', () => withFormat(archive, '2'), 'which a newer release has written'],
  ])('that %s is refused, and nothing is restored', async (_, bytes, message) => {
    await expect(check(bytes())).rejects.toThrow(message)
    await expect(restoreTo(bytes(), target)).rejects.toThrow(message)
    await expectNothingRestored()
  })

  test('is encrypted with its passphrase', async () => {
    const phrase = `${passphrase}!`
    await expect(restoreTo(archive, { ...target, phrase })).rejects.toThrow(
      'The passphrase is another one',
    )
    await expectNothingRestored()
  })

  test('is not restored into a database or folder that is in use', async () => {
    const used = { ...target, database: { url: sourceOf(shop).databaseUrl } }
    await expect(restoreTo(archive, used)).rejects.toThrow('is not empty')
    const full = { ...target, config: sourceOf(shop).config }
    await expect(restoreTo(archive, full)).rejects.toThrow('There are files already')
    expect(await bytesAt(shop.server, filled.media.url)).not.toHaveLength(0)
    const secret = 'a secret that nobody has used'
    const locked = { ...target, config: { ...target.config, secret } }
    await expect(restoreTo(archive, locked)).rejects.toThrow('VITRINE_SECRET is another one')
    await expectNothingRestored()
  })

  test('can be restored after an attempt that was cancelled or killed', async () => {
    const signal = AbortSignal.abort()
    await expect(restoreTo(archive, { ...target, signal })).rejects.toThrow('abort')
    await expectNothingRestored()
    const media = path.join(target.config.dataDir, 'media')
    mkdirSync(path.join(media, 'ab'), { recursive: true })
    writeFileSync(path.join(media, 'restore-unfinished'), '')
    writeFileSync(path.join(media, 'ab', 'left'), 'of a killed attempt')
    await restoreTo(archive, target)
    expect(readdirSync(media)).not.toContain('restore-unfinished')
    expect(existsSync(path.join(media, 'ab', 'left'))).toBe(false)
    await expectSameShop({ shop, filled }, target)
  })
})
