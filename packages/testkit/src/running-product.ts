import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

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
  /** All output so far. */
  output(): string
  /** Stops it with SIGTERM or another signal. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>
  /** Deletes its data. */
  remove(): void
}

export interface ProductOptions {
  /** Whether to create the demo shop. */
  readonly demo?: boolean
  /** An existing data folder; if absent, a new one. */
  readonly dataDir?: string
  /** The folder of a stopped product whose data is copied, so that no database has to be created. */
  readonly like?: string
  readonly port?: number
  /** The `vitrine` command of another version; default: the local build. */
  readonly program?: string
  /** An external database; default: the embedded one. */
  readonly databaseUrl?: string
  /** Further environment variables: see `docs/settings.md`. */
  readonly settings?: Readonly<Record<string, string>>
}

/** The local build, unless another one is set, such as that of the installed package. */
const ownProgram =
  process.env.VITRINE_PROGRAM ||
  fileURLToPath(new URL('../../server/dist/vitrine.js', import.meta.url))

/** Starts the built product like a person, with its own folder and port. */
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
        // A machine that stalls for a second should not refuse requests.
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

/** A folder with the process id in its name, so that leftovers of killed processes can be found. */
function newFolder(like?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `vitrine-product-${process.pid}-`))
  if (like) execFileSync('cp', ['-a', `${like}/.`, folder])
  // Started by root, PostgreSQL runs as another user, which has to traverse the folder.
  chmodSync(folder, 0o711)
  return folder
}

/** A failed start may print the reason and then hang. */
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
