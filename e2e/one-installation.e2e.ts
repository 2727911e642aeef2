import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from '@vitrine/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environmentFor, exitCodeOf, newFolder, program, startProgram } from './start-context.ts'

const folders = [newFolder(), newFolder(), newFolder()] as const
const [databaseDir, shared, other] = folders
let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>
const url = () => ({ DATABASE_URL: database.connectionString })
beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir: databaseDir, durable: false })
})
afterAll(async () => {
  await database.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const idsOf = (folder: string): string[] =>
  JSON.parse(readFileSync(path.join(folder, 'credentials.json'), 'utf8')).sites.map(
    ({ id }: { id: string }) => id,
  )

/** Runs a command on the installation; returns its output. */
const vitrine = (folder: string, args: string[], more: Record<string, string> = {}) =>
  spawnSync(process.execPath, [program, ...args], {
    env: environmentFor(folder, { ...url(), ...more }),
    encoding: 'utf8',
  })
const sites = () => vitrine(shared, ['site', 'list']).stdout.trim().split('\n')

async function startAndStop(folder: string, more: Record<string, string> = {}): Promise<void> {
  const child = await startProgram(folder, { ...url(), ...more })
  child.kill('SIGINT')
  await exitCodeOf(child)
}

describe('several processes on one database', () => {
  test('that start at the same moment create the demo sites once', async () => {
    await Promise.all([startAndStop(shared), startAndStop(shared), startAndStop(shared)])
    expect(sites()).toHaveLength(2)
  })

  test('find the same sites again when the file of credentials is lost', async () => {
    const before = idsOf(shared)
    rmSync(path.join(shared, 'credentials.json'))
    await startAndStop(shared)
    expect(idsOf(shared)).toEqual(before)
    expect(sites()).toHaveLength(2)
  })

  test('are refused on another data folder, also for commands', () => {
    const { status, stderr } = vitrine(other, ['site', 'list'])
    expect(stderr).toMatch(/The files of this database are not in .*; mount the data folder/)
    expect(status).toBe(1)
  })

  test('accept the files where they were copied to', async () => {
    const copy = path.join(other, 'copy')
    cpSync(shared, copy, { recursive: true })
    expect(vitrine(copy, ['site', 'list']).status).toBe(0)
  })

  test('can be moved to another folder and secret permanently', async () => {
    const before = idsOf(shared)
    const more = { VITRINE_SECRET: 'a new secret, long enough' }
    await startAndStop(other, { ...more, VITRINE_ADOPT: 'folder,secret' })
    expect(idsOf(other)).toEqual(before)
    expect(vitrine(other, ['site', 'list'], more).stdout.trim().split('\n')).toHaveLength(2)
    expect(vitrine(shared, ['site', 'list']).stderr).toContain('The files of this database')
    expect(vitrine(other, ['site', 'list']).stderr).toContain('encrypted with another key')
  })
})
