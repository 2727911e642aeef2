import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export interface RunningProduct {
  readonly baseUrl: string
  readonly dataDir: string
  /** The built `vitrine` command. */
  readonly program: string
  readonly pid: number
  readonly sites: readonly {
    id: string
    name: string
    clientId: string
    apiKey: string
    catalogVersion: string
  }[]
  readonly staff: { email: string; password: string }
  /** Everything it has printed so far. */
  output(): string
  /** Ends it: by SIGTERM, or by SIGKILL. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>
  /** Forgets its data. */
  remove(): void
}

export interface ProductOptions {
  /** Whether the demo shop is filled in. */
  readonly demo?: boolean
  /** A folder with data to go on with; a new one when absent. */
  readonly dataDir?: string
  /** The folder of a stopped product, whose data a new folder starts with: no database is created. */
  readonly like?: string
  readonly port?: number
  /** The `vitrine` command of another version; the one built here unless given. */
  readonly program?: string
  /** A database of your own; one comes with the product when absent. */
  readonly databaseUrl?: string
  /** Further settings of the process: see `docs/settings.md`. */
  readonly settings?: Readonly<Record<string, string>>
}

/** The one built here, unless another is named, such as that of the installed package. */
const ownProgram =
  process.env.VITRINE_PROGRAM ||
  fileURLToPath(new URL('../../server/dist/vitrine.js', import.meta.url))

/** The built product as a person starts it, on a folder and a port of its own. */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const program = options.program ?? ownProgram
  if (!existsSync(program)) throw new Error(`${program} is not built; npm start builds it`)
  const dataDir = options.dataDir ?? newFolder(options.like)
  const port = options.port ?? (await freePort())
  const child = spawn(
    process.execPath,
    [program, 'start', ...(options.demo ? [] : ['--no-demo'])],
    {
      env: {
        ...process.env,
        VITRINE_DATA: dataDir,
        PORT: String(port),
        DATABASE_URL: options.databaseUrl ?? '',
        NODE_ENV: 'development',
        // A machine that stands still for a second refuses nobody for it.
        MAX_DELAY_MS: '0',
        ...options.settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  await waitForOutput(child, 'Ctrl-C stops everything')
  const credentials = JSON.parse(readFileSync(path.join(dataDir, 'credentials.json'), 'utf8'))
  return {
    ...credentials,
    dataDir,
    program,
    pid: child.pid ?? 0,
    output: () => printed,
    async stop(signal = 'SIGINT') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = new Promise((resolve) => child.once('close', resolve))
      child.kill(signal)
      await closed
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** A folder named after its owner, so that it can be found should this process be killed. */
function newFolder(like?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `vitrine-product-${process.pid}-`))
  if (like) execFileSync('cp', ['-a', `${like}/.`, folder])
  // PostgreSQL runs as another user when root starts it, and has to step through to its own.
  chmodSync(folder, 0o711)
  return folder
}

/** A start that fails half way may print why and go on without ever being ready. */
const READY_MS = 600_000

function waitForOutput(child: ChildProcess, words: string): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => {
      child.kill('SIGINT')
      reject(new Error(`The product was not ready within ten minutes:\n${output}`))
    }, READY_MS)
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (!output.includes(words)) return
      clearTimeout(timeout)
      resolve()
    })
    child.once('close', (code) => {
      clearTimeout(timeout)
      reject(new Error(`The product ended with ${code} before it was ready:\n${output}`))
    })
  })
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
