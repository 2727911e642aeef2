import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
  product.remove()
})

const environment = () => ({
  ...process.env,
  VITRINE_DATA: product.dataDir,
  PUBLIC_URL: product.baseUrl,
  DATABASE_URL: '',
})
/** The `vitrine` command on the data of the product that is running. */
function vitrine(...args: string[]) {
  const env = environment()
  const { status, stdout, stderr } = spawnSync(process.execPath, [product.program, ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const sample = (name: string) =>
  fileURLToPath(new URL(`../packages/server/test-files/${name}.csv`, import.meta.url))
const siteId = () => product.sites[0]?.id ?? ''

describe('the vitrine command', () => {
  test.each([
    [['--help'], /import[\s\S]*start/],
    [['import', '--help'], /CSV/],
    [['site', 'create', '--help'], /--currency/],
    [['client', 'create', '--help'], /--redirect-uri/],
    [['api-key', 'revoke', '--help'], /revoke a key/],
    [['staff', 'invite', '--help'], /--role/],
    [['staff', 'reset-factors', '--help'], /notify them\s+by mail/],
    [['media', 'move', '--help'], /while the shop runs/],
    [['search', 'rebuild', '--help'], /rebuild the index/],
    [['backup', '--help'], /VITRINE_BACKUP_PASSPHRASE/],
    [['restore', '--help'], /into an empty\s+installation/],
    [['doctor', '--help'], /list its problems/],
    [['slow-queries', '--help'], /STATEMENT_REPORT_SECONDS/],
    [['start', '--help'], /--no-demo/],
  ])('%j shows its help', (args, words) => {
    const { status, stdout } = vitrine(...args)
    expect(status).toBe(0)
    expect(stdout).toMatch(words)
  })

  test('imports both sample files, and changes nothing the second time', () => {
    for (const name of ['apparel', 'home-and-garden']) {
      const first = vitrine('import', sample(name), '--site', siteId())
      expect([first.status, first.stderr]).toEqual([0, ''])
      expect(first.stdout).toContain('20 products new, 0 changed, 0 as they were')
      expect(vitrine('import', sample(name), '--site', siteId()).stdout).toContain(
        '0 products new, 0 changed, 20 as they were',
      )
    }
  })

  test('rebuilds the search index, and searches work meanwhile', async () => {
    const found = async () => {
      const reply = await fetch(`${product.baseUrl}/vitrine/v1/found-products?q=shirt`, {
        headers: { authorization: product.sites[0]?.apiKey ?? '' },
      })
      expect(reply.status).toBe(200)
      return ((await reply.json()) as { total: number }).total
    }
    const before = await found()
    expect(before).toBeGreaterThan(0)
    const child = spawn(
      process.execPath,
      [product.program, 'search', 'rebuild', '--site', siteId()],
      { env: environment() },
    )
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    let status: number | null | undefined
    child.once('close', (code) => {
      status = code
    })
    const answers = [await found()]
    while (status === undefined) {
      answers.push(await found())
      // Who asks without a rest is refused after 300 answers in a minute.
      await setTimeout(250)
    }
    answers.push(await found())
    expect([status, printed.trim()]).toEqual([0, 'The search index is new.'])
    expect(answers).toEqual(answers.map(() => before))
    expect(vitrine('search', 'rebuild', '--site', 'nowhere')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nowhere'),
    })
  })

  test('names line and column of an error in a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-csv-'))
    const file = path.join(folder, 'broken.csv')
    writeFileSync(file, 'Handle,Title,Variant Price\njar,"An open quote,12\n')
    const { status, stderr } = vitrine('import', file, '--site', siteId())
    rmSync(folder, { recursive: true })
    expect(status).toBe(1)
    expect(stderr).toMatch(/line \d+/i)
    expect(stderr).not.toContain('    at ')
  })

  test('creates and lists sites', () => {
    const { stdout } = vitrine(
      'site',
      'create',
      'Günter’s shop 🏺',
      '--currency',
      'EUR',
      '--locale',
      'de-DE',
    )
    const id = /site\s+(\S+)/.exec(stdout)?.[1] ?? ''
    const listed = vitrine('site', 'list')
      .stdout.split('\n')
      .find((line) => line.startsWith(id))
    expect(listed).toMatch(/\S+ {2}\S+ +V1_CATALOG {2}Günter’s shop 🏺$/)
  })

  test('creates an API key that works until it is revoked', async () => {
    const { stdout } = vitrine('api-key', 'create', 'Test', '--site', siteId())
    const [, id = '', key = ''] = /id\s+(\S+)\nkey\s+(\S+)/.exec(stdout) ?? []
    const ask = () =>
      fetch(`${product.baseUrl}/vitrine/v1/site/settings`, { headers: { authorization: key } })
    // A command stops this process, and may outlast a connection of the call before.
    await expect.poll(async () => (await ask()).status).toBe(200)
    expect(vitrine('api-key', 'revoke', id).status).toBe(0)
    // The server is notified of it by another process.
    await expect.poll(async () => (await ask()).status).toBe(401)
    expect(vitrine('api-key', 'revoke', id)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(id),
    })
  })

  test('asks which site is meant when there are several', () => {
    const { status, stderr } = vitrine('api-key', 'create', 'Test')
    expect([status, stderr]).toEqual([1, expect.stringContaining('--site')])
  })

  test('finds nothing wrong with an installation that works', () => {
    const { status, stdout } = vitrine('doctor')
    expect([status, stdout]).toEqual([0, expect.not.stringContaining('wrong')])
    expect(stdout).toContain('answers')
  })
})

test('in production nothing has a default password: the first start prints a one-time link', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-production-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITRINE_DATA: dataDir,
    PORT: '0',
    DATABASE_URL: '',
  }
  const child = spawn(process.execPath, [product.program, 'start'], { env })
  const output = await new Promise<string>((resolve) => {
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
      if (printed.includes('Ctrl-C')) resolve(printed)
    })
  })
  child.kill('SIGINT')
  await new Promise((resolve) => child.once('close', resolve))
  rmSync(dataDir, { recursive: true, force: true })
  expect(output).toMatch(/Create the owner\s+http\S+\/dashboard\/welcome#\S{40,}/)
  expect(output).not.toMatch(/Staff|Member|owner@/)
})
