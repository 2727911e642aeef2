import { build } from './steps/build.mjs'
import { openly } from './steps/command.mjs'
import { checkNode, install } from './steps/install.mjs'
import { run } from './steps/say.mjs'

/** From a fresh clone to a running shop: install, build, start. */
run(async () => {
  checkNode()
  await install('run')
  await build()
  process.exitCode = await openly(process.execPath, [
    '--enable-source-maps',
    'packages/server/dist/vitrine.js',
    'start',
    ...process.argv.slice(2),
  ])
})
