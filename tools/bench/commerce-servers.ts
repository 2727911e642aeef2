import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RunningProduct } from '@vitrine/testkit/product'
import type { RecordedStatement, ServerMessage } from './recorded-server.ts'

/** The statements of each of some calls. */
export type Recording = readonly (readonly RecordedStatement[])[]

export interface BenchServer {
  readonly baseUrl: string
  readonly pid: number
  stop(): Promise<void>
}

const serverProgram = fileURLToPath(new URL('recorded-server.ts', import.meta.url))
const bareProgram = fileURLToPath(new URL('bare-statements.mjs', import.meta.url))

/** Starts the server without its jobs on a database, with the secrets and sites of the product. */
export async function startServer(
  product: RunningProduct,
  databaseUrl: string,
): Promise<BenchServer & { record(): void; take(): Promise<readonly RecordedStatement[]> }> {
  const child = fork(serverProgram, [], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: 'inherit',
    env: {
      ...process.env,
      VITRINE_DATA: product.dataDir,
      DATABASE_URL: databaseUrl,
      PORT: new URL(product.baseUrl).port,
      LOG_LEVEL: 'error',
    },
  })
  await messageOf(child)
  const ask = (message: ServerMessage) => child.send(message)
  return {
    ...runningAs(child, product.baseUrl),
    record: () => void ask('record'),
    async take() {
      const answer = messageOf<{ statements: RecordedStatement[] }>(child)
      ask('take')
      return (await answer).statements
    },
  }
}

/** Statements by the bare driver, with nothing around them but a request. */
export async function startBare(
  databaseUrl: string,
  calls: Recording,
  bytes: number,
): Promise<BenchServer> {
  const child = fork(bareProgram, [], { serialization: 'advanced', stdio: 'inherit' })
  await messageOf(child)
  const ready = messageOf<{ address: string }>(child)
  child.send({ databaseUrl, calls, bytes })
  return runningAs(child, (await ready).address)
}

const runningAs = (child: ChildProcess, baseUrl: string): BenchServer => ({
  baseUrl,
  pid: child.pid ?? 0,
  async stop() {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  },
})

const messageOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`The server ended with ${code}`))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message as T)
    })
  })
