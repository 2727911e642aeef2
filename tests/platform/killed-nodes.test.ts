import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@vitrine/server/testing'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { type Node, openShop, startNode, tableOf } from './outage.fixture.ts'

vi.setConfig({ testTimeout: 400_000 })

const PRODUCTS = 3000
const waitOptions = { timeout: 180_000, interval: 50 }
const takeoverEveryMs = 300
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-nodes-'))

let database: Awaited<ReturnType<typeof createTestDatabase>>
let mailServer: MailServer
let receiver: Receiver
/** Answers calls and does no jobs. */
let front: Node
let shop: Awaited<ReturnType<typeof openShop>>
let children: ChildProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  mailServer = await startMailServer()
  receiver = await startReceiver()
  front = await startNode({ url: database.url, dataDir, smtpUrl: mailServer.url, runJobs: false })
  shop = await openShop(front)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await front.close()
  await mailServer.stop()
  await receiver.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const api = () => shop.people.merchant().api
const db = () => front.server.platform.db

interface MailServer {
  readonly url: string
  /** Recipients of the mails that came, in their order. */
  readonly asked: string[]
  /** Whether mails are answered; else they wait. */
  answers: boolean
  stop(): Promise<void>
}

function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume()
      stream.on('end', () => {
        mails.asked.push(session.envelope.rcptTo.map(({ address }) => address).join())
        if (mails.answers) done()
      })
    },
  })
  const mails = { asked: [] as string[], answers: false }
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address()
      const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
      const stop = () => new Promise<void>((stopped) => server.close(() => stopped()))
      resolve(Object.assign(mails, { url, stop }))
    })
  })
}

/** Another process on the same database, which does jobs. */
async function startProcess(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('outage.fixture.ts', import.meta.url))
  const options = { url: database.url, dataDir, smtpUrl: mailServer.url, takeoverEveryMs }
  const script = `
    const { startNode } = await import(${JSON.stringify(program)})
    await startNode(${JSON.stringify(options)})
    console.log('ready')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('ready') && resolve())
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}`)))
  })
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  children = children.filter((one) => one !== child)
}

/** The process that has locked each job. */
async function taken(): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ task: string; runner: string | null }>`
    SELECT task_identifier AS task, locked_by AS runner FROM graphile_worker.jobs
     WHERE task_identifier IN ('imports.run', 'mail.send')`.execute(db())
  return Object.fromEntries(rows.map(({ task, runner }) => [task, runner]))
}

/**
 * Blocks an import after its first write, until the returned function is called. PostgreSQL waits for that moment,
 * because this process may be too slow.
 */
async function holdImport(id: string): Promise<() => Promise<unknown>> {
  const holding = await db().startTransaction().execute()
  await sql`SET LOCAL lock_timeout = ${sql.lit(`${waitOptions.timeout}ms`)}`.execute(holding)
  await sql`
    DO ${sql.lit(`BEGIN
      LOOP
        PERFORM FROM imports WHERE id = '${id}' AND rows_done > 0 FOR UPDATE;
        EXIT WHEN FOUND;
        PERFORM pg_sleep(0.005);
      END LOOP;
    END`)}`.execute(holding)
  const release = () => holding.rollback().execute()
  // Where the test fails before it releases, nothing waits for it.
  onTestFinished(() => release().catch(() => undefined))
  return release
}

test('another process continues the work of a killed one, and does nothing twice', async () => {
  const first = await startProcess()
  await shop.people.visitor().api.authentication.register({
    loginId: { email: 'ada@example.com' },
    password: 'a-long-enough-passphrase',
  })
  await expect.poll(() => mailServer.asked, waitOptions).toEqual(['ada@example.com'])
  const body = tableOf(PRODUCTS, 'item')
  const { import: started } = await api().imports.startImport({ fileName: 'items.csv' }, { body })
  const { id } = started
  const progress = async () => (await api().imports.getImport({ id })).import
  const release = await holdImport(id)
  expect((await progress()).rowsDone).toBeGreaterThan(0)
  const byFirst = await taken()
  expect(byFirst).toEqual({ 'imports.run': expect.any(String), 'mail.send': expect.any(String) })

  // A running process keeps its jobs when another one starts.
  await startProcess()
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM graphile_worker.add_job('exports.run', ${JSON.stringify({ siteId: shop.site.id, id })}::json)`.execute(
    db(),
  )
  const isThere = async () => {
    const found = await sql`SELECT FROM graphile_worker.jobs WHERE id = ${rows[0]?.id}`.execute(
      db(),
    )
    return found.rows.length > 0
  }
  await expect.poll(isThere, waitOptions).toBe(false)
  // A mail without progress for half a minute can be taken by any process.
  expect((await taken())['imports.run']).toBe(byFirst['imports.run'])

  const askedByFirst = mailServer.asked.length
  await kill(first)
  await release()
  mailServer.answers = true
  await expect.poll(async () => (await progress()).state, waitOptions).toBe('DONE')
  expect(await progress()).toMatchObject({
    rowsDone: PRODUCTS,
    productsCreated: PRODUCTS,
    rowsFailed: 0,
  })
  await expect.poll(() => mailServer.asked.length, waitOptions).toBeGreaterThan(askedByFirst)
  expect(new Set(mailServer.asked)).toEqual(new Set(['ada@example.com']))
  await expect.poll(taken, waitOptions).toEqual({})
})

test('another process sends the event that a killed one was sending', async () => {
  for (const child of [...children]) await kill(child)
  const first = await startProcess()
  receiver.answer = () => new Promise(() => undefined)
  await api().webhooks.createWebhook({
    url: receiver.url,
    events: ['com.wix.ecommerce.catalog.api.v1.CollectionCreated'],
  })
  const { collection } = await api().catalogV1.createCollection({ collection: { name: 'Jugs' } })
  await expect.poll(() => receiver.received.length, waitOptions).toBe(1)
  await kill(first)
  receiver.answer = 200
  await startProcess()
  const observed = () => receiver.received.map(({ payload }) => payload.collectionId)
  await expect.poll(observed, waitOptions).toEqual([collection?.id, collection?.id])
})
