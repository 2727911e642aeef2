import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { contract } from '@vitrine/contract'
import type { AnyService } from '@vitrine/contract/kit'
import { reachedByLongTests, unreachedErrors } from './unreached-errors.ts'

/**
 * Compares the errors that operations declare with those that calls of a test run were answered with: `tsx
 * tools/reached-errors.ts FOLDER`, where FOLDER was the run's `REACHED_ERRORS`. An error that no call reaches
 * must be listed in `unreached-errors.ts`, and must be removed from that list once a call does. With `--long`
 * the run was the part `long`, which must reach the errors that only it reaches.
 */
const {
  values: { long: isLong },
  positionals: [folder],
} = parseArgs({ options: { long: { type: 'boolean', default: false } }, allowPositionals: true })
if (!folder) {
  console.error(
    'Say where the tests wrote what they reached: tsx tools/reached-errors.ts FOLDER [--long]',
  )
  process.exit(2)
}

const reached = new Set(
  readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').trim().split('\n'),
  ),
)
const declared = Object.values(contract as Record<string, AnyService>).flatMap((service) =>
  Object.entries(service.operations).flatMap(([name, { errors = [] }]) =>
    errors.map(({ code }) => ({ code, line: `${service.name}.${name} ${code}` })),
  ),
)
const codes = new Set(declared.map(({ code }) => code))
const reachedCodes = new Set([...reached].map((line) => line.split(' ')[1] ?? ''))
const listed = new Set([...unreachedErrors, ...reachedByLongTests])
const missing = isLong
  ? reachedByLongTests.filter((code) => !reachedCodes.has(code))
  : [...codes].filter((code) => !reachedCodes.has(code) && !listed.has(code))
const outdated = [...(isLong ? unreachedErrors : listed)].filter(
  (code) => reachedCodes.has(code) || !codes.has(code),
)

const places = declared.filter(({ line }) => reached.has(line)).length
console.log(
  `Errors reached: ${reachedCodes.size} of ${codes.size}, at ${places} of ${declared.length} operations that declare one`,
)
print('No test reaches these; write one that makes the call:', missing)
print('Reached or gone; take them off tools/unreached-errors.ts:', outdated)
process.exitCode = missing.length + outdated.length > 0 ? 1 : 0

function print(title: string, errors: readonly string[]): void {
  if (errors.length > 0) console.error(`${title}\n${errors.map((one) => `  ${one}`).join('\n')}`)
}
