import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './steps/build.mjs'
import { check } from './steps/checks.mjs'
import { findChromium, findWholeChromium } from './steps/chromium.mjs'
import { root, runInteractive } from './steps/command.mjs'
import { errorText, PlainError, run } from './steps/console.mjs'
import { checkNode, install } from './steps/install.mjs'
import { removeLeftovers } from './steps/leftovers.mjs'
import { longBrowserTests, longUnitTests } from './steps/long-tests.mjs'
import { findMemoryFolder } from './steps/memory-folder.mjs'
import { findSystemPostgres, startSystemPostgres } from './steps/system-postgres.mjs'

const reports = path.join(root, '.cache', 'test')

/** Each part answers how many tests it passed and failed. */
const parts = {
  check,
  unit: () => testsWithErrors('unit and API', without(longUnitTests)),
  async postgres() {
    const found = process.env.DATABASE_URL ? undefined : findSystemPostgres()
    if (!found) {
      console.log(
        '\n— no installed PostgreSQL 15 or 16: the API suite ran on the embedded one only',
      )
      return { passed: 0, failed: 0 }
    }
    const server = await startSystemPostgres(found)
    try {
      return await tests(`API on PostgreSQL ${found.version}`, stories, {
        DATABASE_URL: server.url,
      })
    } finally {
      await server.stop()
    }
  },
  async interop() {
    const chromium = await findChromium()
    await build()
    await install('all', path.join(root, 'interop'))
    return tests('interop', ['--config', 'interop/vitest.config.ts'], { CHROMIUM_PATH: chromium })
  },
  async browser() {
    await build()
    const chromium = await findChromium()
    const args = [...browserConfig, ...without(longBrowserTests)]
    return tests('browser', args, { CHROMIUM_PATH: chromium })
  },
  async long() {
    await build()
    const rules = await testsWithErrors('long unit and API', longUnitTests, ['--long'])
    const journeys = await tests(
      'long browser',
      [...browserConfig, ...longBrowserTests],
      await chromiums(),
    )
    return {
      passed: rules.passed + journeys.passed,
      failed: rules.failed + journeys.failed,
    }
  },
}
const browserConfig = ['--config', 'e2e/vitest.config.ts']
const without = (files) => files.flatMap((file) => ['--exclude', `**/${file}`])

/** Two programs: refusing third-party cookies needs one with windows. */
async function chromiums() {
  return { CHROMIUM_PATH: await findChromium(), WHOLE_CHROMIUM_PATH: await findWholeChromium() }
}
const stories = ['--project', 'server', 'tests']
/**
 * The other parts repeat the stories on an installed PostgreSQL, and run long tests; continuous integration
 * runs them.
 */
const usualParts = ['check', 'unit', 'interop', 'browser']

/** Runs the usual parts, from types to browser journeys. Arguments choose others: `npm test -- unit`. */
run(async () => {
  const wanted = chosen(process.argv.slice(2))
  // With it every screen is judged in both themes on every width.
  if (wanted.includes('long')) process.env.LONG_TESTS = 'true'
  checkNode()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  process.env.TMPDIR ??= findMemoryFolder() ?? tmpdir()
  removeLeftovers()
  await install('all')
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isStopped = true))
  const results = []
  for (const name of wanted) if (!isStopped) results.push(await prove(name))
  const failed = printSummary(results)
  process.exitCode = isStopped ? 130 : Math.min(failed, 1)
})

function chosen(words) {
  const names = Object.keys(parts)
  const unknown = words.find((word) => !names.includes(word))
  if (unknown) throw new PlainError(`There is no part ${unknown}; there are ${names.join(', ')}`)
  return words.length > 0 ? words : usualParts
}

/** Whatever goes wrong in a part fails that part, and the others are proven all the same. */
async function prove(name) {
  const start = performance.now()
  const count = await parts[name]().catch((error) => {
    console.error(`\n${errorText(error)}`)
    return { passed: 0, failed: 1 }
  })
  return { name, ...count, seconds: (performance.now() - start) / 1000 }
}

async function tests(name, args = [], env = {}) {
  console.log(`\n— ${name}`)
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runInteractive('vitest', ['run', ...reporters, ...args], { env })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = report
  failures.push(...testResults.flatMap(failuresOf))
  // A file that cannot even be loaded has no failed tests, but the run has failed.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Also fails where an error is declared that none of the tests was answered with. */
async function testsWithErrors(name, args, options = []) {
  const folder = path.join(reports, `reached-errors${options.join('')}`)
  const result = await tests(name, args, { REACHED_ERRORS: folder })
  const code = await runInteractive('tsx', ['tools/reached-errors.ts', folder, ...options])
  if (code !== 0) failures.push(`${name} > errors that no test reaches, as listed above`)
  return { ...result, failed: result.failed + (code === 0 ? 0 : 1) }
}

/** Failures, printed again at the end, so that they are found in a long log. */
const failures = []

function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(root, name)
  const failedTests = assertionResults.filter((test) => test.status === 'failed')
  if (failedTests.length === 0) return status === 'failed' ? [`${file}\n${indent(message)}`] : []
  return failedTests.map(
    (test) => `${file} > ${test.fullName}\n${indent(test.failureMessages.join('\n'))}`,
  )
}

const indent = (text) =>
  text
    .split('\n')
    .filter((line) => !/node_modules|^\s*at new Promise/.test(line))
    .join('\n')
    .slice(0, 1500)
    .replaceAll(/^/gm, '    ')

/** Prints the result of each part and the total; returns how many have failed. */
function printSummary(results) {
  const timeOf = (seconds) =>
    `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`
  const sum = (of) => results.reduce((all, one) => all + one[of], 0)
  if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`)
  console.log()
  for (const { name, passed, failed, seconds } of results) {
    const words = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
    console.log(`${name.padEnd(10)}${words} ${timeOf(seconds).padStart(6)}`)
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed in ${timeOf(sum('seconds'))}`)
  return sum('failed')
}
