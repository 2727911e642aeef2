import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import { createProgram } from '../index.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-cli-'))
let database: TestDatabase
let printed: string[] = []

async function slowQueries(...args: string[]): Promise<string> {
  printed = []
  await createProgram().parseAsync(['node', 'vitrine', 'slow-queries', ...args])
  return printed.join('\n')
}

beforeAll(async () => {
  database = await createTestDatabase()
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('VITRINE_DATA', path.join(folder, 'data'))
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** The log of a process that reports its statements and has run some. */
async function reportedLog(name: string): Promise<string> {
  const file = path.join(folder, name)
  const stream = createWriteStream(file)
  const platform = await openPlatform({
    config: {
      mode: 'test',
      dataDir: folder,
      publicUrl: 'http://shop.test',
      trustedProxies: 0,
      logLevel: 'info',
      statementReportSeconds: 3600,
    },
    databaseUrl: database.url,
    logger: pino({ level: 'info', base: null }, stream),
  })
  for (const secret of ['first secret', 'second secret']) {
    await sql`SELECT ${secret}::text, n FROM generate_series(1, 4) AS n`.execute(platform.db)
  }
  await platform.close()
  await finished(stream.end())
  return file
}

const counted = 'SELECT ?::text, n FROM generate_series(?, …) AS n'

describe('vitrine slow-queries', () => {
  test('sums up the reports of processes in their logs, without values', async () => {
    const [one, other] = [await reportedLog('one.log'), await reportedLog('other.log')]
    const both = path.join(folder, 'both.log')
    const later = readFileSync(other, 'utf8').replaceAll(/^\{/gm, '2026-11-27T09:00:00Z web-2 {')
    writeFileSync(
      both,
      `not a report\n${readFileSync(one, 'utf8')}{"msg":"Statement report"\n${later}`,
    )
    const { source, statements } = JSON.parse(
      await slowQueries('--log', both, '--json', '--limit', '500'),
    )
    expect(source).toBe('log')
    const found = statements.find(({ statement }: { statement: string }) => statement === counted)
    expect(found).toMatchObject({ calls: 4, rows: 16 })
    expect(found.meanMs).toBeCloseTo(found.totalMs / 4, 1)
    expect(readFileSync(both, 'utf8')).not.toContain('secret')
    const table = await slowQueries('--log', both, '--limit', '500')
    expect(table).toMatch(/^ *total ms +calls +mean ms +rows {2}statement\n/)
    expect(table).toContain(counted)
    expect((await slowQueries('--log', both, '--limit', '1')).split('\n')).toHaveLength(2)
  })

  test('explains what to do without reports and without statistics of PostgreSQL', async () => {
    const empty = path.join(folder, 'empty.log')
    writeFileSync(empty, '{"level":30,"msg":"Listening"}\n')
    await expect(slowQueries('--log', empty)).rejects.toThrow('STATEMENT_REPORT_SECONDS=300')
    await expect(slowQueries('--log', `${empty}.1`)).rejects.toThrow('There is no file')
    await expect(slowQueries()).rejects.toThrow('CREATE EXTENSION pg_stat_statements')
    const client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query('CREATE EXTENSION pg_stat_statements')
    await client.end()
    await expect(slowQueries()).rejects.toThrow('shared_preload_libraries and restart it')
  })
})
