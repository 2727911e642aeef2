import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One recorded call of an operation. */
export interface Example {
  readonly as: 'nobody' | 'visitor' | 'member' | 'merchant' | 'staff'
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** The same call, written with the SDK. */
  readonly call: string
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly answer?: unknown
}

/** The folder of the examples, for sources and for the program built into `dist`. */
const folder =
  ['../../examples', '../examples']
    .map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)))
    .find((candidate) => existsSync(candidate)) ?? 'examples'

/** The recorded examples of a service by operation; a service without any has none. */
export function examplesOf(service: string): Readonly<Record<string, Example>> {
  const file = join(folder, `${service}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
