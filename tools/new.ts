import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Plan, Refusal } from './new/changes.ts'
import { planOperation } from './new/operation.ts'

/** `npm run new operation|feature|field …`: writes what is the same every time, and says what is not. */
const root = fileURLToPath(new URL('..', import.meta.url))
const usage = `Say what to add:
  npm run new operation SERVICE operationName`

function planFor([kind = '', ...words]: readonly string[]): Plan {
  const [first, second] = words
  if (kind === 'operation' && first && second) return planOperation(root, first, second)
  throw new Refusal(usage)
}

function run(program: string, ...words: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    stdio: 'inherit',
  })
  return status === 0
}

try {
  const { changes, next } = planFor(process.argv.slice(2))
  const files = changes.files
  changes.write()
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', ...sources)
  console.log(files.map((file) => `wrote ${file}`).join('\n'))
  console.log(`\nNext:\n${next.map((step) => `- ${step}`).join('\n')}`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 2
}
