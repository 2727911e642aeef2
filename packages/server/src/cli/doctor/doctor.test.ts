import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { checkDatabaseState, migrationsFinding, readFacts } from './check-database-state.ts'
import { checkMail, checkProcess, diskFinding } from './check-machine.ts'
import { checkAnswer } from './check-public-url.ts'
import { checkDatabase, checkedSettings, type DatabaseFacts } from './database-rules.ts'
import type { Finding } from './finding.ts'

const healthy: DatabaseFacts = {
  settings: {
    autovacuum: 'on',
    default_transaction_read_only: 'off',
    fsync: 'on',
    full_page_writes: 'on',
    max_connections: '100',
    reserved_connections: '0',
    shared_buffers: '131072',
    superuser_reserved_connections: '3',
    synchronous_commit: 'on',
    track_counts: 'on',
  },
  encoding: 'UTF8',
  isReplica: false,
  otherSessions: 2,
  oldestTransactionSeconds: 1,
  transactionAge: 1000,
  clockAheadMs: 20,
}
type Changes = Partial<Omit<DatabaseFacts, 'settings'>> & {
  readonly settings?: Readonly<Record<string, string>>
}
const findingsOf = (changes: Changes, isPooled = false) =>
  checkDatabase(
    { ...healthy, ...changes, settings: { ...healthy.settings, ...changes.settings } },
    { isPooled },
  )
const faults = (...given: Parameters<typeof findingsOf>) =>
  findingsOf(...given)
    .filter(({ level }) => level !== 'ok')
    .map(({ check, level }) => `${level} ${check}`)

const badDatabases: readonly (readonly [string, Changes, string])[] = [
  ['whose clock is behind', { clockAheadMs: -5000 }, 'warning clock'],
  ['whose clock is wrong', { clockAheadMs: 60_000 }, 'wrong clock'],
  ['with few connections', { settings: { max_connections: '40' } }, 'wrong connections'],
  ['that others use up', { otherSessions: 60 }, 'wrong connections'],
  ['that a power cut destroys', { settings: { fsync: 'off' } }, 'wrong durability'],
  ['that forgets a moment', { settings: { synchronous_commit: 'off' } }, 'warning durability'],
  ['that is never cleaned', { settings: { autovacuum: 'off' } }, 'wrong maintenance'],
  ['that is not frozen', { transactionAge: 1_500_000_000 }, 'warning maintenance'],
  ['with a forgotten transaction', { oldestTransactionSeconds: 7200 }, 'warning maintenance'],
  ['with the memory of a toy', { settings: { shared_buffers: '16384' } }, 'warning memory'],
  ['that is a replica', { isReplica: true }, 'wrong database'],
  ['of another encoding', { encoding: 'LATIN1' }, 'wrong database'],
]

describe('a database', () => {
  test('with good settings has no findings', () => {
    expect(faults({})).toEqual([])
    expect(findingsOf({})).toContainEqual(
      expect.objectContaining({ what: expect.stringContaining('enough for 2 processes') }),
    )
  })

  test.each(badDatabases)('%s is reported, with the solution', (_, changes, fault) => {
    expect(faults(changes)).toEqual([fault])
    expect(findingsOf(changes).every(({ level, todo }) => level === 'ok' || todo)).toBe(true)
  })

  test('behind a pooler needs fewer connections', () => {
    expect(faults({ settings: { max_connections: '40' } }, true)).toEqual([])
  })
})

describe('a real database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  const withClient = async <T>(work: (client: Client) => Promise<T>) => {
    const client = new Client({ connectionString: database.url, application_name: 'vitrine test' })
    await client.connect()
    return work(client).finally(() => client.end())
  }

  test('has every setting that is checked, and a clock', async () => {
    const { settings, ...facts } = await withClient(readFacts)
    // PostgreSQL 15 has no reserved connections.
    const known = checkedSettings.filter((name) => name !== 'reserved_connections')
    expect(Object.keys(settings)).toEqual(expect.arrayContaining([...known]))
    expect(facts).toMatchObject({ encoding: 'UTF8', isReplica: false })
    expect(Math.abs(facts.clockAheadMs)).toBeLessThan(60_000)
  })

  test('is checked and not migrated', async () => {
    const look = async () => {
      const target = { url: database.url, close: async () => undefined }
      const findings = await checkDatabaseState(target, { isEmbedded: true })
      return findings.find(({ check }) => check === 'migrations')
    }
    expect(await look()).toMatchObject({ level: 'ok' })
    const remove = `DELETE FROM vitrine_migrations WHERE name = (SELECT max(name) FROM vitrine_migrations)`
    await withClient((client) => client.query(remove))
    expect(await look()).toMatchObject({
      level: 'warning',
      what: '1 migrations are not applied yet',
    })
    expect(await look()).toMatchObject({ level: 'warning' })
  })
})

test('migrations of a newer release, or edited ones, are reported', () => {
  const own = [{ name: '0001-a', checksum: 'a' }]
  const level = (...applied: { name: string; checksum: string }[]) =>
    migrationsFinding(own, applied).level
  expect(level(...own)).toBe('ok')
  expect(level()).toBe('warning')
  expect(level(...own, { name: '0002-b', checksum: 'b' })).toBe('wrong')
  expect(level({ name: '0001-a', checksum: 'other' })).toBe('wrong')
})

