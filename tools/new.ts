import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Plan, Refusal } from './new/changes.ts'
import { planFeature } from './new/feature.ts'
import { planField } from './new/field.ts'
import { planOperation } from './new/operation.ts'

/** `npm run new feature|operation|field …`: generates the boilerplate, and lists the remaining steps. */
const root = fileURLToPath(new URL('..', import.meta.url))
const usage = `Say what to add:
  npm run new feature AREA name
  npm run new operation SERVICE operationName
  npm run new field TABLE column TYPE [SERVICE.Schema] [default=SQL]`

function planFor([kind, first, second, third, ...words]: readonly string[]): Plan {
  if (kind === 'feature' && first && second) return planFeature(root, first, second)
  if (kind === 'operation' && first && second) return planOperation(root, first, second)
  if (kind !== 'field' || !first || !second || !third) throw new Refusal(usage)
  const defaults = words.find((word) => word.startsWith('default='))
  return planField(root, {
    table: first,
    column: second,
    type: third,
    schema: words.find((word) => word !== defaults),
    defaultValue: defaults?.slice('default='.length),
  })
}

/** Runs a program of the repository; reports if it fails. */
function run(words: readonly string[], purpose: string): void {
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) console.error(`Left to do by hand: ${purpose}`)
}

function finish({ changes, next }: Plan): void {
  const { files } = changes
  changes.write()
  const sources = files.filter((file) => file.endsWith('.ts'))
  const biome = 'node_modules/@biomejs/biome/bin/biome'
  if (sources.length > 0) {
    run([biome, 'check', '--write', ...sources], 'npx biome check --write')
    run(['--import', 'tsx', 'tools/map.ts'], 'npm run map')
  }
  if (files.some((file) => file.endsWith('.sql'))) {
    run(['--import', 'tsx', 'tools/db.ts', 'tables'], 'npm run db tables')
  }
  console.log(files.map((file) => `wrote ${file}`).join('\n'))
  console.log(
    `\nNext:\n${next()
      .map((step) => `- ${step}`)
      .join('\n')}`,
  )
}

try {
  finish(planFor(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 2
}
