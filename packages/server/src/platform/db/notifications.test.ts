import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNotifications } from './notifications.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

let home: TestDatabase
let other: Client
beforeAll(async () => {
  home = await createEmptyDatabase()
  other = new Client({ connectionString: home.url })
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await home.drop()
})

const notify = (channel: string, payload: string) =>
  other.query('SELECT pg_notify($1, $2)', [channel, payload])

test('each listener gets its channel until it stops', async () => {
  const notifications = await createNotifications(home.url)
  const received: string[] = []
  const stop = await notifications.listen('Prices', (payload) => received.push(`prices ${payload}`))
  await notifications.listen('stock', (payload) => received.push(`stock ${payload}`))
  await notify('Prices', '1')
  await notify('stock', '2')
  await notify('elsewhere', '3')
  await expect.poll(() => received).toEqual(['prices 1', 'stock 2'])
  stop()
  await notify('Prices', '4')
  await notify('stock', '5')
  await expect.poll(() => received).toEqual(['prices 1', 'stock 2', 'stock 5'])
  await notifications.close()
})

test('a lost connection is opened again, and the gap is reported', async () => {
  const notifications = await createNotifications(home.url)
  const received: string[] = []
  await notifications.listen('prices', (payload) => received.push(payload), {
    onGap: () => received.push('gap'),
  })
  await other.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE application_name = 'vitrine listen' AND datname = current_database()`,
  )
  await expect.poll(() => received).toEqual(['gap'])
  await notify('prices', 'after')
  await expect.poll(() => received).toEqual(['gap', 'after'])
  await notifications.close()
})

/** A proxy to the database that can be closed: it then refuses connections and counts them. */
async function startGate() {
  const { host, port } = other
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  const gate = { isOpen: true, refused: 0, url: '', close: () => undefined as unknown }
  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (!gate.isOpen) {
      gate.refused += 1
      return near.destroy()
    }
    const far = connect(target).on('error', () => undefined)
    for (const socket of [near, far]) sockets.add(socket)
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { user = '', password, database } = other
  const url = new URL(
    `postgresql://127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
  )
  Object.assign(url, { username: user, password: password ?? '' })
  return Object.assign(gate, {
    url: String(url),
    cut() {
      gate.isOpen = false
      for (const socket of sockets) socket.destroy()
    },
    close: () => server.close(),
  })
}

test('while the database is unavailable it is retried in constant intervals', async () => {
  const gate = await startGate()
  const notifications = await createNotifications(gate.url)
  const received: string[] = []
  await notifications.listen('prices', (payload) => received.push(payload))
  gate.cut()
  await expect.poll(() => gate.refused).toBeGreaterThan(10)
  expect(notifications.isListening()).toBe(false)
  gate.isOpen = true
  await expect.poll(() => notifications.isListening()).toBe(true)
  await notify('prices', 'after')
  await expect.poll(() => received).toEqual(['after'])
  await notifications.close()
  gate.close()
})

test('a lock is held while the process runs, and taken again with a new connection', async () => {
  const notifications = await createNotifications(home.url)
  const release = await notifications.holdLock('job runner one')
  const isFree = async () => {
    const { rows } = await other.query(
      "SELECT pg_try_advisory_xact_lock(hashtextextended('job runner one', 0)) AS free",
    )
    return rows[0].free
  }
  expect(await isFree()).toBe(false)
  await other.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE application_name = 'vitrine listen' AND datname = current_database()`,
  )
  await expect.poll(() => notifications.connections()).toBe(2)
  expect(await isFree()).toBe(false)
  await release()
  expect(await isFree()).toBe(true)
  await notifications.holdLock('job runner one')
  await notifications.close()
  await expect.poll(isFree).toBe(true)
})
