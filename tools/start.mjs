import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './steps/build.mjs'
import { root } from './steps/command.mjs'
import { run } from './steps/console.mjs'
import { checkNode, install } from './steps/install.mjs'

/** From a fresh clone to a running shop: install, build, start. */
run(async () => {
  checkNode()
  await install('run')
  await build()
  // The shop runs in this process: a waiting parent would take as much memory as a small server.
  const program = path.join(root, 'packages/server/dist/vitrine.js')
  process.chdir(root)
  process.setSourceMapsEnabled(true)
  process.argv = [process.execPath, program, 'start', ...process.argv.slice(2)]
  await import(pathToFileURL(program).href)
})
