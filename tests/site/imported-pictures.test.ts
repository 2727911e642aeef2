import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFile } from './exports.fixture.ts'
import { loopback } from './receiver.fixture.ts'

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let shop: TestServer
let host: Server
/** Requests for pictures that the host has not answered yet. */
const asked: ServerResponse[] = []
beforeAll(async () => {
  host = createServer((request, response) => {
    if (request.url === '/gone.png') response.writeHead(404).end()
    else asked.push(response)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
})
afterAll(async () => {
  await shop.close()
  host.closeAllConnections()
  host.close()
})

test('an import shows how many of its pictures are pending, and how many could not be fetched', async () => {
  const { port } = host.address() as AddressInfo
  const at = (name: string) => `http://127.0.0.1:${port}/${name}.png`
  const csv = [
    'Handle,Title,Variant Price,Image Src',
    `cup,Cup,5,${at('cup')}`,
    `bowl,Bowl,6,${at('gone')}`,
  ].join('\n')
  const done = await importFile(shop.people, csv)
  expect(done.state).toBe('DONE')
  const pictures = async () => {
    const { api } = shop.people.merchant()
    const { import: one } = await api.imports.getImport({ id: done.id })
    const { imports } = await api.imports.listImports()
    const listed = imports.find(({ id }) => id === done.id)
    expect(listed?.picturesWaiting).toBe(one.picturesWaiting)
    return [one.picturesWaiting, one.picturesFailed]
  }
  await expect.poll(pictures).toEqual([1, 1])
  for (const response of asked.splice(0)) {
    response.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
  }
  await expect.poll(pictures).toEqual([0, 1])
})
