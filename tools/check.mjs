import { openly } from './steps/command.mjs'
import { checkNode, install } from './steps/install.mjs'
import { run } from './steps/say.mjs'

/** What must hold before anything lands: types, style, boundaries, dead code, freshness. */
const checks = [
  ['types', 'npx', ['tsc', '-b']],
  ['style', 'npx', ['biome', 'check', '--error-on-warnings']],
  ['imports', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps']],
  ['dead code', 'npx', ['knip', '--no-progress']],
  ['house rules', 'npx', ['vitest', 'run', '--project', 'house']],
]

run(async () => {
  checkNode()
  await install('all')
  for (const [name, command, args] of checks) {
    console.log(`\n— ${name}`)
    const code = await openly(command, args)
    if (code !== 0) process.exit(code)
  }
})
