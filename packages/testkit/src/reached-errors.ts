import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { type DeclaredError, subscribeToDeclaredErrors } from '@vitrine/server/testing'

const folder = process.env.REACHED_ERRORS
const reached = new Set<string>()
let isPaused = false

/**
 * Records each declared error that a call returned in a file of the folder `REACHED_ERRORS`, one file per process, as
 * lines such as `members.getMember MEMBER_NOT_FOUND`. After a complete run `tools/reached-errors.ts` compares them with
 * the contract.
 */
export function recordReachedErrors(): void {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${process.pid}.txt`)
  subscribeToDeclaredErrors(({ service, operation, code }: DeclaredError) => {
    const line = `${service}.${operation} ${code}`
    if (isPaused || reached.has(line)) return
    reached.add(line)
    appendFileSync(file, `${line}\n`)
  })
}

/** Random requests reach an error by luck, which must not count; returns how to go on recording. */
export function pauseRecordingErrors(): () => void {
  isPaused = true
  return () => {
    isPaused = false
  }
}
