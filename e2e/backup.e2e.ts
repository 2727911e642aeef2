import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { afterAll, beforeAll, expect, test } from 'vitest'

let product: RunningProduct
let folder: string
beforeAll(async () => {
  product = await startProduct()
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-backups-'))
})
afterAll(async () => {
  await product.stop()
  product.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** The `vitrine` command, on the product that is running unless another folder is named. */
function vitrine(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [product.program, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PUBLIC_URL: product.baseUrl,
      VITRINE_DATA: product.dataDir,
      VITRINE_BACKUP_PASSPHRASE: 'a passphrase of enough length',
      ...settings,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<{ status: number | null; output: string }>((resolve) =>
    child.once('close', (status) => resolve({ status, output })),
  )
  return { child, ended }
}
const run = (...given: Parameters<typeof vitrine>) => vitrine(...given).ended
const fileIn = (name: string) => path.join(folder, name)

test('a running shop is backed up, and restored into another folder', async () => {
  const file = fileIn('shop.vitrine')
  const written = await run(['backup', file])
  expect(written).toMatchObject({ status: 0, output: expect.stringContaining(`in ${file}`) })
  expect(readdirSync(folder)).toEqual(['shop.vitrine'])
  expect((await run(['restore', '--check', file])).output).toContain('The archive is whole.')
  const target = { VITRINE_DATA: fileIn('restored') }
  const restored = await run(['restore', file], target)
  expect(restored.status).toBe(0)
  expect(restored.output).toContain('every amount is what the ledger says')
  const other = await startProduct({ dataDir: fileIn('restored') })
  expect(other.sites.map(({ id }) => id)).toEqual(product.sites.map(({ id }) => id))
  const reply = await fetch(`${other.baseUrl}/vitrine/v1/site/settings`, {
    headers: { authorization: product.sites[0]?.apiKey ?? '' },
  })
  expect(reply.status).toBe(200)
  await other.stop()
  const again = await run(['restore', file], target)
  expect([again.status, again.output]).toEqual([1, expect.stringContaining('is not empty')])
})

test('an impossible command prints one clear sentence', async () => {
  writeFileSync(fileIn('there.vitrine'), 'something else')
  for (const [args, settings, sentence] of [
    [['backup', fileIn('a')], { VITRINE_BACKUP_PASSPHRASE: '' }, 'A backup is encrypted'],
    [['backup', fileIn('a')], { VITRINE_BACKUP_PASSPHRASE: 'short' }, 'must have 16 or more'],
    [['backup', fileIn('there.vitrine')], {}, 'is there already'],
    [['backup', fileIn('nowhere/a')], {}, 'its folder does not exist'],
    [['restore', fileIn('nowhere')], {}, 'There is no file'],
    [['restore', '--check', fileIn('there.vitrine')], {}, 'is no backup of Vitrine'],
  ] as const) {
    const { status, output } = await run(args, settings)
    expect([status, output]).toEqual([1, expect.stringContaining(sentence)])
    expect(output).not.toContain('    at ')
  }
})

test('Ctrl-C leaves no file behind', async () => {
  const large = path.join(product.dataDir, 'digital-files', 'ab')
  mkdirSync(large, { recursive: true })
  writeFileSync(path.join(large, 'large'), '')
  truncateSync(path.join(large, 'large'), 20e9)
  const { child, ended } = vitrine(['backup', fileIn('cancelled.vitrine')])
  await expect
    .poll(() => existsSync(fileIn('cancelled.vitrine.part')), { timeout: 60_000 })
    .toBe(true)
  child.kill('SIGINT')
  const { status, output } = await ended
  expect([status, output]).toEqual([1, expect.stringContaining('nothing was written')])
  expect(readdirSync(folder).filter((name) => name.startsWith('cancelled'))).toEqual([])
})
