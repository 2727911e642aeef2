import { check } from './steps/checks.mjs'
import { runInteractive } from './steps/command.mjs'
import { run } from './steps/console.mjs'
import { checkNode, install } from './steps/install.mjs'

/** The checks before a merge: types, style, boundaries, dead code, repository rules. */
run(async () => {
  checkNode()
  await install('all')
  const { failed } = await check()
  console.log('\n— rules of this repository')
  const code = await runInteractive('vitest', ['run', '--project', 'tools'])
  process.exitCode = failed > 0 ? 1 : code
})
