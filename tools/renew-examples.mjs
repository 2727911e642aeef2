import { runInteractive } from './steps/command.mjs'
import { run } from './steps/console.mjs'

/** Runs every example of the documents on a fresh shop and records the results. */
run(async () => {
  const project = ['--project', 'server', 'tests/examples']
  process.exitCode = await runInteractive('npx', ['vitest', 'run', ...project], {
    env: { VITRINE_EXAMPLES: 'renew' },
  })
})
