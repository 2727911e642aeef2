import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createProbes, type ProbeDeps } from './probes.ts'

const servers: ReturnType<typeof createServer>[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function serve(deps: Partial<ProbeDeps>) {
  const probes = createProbes({ isEnding: () => false, required: {}, reported: {}, ...deps })
  const server = createServer((request, response) => {
    if (!probes(request, response)) response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async (path: string, init?: RequestInit) => {
    const reply = await fetch(`${base}${path}`, init)
    return [reply.status, await reply.text()]
  }
}

test('a process that responds is healthy, whether it is ready or not', async () => {
  const ask = await serve({ required: { database: () => false } })
  expect(await ask('/healthz')).toEqual([200, '{"status":"ok"}'])
  expect(await ask('/readyz')).toEqual([
    503,
    '{"status":"not ready","checks":{"database":"failed"}}',
  ])
  expect(await ask('/healthz', { method: 'HEAD' })).toEqual([200, ''])
  expect(await ask('/healthz', { method: 'POST' })).toEqual([404, ''])
})

test('a check that throws or hangs has failed; one that is only reported does not affect readiness', async () => {
  const broken = () => Promise.reject(new Error('away'))
  const hangs = () => new Promise<boolean>(() => undefined)
  const ask = await serve({ required: { database: () => true }, reported: { broken, hangs } })
  expect(await ask('/readyz')).toEqual([
    200,
    '{"status":"ready","checks":{"database":"ok","broken":"failed","hangs":"failed"}}',
  ])
})

test('the checks run once for any number of callers', async () => {
  let runs = 0
  const database = () => {
    runs += 1
    return true
  }
  const ask = await serve({ required: { database } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')))
  expect([new Set(answers.map(([status]) => status)), runs]).toEqual([new Set([200]), 1])
})

test('a process that is ending is no longer ready', async () => {
  let isEnding = false
  const ask = await serve({ isEnding: () => isEnding, required: { database: () => true } })
  expect((await ask('/readyz'))[0]).toBe(200)
  isEnding = true
  expect(await ask('/readyz')).toEqual([503, '{"status":"ending"}'])
  expect((await ask('/healthz'))[0]).toBe(200)
})
