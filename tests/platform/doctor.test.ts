import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createProgram } from '@vitrine/server/cli'
import { createTestDatabase } from '@vitrine/server/testing'
import { type ObjectStore, startObjectStore } from '@vitrine/testkit/object-store'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

interface Report {
  readonly isGood: boolean
  readonly findings: readonly {
    readonly check: string
    readonly level: 'ok' | 'warning' | 'wrong'
    readonly what: string
    readonly todo?: string
  }[]
}

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-doctor-'))
let store: ObjectStore
let drop: () => Promise<void>
let printed: string[] = []
beforeAll(async () => {
  store = await startObjectStore()
  const database = await createTestDatabase()
  drop = database.drop
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('VITRINE_DATA', folder)
  // No server is needed there.
  vi.stubEnv('PORT', '0')
  vi.stubEnv('PUBLIC_URL', 'http://127.0.0.1:9')
  vi.stubEnv('VITRINE_MEDIA_STORAGE', 's3')
  vi.stubEnv('VITRINE_MEDIA_S3_ENDPOINT', store.endpoint)
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await drop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  vi.stubEnv('VITRINE_MEDIA_S3_BUCKET', store.bucket)
  vi.stubEnv('VITRINE_MEDIA_S3_KEY_ID', store.credentials.accessKeyId)
  vi.stubEnv('VITRINE_MEDIA_S3_SECRET', store.credentials.secretAccessKey)
})
afterEach(() => {
  process.exitCode = 0
})

async function doctor(...args: string[]) {
  printed = []
  process.exitCode = 0
  await createProgram().parseAsync(['node', 'vitrine', 'doctor', ...args])
  return { text: printed.join('\n'), exitCode: process.exitCode }
}
async function report() {
  const { text, exitCode } = await doctor('--json')
  const { isGood, findings } = JSON.parse(text) as Report
  return {
    text,
    exitCode,
    isGood,
    findings,
    bucket: findings.filter(({ check }) => check === 'bucket'),
  }
}

describe('vitrine doctor', () => {
  test('--json prints the same findings as its lines, one for each check', async () => {
    const { isGood, findings, exitCode } = await report()
    // A database for tests need not survive a power cut, and is soon dropped.
    const wrong = findings.filter(({ level }) => level === 'wrong').map(({ check }) => check)
    expect(wrong.filter((check) => !/^(durability|maintenance)$/.test(check))).toEqual([])
    expect([isGood, exitCode]).toEqual(wrong.length === 0 ? [true, 0] : [false, 1])
    const checks = findings.map(({ check }) => check)
    const expected = [
      'node',
      'disk',
      'database',
      'clock',
      'connections',
      'migrations',
      'bucket',
      'mail',
    ]
    expect(checks).toEqual(expect.arrayContaining(expected))
    const { text } = await doctor()
    // What is measured differs from one run to the next.
    const withoutNumbers = (words: string) => words.replaceAll(/[\d.]+/g, '#')
    const lines = text.split('\n').filter((line) => /^(ok|warning|wrong) /.test(line))
    expect(lines.map(withoutNumbers)).toEqual(
      findings.map(({ level, what }) => withoutNumbers(`${level.padEnd(8)} ${what}`)),
    )
  })

  test('writes to the bucket, reads from it, and deletes its test file', async () => {
    const before = store.requests.length
    const { bucket } = await report()
    expect(bucket).toEqual([
      {
        check: 'bucket',
        level: 'ok',
        what: `The bucket ${store.bucket} can be written, read and deleted from`,
      },
    ])
    const methods = store.requests.slice(before).map((request) => request.split(' ')[0])
    expect(methods).toEqual(expect.arrayContaining(['PUT', 'HEAD', 'DELETE']))
    expect([...store.objects.keys()]).toEqual([])
  })

  test.each([
    ['VITRINE_MEDIA_S3_BUCKET', 'no-such-bucket', 'no-such-bucket'],
    ['VITRINE_MEDIA_S3_SECRET', 'guessed-by-nobody', 'VITRINE_MEDIA_S3_SECRET'],
    ['VITRINE_MEDIA_S3_KEY_ID', 'unknown-key', 'VITRINE_MEDIA_S3_KEY_ID'],
  ])(
    'reports that %s is wrong, without the secret, and continues with other checks',
    async (name, value, named) => {
      vi.stubEnv(name, value)
      const { bucket, findings, isGood, exitCode, text } = await report()
      expect(bucket).toMatchObject([{ level: 'wrong', what: expect.stringContaining(named) }])
      expect([isGood, exitCode]).toEqual([false, 1])
      expect(findings.map(({ check }) => check)).toContain('mail')
      expect(text).not.toContain(store.credentials.secretAccessKey)
      expect(text).not.toContain('guessed-by-nobody')
    },
  )
})
