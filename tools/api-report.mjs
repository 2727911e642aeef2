import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { reported, reportOf } from './api-report/report.mjs'
import { packageFolder } from './pack/packages.mjs'
import { root, runQuietly } from './steps/command.mjs'
import { PlainError, run, step } from './steps/console.mjs'

/**
 * Writes the exports of the packages into `docs/api`, so that changes appear in the diff. With `--check` it
 * writes nothing, and fails if a report is out of date.
 */
run(async () => {
  const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values
  const names = Object.keys(reported)
  await step('Checking types', () => runQuietly('tsc', ['-b', ...names.map(packageFolder)]))
  const outdated = names.filter((name) => textIn(name) !== reportOf(name))
  if (check && outdated.length > 0) {
    throw new PlainError(
      `What ${outdated.join(', ')} export has changed: run npm run api-report, and commit docs/api if you mean it`,
    )
  }
  mkdirSync(path.join(root, 'docs/api'), { recursive: true })
  for (const name of outdated) writeFileSync(fileOf(name), reportOf(name))
})

const fileOf = (name) => path.join(root, 'docs/api', `${name}.md`)

const textIn = (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : undefined)
