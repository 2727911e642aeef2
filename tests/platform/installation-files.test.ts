import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkInstallation, createTestDatabase } from '@vitrine/server/testing'
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

/** What a start of a process on this folder checks first. */
const start = (dataDir: string, files: FilesSetting = disk, adopt: ('folder' | 'secret')[] = []) =>
  checkInstallation(
    {
      adopt,
      config: {
        mode: 'test',
        dataDir,
        files,
        secret: 'a secret of enough length',
        publicUrl: 'http://shop.test',
        trustedProxies: 0,
        logLevel: 'silent',
      },
    },
    database.url,
  )

describe('files on disk', () => {
  test('let any number of processes start on their folder, and refuse one on another', async () => {
    const folder = newFolder()
    await start(folder)
    await start(folder)
    await expect(start(newFolder())).rejects.toThrow('store files in a bucket')
    await start(newFolder(), disk, ['folder'])
  })
})

describe('files in a bucket', () => {
  test('let hosts start that share nothing else', async () => {
    await start(newFolder(), bucket())
    await start(newFolder(), bucket())
    await expect(start(newFolder())).rejects.toThrow('are not in')
  })

  test('are not those of another database', async () => {
    await start(newFolder(), bucket())
    const first = database
    database = await createTestDatabase()
    await start(newFolder(), { ...bucket(), s3: { ...bucket().s3, prefix: 'other/' } })
    await expect(start(newFolder(), bucket())).rejects.toThrow('VITRINE_MEDIA_S3_BUCKET')
    await first.drop()
  })

  test('that cannot be reached end the start with what to correct', async () => {
    const wrong = { ...bucket(), s3: { ...bucket().s3, bucket: 'nowhere' } }
    await expect(start(newFolder(), wrong)).rejects.toThrow('has no bucket "nowhere"')
  })
})

describe('files that are being moved', () => {
  test('to a bucket let start where the folder is, and nowhere else', async () => {
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
