import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { definePlugin } from '@vitrine/plugin'
import {
  createEmptyDatabase,
  migrate,
  migrationsDirectory,
  releaseWork,
} from '@vitrine/server/testing'
import { startTestServer } from '@vitrine/testkit'
import { filesIn, startObjectStore } from '@vitrine/testkit/object-store'
import { beforeEach, expect, test } from 'vitest'
import { migrationsOf } from '../site/plugins.fixture.ts'
import { startReceiver } from '../site/receiver.fixture.ts'
import {
  backUp,
  type EmptyInstallation,
  emptyInstallation,
  expectSameShop,
  fill,
  openRestored,
  restoreTo,
  sourceOf,
  withClient,
} from './backup.fixture.ts'
import { startNode } from './outage.fixture.ts'

const actor = { type: 'system', id: 'test' } as const

let target: EmptyInstallation
beforeEach(async () => {
  target = await emptyInstallation()
  return () => target.remove()
})

/** The migrations of an older release: all but the last ten. */
function olderMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-older-'))
  const files = readdirSync(migrationsDirectory).filter((name) => name.endsWith('.sql'))
  for (const name of files.sort().slice(0, -10)) {
    copyFileSync(path.join(migrationsDirectory, name), path.join(folder, name))
  }
  return folder
}

const lastMigration = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query('SELECT max(name) AS name FROM vitrine_migrations')
    return String(rows[0].name)
  })

test('a backup of an older release is migrated forward', async () => {
  const [older, folder] = [await createEmptyDatabase(), olderMigrations()]
  const siteId = '11111111-1111-4111-8111-111111111111'
  await migrate(older.url, folder)
  await withClient(older.url, (client) =>
    client.query(`INSERT INTO sites (id, name) VALUES ($1, 'Of old')`, [siteId]),
  )
  const { archive } = await backUp({ databaseUrl: older.url, config: target.config })
  rmSync(path.join(target.config.dataDir, 'secret.key'))
  await restoreTo(archive, target)
  expect(await lastMigration(target.database.url)).toBe(await lastMigration(older.url))
  const shop = await startTestServer()
  const { server } = await openRestored(shop, target)
  expect((await server.sites.list()).map(({ id }) => id)).toEqual([siteId])
  await server.close()
  expect(await lastMigration(target.database.url)).toBe(
    await lastMigration(sourceOf(shop).databaseUrl),
  )
  await shop.close()
  await older.drop()
  rmSync(folder, { recursive: true })
})

test('a backup of a newer release is refused, with the migration that is missing', async () => {
  const newer = await createEmptyDatabase()
  await migrate(newer.url)
  await withClient(newer.url, (client) =>
    client.query(`INSERT INTO vitrine_migrations (name, checksum) VALUES ('9999-later', 'x')`),
  )
  const { archive } = await backUp({ databaseUrl: newer.url, config: target.config })
  rmSync(path.join(target.config.dataDir, 'secret.key'))
  await expect(restoreTo(archive, target)).rejects.toThrow(
    'written by a newer release, which applied the migration 9999-later',
  )
  await newer.drop()
})

test('tables of plug-ins and waiting jobs are included', async () => {
  const migrations = migrationsOf({
    '0001-wishes.sql': `CREATE TABLE wishes (text text PRIMARY KEY, size int GENERATED ALWAYS AS (length(text)) STORED)`,
  })
  const wishes = definePlugin({ name: 'wishes', migrations: migrations.folder })
  const shop = await startTestServer({ plugins: [wishes] })
  const { databaseUrl } = sourceOf(shop)
  const [schema] = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT table_schema AS name FROM information_schema.tables WHERE table_name = 'wishes'`,
    )
    await client.query(`INSERT INTO ${rows[0].name}.wishes VALUES ('A "bell"\tand\na lamp')`)
    await client.query(`SELECT graphile_worker.add_job('mail.send', '{"id": "waiting"}')`)
    await client.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a runner'`,
    )
    return rows.map(({ name }) => String(name))
  })
  const { archive } = await backUp(sourceOf(shop))
  await expect(restoreTo(archive, target)).rejects.toThrow('of a plug-in')
  await restoreTo(archive, { ...target, plugins: [wishes] })
  await withClient(target.database.url, async (client) => {
    const { rows } = await client.query(`SELECT text, size FROM ${schema}.wishes`)
    expect(rows).toEqual([{ text: 'A "bell"\tand\na lamp', size: 19 }])
    const jobs = await client.query(
      'SELECT payload, locked_by, is_available FROM graphile_worker._private_jobs',
    )
    expect(jobs.rows).toContainEqual({
      payload: { id: 'waiting' },
      locked_by: null,
      is_available: true,
    })
    expect(jobs.rows.every((row) => row.locked_by === null)).toBe(true)
  })
  await shop.close()
  migrations.remove()
})

