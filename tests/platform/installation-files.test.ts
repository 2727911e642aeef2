import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from '@vitrine/server'
import { checkInstallation, claimFolder, createTestDatabase } from '@vitrine/server/testing'
import { filesIn, type ObjectStore, startObjectStore } from '@vitrine/testkit/object-store'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const root = mkdtempSync(path.join(tmpdir(), 'vitrine-hosts-'))
let store: ObjectStore
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(async () => {
  await store.close()
  rmSync(root, { recursive: true, force: true })
})
let folders = 0
beforeEach(async () => {
  store.objects.clear()
  database = await createTestDatabase()
  return () => database.drop()
})

const newFolder = () => {
  folders += 1
  return path.join(root, `host-${folders}`)
}
const bucket = () => filesIn(store)
const disk = { storage: 'disk' } as const
const diskBesideBucket = () => ({ ...disk, s3: bucket().s3 })
type FilesSetting = typeof disk | ReturnType<typeof bucket> | ReturnType<typeof diskBesideBucket>

const configOf = (dataDir: string, files: FilesSetting) => ({
  mode: 'test' as const,
  dataDir,
  files,
  secret: 'a secret of enough length',
  publicUrl: 'http://shop.test',
  trustedProxies: 0,
  logLevel: 'silent',
})

/** The first check of a process that starts on this folder. */
const start = (dataDir: string, files: FilesSetting = disk, adopt: ('folder' | 'secret')[] = []) =>
  checkInstallation({ adopt, config: configOf(dataDir, files) }, database)

/** A process that serves from this folder, until it is closed. */
async function serve(dataDir: string, files: FilesSetting = disk) {
  const config = configOf(dataDir, files)
  const claim = claimFolder(config)
  const connectionName = claim?.connectionName
  const server = await createServer({ config, databaseUrl: database.url, connectionName })
  const close = async () => {
    await server.close()
    claim?.release()
  }
  await claim?.check(server.platform).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { close }
}

describe('files on disk', () => {
  test('allow any number of processes on their folder, and refuse one on another folder', async () => {
    const folder = newFolder()
    await start(folder)
    await start(folder)
    await expect(start(newFolder())).rejects.toThrow('store files in a bucket')
    await start(newFolder(), disk, ['folder'])
  })
})

describe('a folder of running processes', () => {
  test('may be shared, and a copy of it is refused while one of them runs', async () => {
    const [folder, copy] = [newFolder(), newFolder()]
    const first = await serve(folder)
    cpSync(folder, copy, { recursive: true })
    const second = await serve(folder)
    await expect(serve(copy)).rejects.toThrow('looks like a copy of it')
    const inBucket = await serve(newFolder(), bucket())
    for (const one of [first, second, inBucket]) await one.close()
    await (await serve(copy)).close()
  })

  test('forgets killed processes a day later', async () => {
    const processes = path.join(newFolder(), 'processes')
    mkdirSync(processes, { recursive: true })
    for (const name of ['killed', 'starting']) writeFileSync(path.join(processes, name), '')
    utimesSync(path.join(processes, 'killed'), 0, 0)
    const one = await serve(path.dirname(processes))
    expect(readdirSync(processes)).toContain('starting')
    expect(readdirSync(processes)).not.toContain('killed')
    await one.close()
    expect(readdirSync(processes)).toEqual(['starting'])
  })
})

describe('files in a bucket', () => {
  test('allow hosts without a shared disk', async () => {
    await start(newFolder(), bucket())
    await start(newFolder(), bucket())
    await expect(start(newFolder())).rejects.toThrow('are not in')
  })

  test('cannot belong to another database', async () => {
    await start(newFolder(), bucket())
    const first = database
    database = await createTestDatabase()
    await start(newFolder(), { ...bucket(), s3: { ...bucket().s3, prefix: 'other/' } })
    await expect(start(newFolder(), bucket())).rejects.toThrow('VITRINE_MEDIA_S3_BUCKET')
    await first.drop()
  })

  test('that cannot be reached stop the start with a clear error', async () => {
    const wrong = { ...bucket(), s3: { ...bucket().s3, bucket: 'nowhere' } }
    await expect(start(newFolder(), wrong)).rejects.toThrow('has no bucket "nowhere"')
  })
})

describe('files that are being moved', () => {
  test('to a bucket allow a start with their folder, and no other', async () => {
    const folder = newFolder()
    await start(folder)
    await expect(start(newFolder(), bucket())).rejects.toThrow('start first where the data folder')
    await start(folder, bucket())
    await start(folder, bucket())
    await expect(start(newFolder(), bucket())).rejects.toThrow('vitrine media move --to s3')
    await expect(start(folder)).rejects.toThrow('vitrine media move --to disk')
    await start(folder, diskBesideBucket())
    const mounted = newFolder()
    cpSync(folder, mounted, { recursive: true })
    await start(mounted, bucket())
  })
})
