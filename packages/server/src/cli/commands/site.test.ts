import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../platform/db/test-database.ts'
import { createProgram } from '../index.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-cli-'))
let drop: () => Promise<void>
let printed: string[] = []

/** Runs a command like a person; returns its output or its error. */
async function vitrine(...args: string[]): Promise<string> {
  printed = []
  await createProgram().parseAsync(['node', 'vitrine', ...args])
  return printed.join('\n')
}
const idIn = (text: string) => /site {4}(\S+)/.exec(text)?.[1] ?? ''

beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('VITRINE_DATA', dataDir)
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('vitrine site', () => {
  test('creates a site, closes and opens it', async () => {
    const made = await vitrine(
      'site',
      'create',
      'Atelier',
      '--currency',
      'EUR',
      '--domain',
      'a.test',
    )
    expect(made).toMatch(/^site {4}[0-9a-f-]{36}\nclient {2}[0-9a-f-]{36}$/)
    expect(await vitrine('site', 'disable', 'Atelier')).toBe('Atelier is closed.')
    expect(await vitrine('site', 'list', '--state', 'DISABLED')).toContain(idIn(made))
    expect(await vitrine('site', 'enable', idIn(made))).toBe('Atelier is open.')
  })

  test('copies a site, by both names of the command', async () => {
    const first = await vitrine('site', 'duplicate', 'Atelier', '--name', 'Second')
    const other = await vitrine('site', 'create', 'Third', '--from', 'Atelier', '--state', 'DEMO')
    const listed = await vitrine('site', 'list')
    expect(listed).toMatch(new RegExp(`${idIn(first)} {2}ENABLED {3}V1_CATALOG {2}Second`))
    expect(listed).toMatch(new RegExp(`${idIn(other)} {2}DEMO`))
  })

  test('moves a site to the trash, restores it and deletes it', async () => {
    expect(await vitrine('site', 'trash', 'Third')).toContain('in the trash')
    expect(await vitrine('site', 'list')).not.toContain('Third')
    expect(await vitrine('site', 'list', '--deletion', 'TRASH')).toContain('Third')
    expect(await vitrine('site', 'restore', 'Third')).toBe('Third is back.')
    await vitrine('site', 'trash', 'Third')
    expect(await vitrine('site', 'purge', 'Third')).toContain('is removed')
  })

  test.each([
    [['disable', 'Nowhere'], 'There is no site "Nowhere"'],
    [['enable', 'Atelier'], 'This is not possible in the site’s current state'],
    [['create', 'Twin', '--domain', 'a.test'], 'Another site uses the domain a.test'],
    [['create', 'Odd', '--domain', 'https://b.test'], 'must be a host such as'],
    [['create', 'Odd', '--currency', 'XQX'], 'not an ISO 4217 code'],
    [['create', 'Odd', '--from', 'Atelier', '--currency', 'EUR'], 'from its original'],
  ])('%j exits with a clear message', async (args, words) => {
    await expect(vitrine('site', ...args)).rejects.toMatchObject({
      name: 'PlainError',
      message: expect.stringContaining(words),
    })
  })
})

describe('vitrine api-key and client', () => {
  test('create what the options set', async () => {
    const key = await vitrine(
      'api-key',
      'create',
      'Feed',
      '--site',
      'Atelier',
      '--scope',
      'members:read',
      '--days',
      '30',
    )
    expect(key).toMatch(/key {2}vk_\S{40,}/)
    const client = await vitrine(
      'client',
      'create',
      'App',
      '--site',
      'Atelier',
      '--redirect-uri',
      'https://app.example/cb',
    )
    expect(client).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    [['api-key', 'create', 'Feed', '--scope', 'cakes:read'], '"cakes:read" is no scope'],
    [['api-key', 'create', 'Feed', '--days', 'many'], 'whole number from 1'],
    [['client', 'create', 'App', '--redirect-uri', 'http://app.example/cb'], 'whole address'],
  ])('%j exits with a clear message', async (args, words) => {
    await expect(vitrine(...args, '--site', 'Atelier')).rejects.toMatchObject({
      name: 'PlainError',
      message: expect.stringContaining(words),
    })
  })
})
