import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A program that does nothing but the unavoidable part of a request; its CPU is the limit we compare with. */
export interface Baseline {
  readonly pid: number
  readonly url: string
  stop(): void
}

const program = fileURLToPath(new URL('limit-server.mjs', import.meta.url))

/** `http` sends the same bytes; `pg` also runs one statement through the bare driver. */
export function startBaseline(
  kind: 'http' | 'pg',
  options: { bytes: number; databaseUrl: string; sql: string },
): Promise<Baseline> {
  const child = fork(program, [kind, JSON.stringify(options)], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('message', (port) => {
      resolve({ pid: child.pid ?? 0, url: `http://127.0.0.1:${port}/`, stop: () => child.kill() })
    })
    child.once('exit', (code) => reject(new Error(`The limit ended with ${code}`)))
  })
}
