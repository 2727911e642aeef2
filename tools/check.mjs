import { check } from './steps/checks.mjs'
import { openly } from './steps/command.mjs'
import { checkNode, install } from './steps/install.mjs'
import { run } from './steps/say.mjs'

/** What must hold before anything lands: types, style, boundaries, dead code, house rules. */
run(async () => {
  checkNode()
  await install('all')
  const { failed } = await check()
  console.log('\n— house rules')
  const code = await openly('vitest', ['run', '--project', 'house'])
  process.exitCode = failed > 0 ? 1 : code
})
