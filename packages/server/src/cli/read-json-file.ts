import { readFileSync } from 'node:fs'
import { PlainError } from './plain-error.ts'

/** Reads a file that the process writes itself and that can be made anew. */
export function readJsonFile<T extends object>(file: string): T {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof value === 'object' && value !== null) return value as T
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new PlainError(`${file} does not hold JSON; delete it, and the next start writes it anew`)
}
