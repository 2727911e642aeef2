import { openly } from './steps/command.mjs'
import { run } from './steps/say.mjs'

/** Plays every example of the documents on a fresh shop and keeps what happened. */
run(async () => {
  const project = ['--project', 'server', 'packages/testkit/src/examples']
  process.exitCode = await openly('npx', ['vitest', 'run', ...project], {
    env: { VITRINE_EXAMPLES: 'renew' },
  })
})
