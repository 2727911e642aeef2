import { readFileSync } from 'node:fs'
import { PlainError } from './plain-error.ts'

/** Reads a file that the process created and can recreate. */
export function readJsonFile<T extends object>(file: string): T {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof value === 'object' && value !== null) return value as T
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new PlainError(`${file} is not valid JSON; delete it, and the next start creates it again`)
}