test('waiting jobs and webhooks are paused after a restore until they are released', async () => {
  const shop = await startTestServer()
  const { databaseUrl } = sourceOf(shop)
  const receiver = await startReceiver()
  const { api } = shop.people.merchant()
  const events = ['com.wix.ecommerce.catalog.api.v1.CollectionCreated']
  await api.webhooks.createWebhook({ url: receiver.url, events })
  await api.catalogV1.createCollection({ collection: { name: 'Waits' } })
  await withClient(databaseUrl, (client) =>
    client.query(`SELECT graphile_worker.add_job(name, '{"id": "waiting"}')
                    FROM unnest(ARRAY['mail.send', 'plugins.deliver.some', 'search.refresh']) AS name`),
  )
  const { archive } = await backUp(sourceOf(shop))
  const { held } = await restoreTo(archive, target)
  expect(held.jobs).toBeGreaterThanOrEqual(2)
  expect(held.webhooks).toBe(1)
  const heldJobs = () =>
    withClient(target.database.url, async (client) => {
      const { rows } = await client.query(
        `SELECT DISTINCT t.identifier FROM graphile_worker._private_jobs j
           JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE j.flags ? 'held'`,
      )
      return rows.map(({ identifier }) => identifier)
    })
  expect(await heldJobs()).toEqual(expect.arrayContaining(['mail.send', 'plugins.deliver.some']))
  expect(await heldJobs()).not.toContain('search.refresh')
  const node = await startNode({
    url: target.database.url,
    dataDir: target.config.dataDir,
    clock: shop.clock,
  })
  // A later job has run, so held jobs would have run before it.
  await node.server.platform.work({ siteId: shop.site.id, actor }, (tx) =>
    node.server.platform.jobs.add(tx, 'mail.send', { siteId: shop.site.id, id: shop.site.id }),
  )
  const waiting = () =>
    withClient(target.database.url, async (client) => {
      const { rows } = await client.query(
        `SELECT payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
          WHERE t.identifier = 'mail.send' AND attempts = 0`,
      )
      return rows.map(({ payload }) => payload.id)
    })
  await expect.poll(waiting).not.toContain(shop.site.id)
  expect(await waiting()).toContain('waiting')
  expect(receiver.received).toEqual([])
  expect(await withClient(target.database.url, releaseWork)).toEqual(held)
  await expect.poll(() => receiver.received.length).toBe(1)
  await expect.poll(waiting).not.toContain('waiting')
  await node.close()
  await receiver.stop()
  await shop.close()
})

test('files are read from a bucket, and restored to one', async () => {
  const [from, to] = [await startObjectStore(), await startObjectStore()]
  const shop = await startTestServer({ files: filesIn(from) })
  const filled = await fill(shop)
  const { archive } = await backUp(sourceOf(shop))
  await restoreTo(archive, target)
  await expectSameShop({ shop, filled }, target)
  const inBucket = await emptyInstallation()
  const config = { ...inBucket.config, files: filesIn(to) }
  await restoreTo(archive, { ...inBucket, config })
  await expectSameShop({ shop, filled }, { ...inBucket, config })
  await expect(restoreTo(archive, { ...target, config })).rejects.toThrow('is not empty')
  await inBucket.remove()
  await shop.close()
  await from.close()
  await to.close()
})
