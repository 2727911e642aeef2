import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** npm can be asked for packages that are not ours. */
export const hasRegistry =
  spawnSync('npm', ['view', 'react', 'version', '--fetch-retries=0'], { timeout: 30_000 })
    .status === 0

const execute = promisify(execFile)

/** Runs a command in a folder; a failure contains its output. */
export async function run(cwd: string, command: string, args: readonly string[], env = {}) {
  try {
    const { stdout } = await execute(command, args, {
      cwd,
      env: { ...cleanEnvironment(), ...env },
      maxBuffer: 64 * 1024 ** 2,
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & Record<string, string>
    throw new Error(`${command} ${args.join(' ')}: ${message}\n${stdout}\n${stderr}`)
  }
}

/** The environment without variables that npm and Vitest set for their children. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours = /^(npm_|VITEST|VITE_|NODE_ENV$|NODE_OPTIONS$|DATABASE_URL$|TEST$)/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)))
}

/** The tarballs of a folder by the names of their packages. */
export function tarballsIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const name = /^(.*)-\d+\.\d+\.\d+\.tgz$/.exec(file)?.[1] ?? file
      return [name.replace(/^vitrine-/, '@vitrine/'), `file:${path.join(folder, file)}`]
    }),
  )
}

export interface RunningShop {
  readonly baseUrl: string
  readonly clientId: string
  readonly apiKey: string
  /** Running processes, by id and command. */
  processes(): string
  stop(): Promise<void>
}

/** `npm start` in the folder of a project, as a person does it. */
export async function startShop(folder: string): Promise<RunningShop> {
  const env = { ...cleanEnvironment(), npm_config_update_notifier: 'false' }
  // A group of its own: Ctrl-C in a terminal reaches all of it.
  const child = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: 'pipe' })
  await untilReady(child)
  const { baseUrl, sites } = JSON.parse(
    readFileSync(path.join(folder, '.data/credentials.json'), 'utf8'),
  )
  return {
    baseUrl,
    clientId: sites[0].clientId,
    apiKey: sites[0].apiKey,
    processes: () => processesOf(folder),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = new Promise((resolve) => child.once('close', resolve))
      process.kill(-Number(child.pid), 'SIGINT')
      await closed
    },
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Ctrl-C stops everything')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', (code) => reject(new Error(`npm start ended with ${code}\n${output}`)))
  })
}

/** Processes whose command names the folder. */
export const processesOf = (folder: string): string =>
  spawnSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(folder))
    .join('\n')

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
