import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestClock } from '../../../platform/clock.ts'
import { createTestDatabase } from '../../../platform/db/test-database.ts'
import { newId } from '../../../platform/ids.ts'
import { createLogger } from '../../../platform/logger.ts'
import { type OpenPlatform, openPlatform } from '../../../platform/open-platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import { createMailedCodes, type MailedCodes } from './index.ts'

const clock = createTestClock()
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-codes-'))
let platform: OpenPlatform
let codes: MailedCodes
let siteId: string
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  platform = await openPlatform({
    config: {
      mode: 'test',
      dataDir,
      publicUrl: 'http://shop.test',
      trustedProxies: 0,
      logLevel: 'silent',
    },
    databaseUrl: database.url,
    clock,
    logger: createLogger('silent'),
    poolSize: 4,
  })
  codes = createMailedCodes(platform)
  siteId = newId()
  await platform.db.insertInto('sites').values({ id: siteId, name: 'Test shop' }).execute()
})
afterAll(async () => {
  await platform.close()
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const now = (): Tx => ({
  db: platform.db,
  siteId,
  actor: { type: 'system', id: 'test' },
  requestId: 'test',
  now: clock.now(),
  facts: [],
  afterCommit: [],
})
let identityId: string
beforeEach(async () => {
  identityId = newId()
  const at = clock.now()
  await platform.db
    .insertInto('identities')
    .values({
      site_id: siteId,
      id: identityId,
      email: `${identityId}@example.com`,
      email_key: `${identityId}@example.com`,
      email_verified: false,
      status: 'ACTIVE',
      reasons: [],
      profile: '{}',
      created_date: at,
      updated_date: at,
    })
    .execute()
})
const issue = async (purpose: 'verification' | 'factor' = 'factor') =>
  (await codes.issue(now(), identityId, purpose)).code
const take = (code: string, purpose: 'verification' | 'factor' = 'factor') =>
  codes.take(now(), identityId, purpose, code)
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a mailed code', () => {
  test('has six digits, is valid for ten minutes and works once', async () => {
    const mailed = await codes.issue(now(), identityId, 'factor')
    expect(mailed).toEqual({ code: expect.stringMatching(/^\d{6}$/), minutes: 10 })
    expect(await take(mailed.code)).toBe('valid')
    expect(await take(mailed.code)).toBe('none')
  })

  test('is accepted with copied blanks and hyphens', async () => {
    const code = await issue()
    expect(await take(` ${code.slice(0, 3)}-${code.slice(3)} `)).toBe('valid')
  })

  test('expires after ten minutes', async () => {
    const code = await issue()
    clock.pass({ minutes: 10 })
    expect(await take(code)).toBe('none')
  })

  test('allows five tries, even at the same moment', async () => {
    const code = await issue()
    const tries = await Promise.all(Array.from({ length: 12 }, () => take(other(code))))
    expect(tries.filter((outcome) => outcome === 'invalid')).toHaveLength(5)
    expect(await take(code)).toBe('none')
  })

  test('works once, even twice at the same moment', async () => {
    const code = await issue()
    const outcomes = await Promise.all([take(code), take(code), take(code)])
    expect(outcomes.filter((outcome) => outcome === 'valid')).toHaveLength(1)
  })

  test('is invalid when a newer one is mailed', async () => {
    const [earlier, later] = [await issue(), await issue()]
    if (earlier !== later) expect(await take(earlier)).toBe('invalid')
    expect(await take(later)).toBe('valid')
  })

  test('is valid for its purpose alone', async () => {
    const code = await issue('verification')
    expect(await take(code, 'factor')).toBe('none')
    expect(await take(code, 'verification')).toBe('valid')
  })

  test('is never stored in plain text', async () => {
    const code = await issue()
    const row = await platform.db
      .selectFrom('mailed_codes')
      .select('code_hash')
      .where('identity_id', '=', identityId)
      .executeTakeFirstOrThrow()
    expect(row.code_hash).toHaveLength(32)
    expect(row.code_hash.toString()).not.toContain(code)
  })
})
