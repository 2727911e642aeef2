import { existsSync } from 'node:fs'
import { runQuietly } from './command.mjs'
import { PlainError, step } from './console.mjs'

/** Without windows: it does the same work with less. */
const withoutWindows = '/usr/bin/chromium-headless-shell'
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const find = (from) => from.find((place) => existsSync(place))

/**
 * A Chromium for the browser journeys: the given one, an installed one, or one from the system's packages.
 */
export const findChromium = () =>
  findOrInstall(process.env.CHROMIUM_PATH, [withoutWindows, ...places])

/** One with everything that people's browsers have, such as the setting that refuses cookies of third parties. */
export const findWholeChromium = () => findOrInstall(process.env.WHOLE_CHROMIUM_PATH, places)

async function findOrInstall(given, from) {
  if (given && existsSync(given)) return given
  if (given) throw new PlainError(`${given} is named as the browser, and does not exist`)
  const found = find(from)
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const options = ['-y', '-qq', '--no-install-recommends']
    await step('Installing Chromium', async () => {
      await runQuietly('apt-get', ['update', '-qq'])
      await runQuietly('apt-get', ['install', ...options, 'chromium'], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
    })
    const installed = find(from)
    if (installed) return installed
  }
  throw new PlainError(
    'The browser journeys need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program.',
  )
}
