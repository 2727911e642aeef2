import { pack } from './pack/pack.mjs'
import { run } from './steps/console.mjs'
import { checkNode, install } from './steps/install.mjs'

/** Writes every package as it is installed, as a tarball, into `dist-packages`. */
run(async () => {
  checkNode()
  await install('all')
  for (const file of await pack()) console.log(file)
})
