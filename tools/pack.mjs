import path from 'node:path'
import { parseArgs } from 'node:util'
import { problemsOf } from './pack/check-tarball.mjs'
import { pack } from './pack/pack.mjs'
import { PlainError, run, step } from './steps/console.mjs'
import { checkNode } from './steps/install.mjs'

const options = { check: { type: 'boolean' }, to: { type: 'string' } }

/**
 * Writes every package as a tarball for installation, into `dist-packages` or the folder of `--to`. With
 * `--check` it fails if a manifest or type would not work for users.
 */
run(async () => {
  checkNode()
  const { check, to } = parseArgs({ options }).values
  const files = await pack(to && path.resolve(to))
  if (check) await step('Checking the packages', () => checkAll(files))
  console.log(files.join('\n'))
})

async function checkAll(files) {
  const problems = []
  for (const file of files) {
    for (const problem of await problemsOf(file))
      problems.push(`${path.basename(file)}: ${problem}`)
  }
  if (problems.length > 0) throw new PlainError(problems.join('\n'))
}
