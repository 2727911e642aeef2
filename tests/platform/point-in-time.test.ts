import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createProgram } from '@vitrine/server/cli'
import { startTestPostgres, type TestPostgres } from '@vitrine/server/testing'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { type Node, openShop, startNode } from './outage.fixture.ts'

vi.setConfig({ testTimeout: 240_000 })

const waitOptions = { timeout: 60_000, interval: 50 }
const archive = mkdtempSync(path.join(tmpdir(), 'vitrine-archive-'))
const opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  for (const one of opened.splice(0).reverse()) await one.close()
})
afterAll(() => rmSync(archive, { recursive: true, force: true }))

async function open(starting: Promise<TestPostgres>): Promise<TestPostgres> {
  const postgres = await starting
  opened.push({ close: postgres.remove })
  return postgres
}

async function serve(options: Parameters<typeof startNode>[0]): Promise<Node> {
  const node = await startNode(options)
  opened.push(node)
  return node
}

/** A server that archives its log, as `archive_command` of pgBackRest or WAL-G does. */
async function startArchiving(): Promise<TestPostgres> {
  // PostgreSQL runs as another user when root starts the tests.
  chmodSync(archive, 0o777)
  const postgres = await open(startTestPostgres())
  await postgres.query('ALTER SYSTEM SET archive_mode = on')
  await postgres.query(
    `ALTER SYSTEM SET archive_command = 'cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
  )
  await postgres.crash()
  await postgres.start()
  return postgres
}

/** Switches to a new WAL file and waits until the previous one is archived. */
async function archiveLog(postgres: TestPostgres): Promise<void> {
  const [row] = await postgres.query('SELECT pg_walfile_name(pg_switch_wal()) AS name')
  const lastArchived = async () =>
    (await postgres.query('SELECT last_archived_wal AS name FROM pg_stat_archiver'))[0]?.name
  await expect.poll(lastArchived, waitOptions).toBe(row?.name)
}

/** The output of `vitrine ledger verify`. */
async function verifyLedger(url: string, dataDir: string): Promise<string> {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  vi.stubEnv('DATABASE_URL', url)
  vi.stubEnv('VITRINE_DATA', dataDir)
  await createProgram().parseAsync(['node', 'vitrine', 'ledger', 'verify'])
  return lines.join('\n')
}

test('a shop is restored to the moment before everything was deleted', async () => {
  const postgres = await startArchiving()
  const before = await serve({ url: postgres.url, runJobs: false })
  const { site, people } = await openShop(before)
  const { products } = people.merchant().api
  const create = (name: string) => products.saveProduct({ product: { name, price: '20' } })
  await create('Before the backup')
  const backup = await postgres.backUp()
  await create('Behind the backup')
  const [moment] = await postgres.query('SELECT clock_timestamp()::text AS at')
  await create('Behind the moment')
  await postgres.query('DELETE FROM products')
  expect(await postgres.query('SELECT FROM products')).toEqual([])
  await archiveLog(postgres)
  await postgres.crash()

  const recovered = await open(
    backup.recover({
      archive_mode: 'off',
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: String(moment?.at),
      recovery_target_action: 'promote',
    }),
  )
  const isPromoted = async () =>
    (await recovered.query('SELECT NOT pg_is_in_recovery() AS "is"'))[0]?.is
  await expect.poll(isPromoted, waitOptions).toBe(true)
  const after = await serve({ url: recovered.url, dataDir: before.dataDir, runJobs: false })
  const found = await recovered.query('SELECT name FROM products ORDER BY name')
  expect(found.map(({ name }) => name)).toEqual(['Before the backup', 'Behind the backup'])
  expect((await after.server.sites.list()).map(({ id }) => id)).toEqual([site.id])
  expect(await verifyLedger(recovered.url, before.dataDir)).toContain(
    '0 orders: every amount is what the ledger says.',
  )
})
