import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export interface RunningServer {
  readonly baseUrl: string
  readonly site: { id: string; clientId: string; apiKey: string; catalogVersion: string }
  stop(): Promise<void>
}

const program = fileURLToPath(new URL('../apps/api/dist/vitrine.js', import.meta.url))

/** The built product as a person starts it, empty, on a folder and a port of its own. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-interop-'))
  const port = await freePort()
  const child = spawn(process.execPath, [program, 'start', '--no-demo'], {
    env: {
      ...process.env,
      VITRINE_DATA: dataDir,
      PORT: String(port),
      DATABASE_URL: '',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await said(child, 'Ctrl-C stops everything')
  const credentials = JSON.parse(readFileSync(path.join(dataDir, 'credentials.json'), 'utf8'))
  return {
    baseUrl: credentials.baseUrl,
    site: credentials.sites[0],
    async stop() {
      child.kill('SIGINT')
      await new Promise((resolve) => child.once('close', resolve))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function said(child: ChildProcess, words: string): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes(words)) resolve()
    })
    child.once('close', (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)),
    )
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
