import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { startTestPostgres } from '../../platform/db/test-postgres.ts'
import { createProgram } from '../index.ts'
import { readStatements } from './read-database.ts'

test('the statistics of PostgreSQL are listed by time, for users who may read them', async () => {
  const postgres = await startTestPostgres()
  const client = new Client({ connectionString: postgres.url })
  try {
    await postgres.query(`ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`)
    await postgres.crash()
    await postgres.start()
    await postgres.query('CREATE SCHEMA "of statistics"')
    await postgres.query('CREATE EXTENSION pg_stat_statements SCHEMA "of statistics"')
    await postgres.query(`SELECT pg_sleep(0.2), 'a secret'`)
    for (const count of [3, 5]) await postgres.query(`SELECT generate_series(1, ${count})`)
    await postgres.query(`CREATE ROLE reader LOGIN PASSWORD 'of the reader'`)
    await client.connect()
    try {
      const found = await readStatements(client, 100)
      if (typeof found === 'string') throw new Error(found)
      const series = found.find(({ statement }) => statement.includes('generate_series'))
      expect(series).toMatchObject({ calls: 2, rows: 8 })
      const [longest] = found.filter(({ statement }) => /sleep|series/.test(statement))
      expect(longest?.statement).toBe('SELECT pg_sleep(?), ?')
      expect(JSON.stringify(found)).not.toMatch(/a secret|of the reader/)
      expect(await readStatements(client, 1)).toHaveLength(1)
      await client.query('GRANT USAGE ON SCHEMA "of statistics" TO reader')
      await client.query('SET ROLE reader')
      expect(await readStatements(client, 100)).toBe('not allowed')
    } finally {
      await client.end()
    }
    vi.stubEnv('DATABASE_URL', postgres.url)
    const printed: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
    await createProgram().parseAsync(['node', 'vitrine', 'slow-queries', '--json'])
    const { source, statements } = JSON.parse(printed.join('\n'))
    expect(source).toBe('pg_stat_statements')
    expect(statements).toContainEqual(
      expect.objectContaining({ statement: 'SELECT pg_sleep(?), ?', calls: 1, rows: 1 }),
    )
  } finally {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    await postgres.remove()
  }
})
