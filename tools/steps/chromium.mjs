import { existsSync } from 'node:fs'
import { runQuietly } from './command.mjs'
import { PlainError, step } from './console.mjs'

/** Without windows first: it does the same work with less. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const find = () => places.find((place) => existsSync(place))

/** A Chromium for the browser journeys: the given one, an installed one, or one from the system's packages. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  if (given) throw new PlainError(`CHROMIUM_PATH names ${given}, which does not exist`)
  const found = find()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium', async () => {
      await runQuietly('apt-get', ['update', '-qq'])
      await installPackage('chromium-headless-shell').catch(() => installPackage('chromium'))
    })
    const installed = find()
    if (installed) return installed
  }
  throw new PlainError(
    'The browser journeys need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program.',
  )
}

const installPackage = (name) =>
  runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
