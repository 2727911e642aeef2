import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contract } from '@vitrine/contract'
import type { AnyService } from '@vitrine/contract/kit'
import { unreachedErrors } from './unreached-errors.ts'

/**
 * Compares the errors that operations declare with those that calls of a whole run of the tests were answered with:
 * `tsx tools/reached-errors.ts FOLDER`, where FOLDER was the run's `REACHED_ERRORS`. An error that nothing reaches
 * must be listed in `unreached-errors.ts`, and leaves that list once something does.
 */
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Say where the tests wrote what they reached: tsx tools/reached-errors.ts FOLDER')
  process.exit(2)
}

const reached = new Set(
  readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').trim().split('\n'),
  ),
)
const declared = Object.values(contract as Record<string, AnyService>).flatMap((service) =>
  Object.entries(service.operations).flatMap(([name, { errors = [] }]) =>
    errors.map(({ code }) => `${service.name}.${name} ${code}`),
  ),
)
const listed = new Set(unreachedErrors)
const missing = declared.filter((error) => !reached.has(error) && !listed.has(error))
const outdated = [...listed].filter((error) => reached.has(error) || !declared.includes(error))

console.log(
  `${declared.filter((error) => reached.has(error)).length} of ${declared.length} reached`,
)
print('No test reaches these; write one that makes the call:', missing)
print('Reached or gone; take them off tools/unreached-errors.ts:', outdated)
process.exitCode = missing.length + outdated.length > 0 ? 1 : 0

function print(title: string, errors: readonly string[]): void {
  if (errors.length > 0) console.error(`${title}\n${errors.map((one) => `  ${one}`).join('\n')}`)
}
