import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { type DeclaredError, subscribeToDeclaredErrors } from '@vitrine/server/testing'

const folder = process.env.REACHED_ERRORS
const reached = new Set<string>()

/**
 * Writes each declared error that a call was answered with to a file of the folder `REACHED_ERRORS`, one for each
 * process, as a line such as `members.getMember MEMBER_NOT_FOUND`. `tools/reached-errors.ts` compares them with the
 * contract after a whole run.
 */
export function recordReachedErrors(): void {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${process.pid}.txt`)
  subscribeToDeclaredErrors(({ service, operation, code }: DeclaredError) => {
    const line = `${service}.${operation} ${code}`
    if (reached.has(line)) return
    reached.add(line)
    appendFileSync(file, `${line}\n`)
  })
}
