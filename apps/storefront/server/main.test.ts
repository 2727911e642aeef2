import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createStorefront } from './main.ts'

const root = mkdtempSync(path.join(tmpdir(), 'storefront-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const fetch = () => Promise.reject(new Error('not asked for'))
const page = new Request('https://shop.test/', { headers: { accept: 'text/html' } })

function build(name: string, bundle: string): string {
  const clientDir = path.join(root, name, 'client')
  mkdirSync(path.join(clientDir, '.vite'), { recursive: true })
  mkdirSync(path.join(root, name, 'server'), { recursive: true })
  writeFileSync(path.join(clientDir, '.vite/manifest.json'), '{}')
  writeFileSync(path.join(root, name, 'package.json'), '{"type":"module"}')
  writeFileSync(path.join(root, name, 'server/entry-server.js'), bundle)
  return clientDir
}

test('a shop that was not built shows how to build it, to browsers only', async () => {
  const shop = createStorefront({ fetch, mode: 'test', clientDir: path.join(root, 'nowhere') })
  const response = await shop.fetch(page)
  expect(response?.status).toBe(503)
  expect(await response?.text()).toContain('npm run build')
  expect(await shop.fetch(new Request('https://shop.test/api'))).toBeUndefined()
})

test('a failure is reported to the operator and not to the visitor', async () => {
  const reported: unknown[] = []
  const clientDir = build(
    'failing',
    `export const createShopHandler = () => async () => { throw new Error('database is away') }`,
  )
  const shop = createStorefront({
    fetch,
    mode: 'test',
    clientDir,
    onFailure: (e) => reported.push(e),
  })
  const response = await shop.fetch(page)
  expect(response?.status).toBe(500)
  expect(await response?.text()).not.toContain('database')
  expect(reported).toHaveLength(1)
})

test('a temporary failure of the server is passed to the host of the shop', async () => {
  const clientDir = build(
    'unavailable',
    `export const createShopHandler = () => async () => {
      throw Object.assign(new Error('later'), { code: 'UNAVAILABLE' })
    }`,
  )
  const shop = createStorefront({ fetch, mode: 'test', clientDir })
  await expect(shop.fetch(page)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('the built shop responds', async () => {
  const clientDir = build(
    'working',
    `export const createShopHandler = () => async (request) => new Response(request.url)`,
  )
  const shop = createStorefront({ fetch, mode: 'production', clientDir })
  expect(await (await shop.fetch(page))?.text()).toBe('https://shop.test/')
})