test('a disk that is nearly full is reported', () => {
  expect([100, 3, 0.5].map((free) => diskFinding('/data', free).level)).toEqual([
    'ok',
    'warning',
    'wrong',
  ])
})

test('a Node that is too old is reported', () => {
  expect(['18.20.0', '20.18.3', '20.19.0', '24.0.0'].map((one) => checkProcess(one).level)).toEqual(
    ['wrong', 'wrong', 'ok', 'ok'],
  )
})

describe('a mail server', () => {
  const portOf = (address: unknown) =>
    typeof address === 'object' && address && 'port' in address ? Number(address.port) : 0
  const check = (user: string, port: number) =>
    checkMail({
      mode: 'production',
      mail: { smtpUrl: `smtp://${user}@127.0.0.1:${port}`, from: 'shop@example.com' },
    })

  test('is signed in to, without sending anything', async () => {
    let mails = 0
    const server = new SMTPServer({
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      onAuth: ({ username, password }, _, done) =>
        username === 'shop' && password === 'right'
          ? done(null, { user: username })
          : done(new Error('Invalid login')),
      onData: (stream, _, done) => {
        mails += 1
        stream.resume()
        done()
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const port = portOf(server.server.address())
    expect(await check('shop:right', port)).toMatchObject({ level: 'ok' })
    const refused = await check('shop:guessed', port)
    expect(refused).toMatchObject({
      level: 'wrong',
      what: expect.stringContaining('Invalid login'),
    })
    expect(JSON.stringify(refused)).not.toContain('guessed')
    expect(mails).toBe(0)
    await new Promise<void>((resolve) => server.close(resolve))
  })

  test('that is unavailable is reported, and a missing one in production only', async () => {
    const probe = createServer()
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
    const port = portOf(probe.address())
    await new Promise((resolve) => probe.close(resolve))
    expect(await check('shop:right', port)).toMatchObject({ level: 'wrong', check: 'mail' })
    expect(await checkMail({ mode: 'production' })).toMatchObject({ level: 'warning' })
    expect(await checkMail({ mode: 'development' })).toMatchObject({ level: 'ok' })
  })
})

test('the public address has to reach this server, and proxies have to be configured', () => {
  const ours = new Headers({ 'x-wix-request-id': '1' })
  const url = 'https://shop.example'
  const answerOf = (headers: Headers, origin: string) =>
    checkAnswer(url, headers, `{"jwks_uri":"${origin}/keys"}`)
  expect(answerOf(ours, url).level).toBe('ok')
  expect(answerOf(ours, 'http://10.0.0.7:4400')).toMatchObject({
    level: 'wrong',
    todo: expect.stringContaining('TRUSTED_PROXIES'),
  })
  expect(answerOf(new Headers(), url)).toMatchObject({ what: expect.stringContaining('else') })
})

describe('docs/when-it-does-not-start.md', () => {
  const guide = new URL('../../../../../docs/when-it-does-not-start.md', import.meta.url)
  const rows = readFileSync(guide, 'utf8')
    .split('\n')
    .map((line) => line.split(' | '))
    .filter((cells) => cells.length === 3 && cells[0]?.startsWith('| `'))
    .map(([check = '', what = '', todo = '']) => ({
      check: check.replaceAll(/[|` ]/g, ''),
      what: what.replaceAll('`', ''),
      todo: todo.replace(/ \|$/, ''),
    }))
  const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  /** A sentence of the guide; words in ‹› are placeholders. */
  const isLike = (sentence: string, text: string) =>
    new RegExp(
      `^${sentence
        .split(/‹[^›]*›/)
        .map(escaped)
        .join('.+')}$`,
    ).test(text)
  const isListed = ({ check, what, todo = '' }: Finding) =>
    rows.some((row) => row.check === check && isLike(row.what, what) && isLike(row.todo, todo))

  test('lists the findings of the doctor, with their solutions', async () => {
    const url = 'https://shop.example'
    const found = [
      ...badDatabases.flatMap(([, changes]) => findingsOf(changes)),
      ...findingsOf({ settings: { full_page_writes: 'off', track_counts: 'off' } }),
      ...findingsOf({ settings: { default_transaction_read_only: 'on' } }),
      diskFinding('/data', 0.5),
      checkProcess('18.20.0'),
      await checkMail({ mode: 'production' }),
      await checkMail({
        mode: 'production',
        mail: { smtpUrl: 'smtp://shop:right@127.0.0.1:1', from: 'shop@example.com' },
      }),
      checkAnswer(url, new Headers(), ''),
      checkAnswer(url, new Headers({ 'x-wix-request-id': '1' }), ''),
      migrationsFinding([], [{ name: '0001-a', checksum: 'a' }]),
      migrationsFinding([{ name: '0001-a', checksum: 'a' }], [{ name: '0001-a', checksum: 'b' }]),
      migrationsFinding([{ name: '0001-a', checksum: 'a' }], []),
    ].filter(({ level }) => level !== 'ok')
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter((one) => !isListed(one))).toEqual([])
  })
})
