import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { defaultFetchLimits } from '../../../../platform/safe-fetch.ts'
import { callLogoutUrl } from './logout-callback.ts'

const atHome = { ...defaultFetchLimits, isAllowed: (address: string) => address === '127.0.0.1' }

async function listening(status: number) {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    reply.writeHead(status).end('bye')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { base, asked, close: () => server.close().closeAllConnections() }
}

test('the address of a client is called once', async () => {
  const { base, asked, close } = await listening(200)
  await callLogoutUrl(`${base}/bye?clientId=one`, atHome)
  expect(asked).toEqual(['/bye?clientId=one'])
  close()
})

test('a missing response fails, so that the call is repeated', async () => {
  const { base, close } = await listening(503)
  await expect(callLogoutUrl(`${base}/bye`, atHome)).rejects.toThrow('It answers 503')
  close()
})

test('a private network is never called', async () => {
  const { base, asked, close } = await listening(200)
  await expect(callLogoutUrl(`${base}/bye`)).rejects.toThrow('is not on the public internet')
  expect(asked).toEqual([])
  close()
})
