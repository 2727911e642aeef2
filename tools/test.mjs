import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from './steps/build.mjs'
import { findChromium } from './steps/chromium.mjs'
import { openly, root } from './steps/command.mjs'
import { checkNode, install } from './steps/install.mjs'
import { run } from './steps/say.mjs'
import { findSystemPostgres, startSystemPostgres } from './steps/system-postgres.mjs'

const reports = path.join(root, '.cache', 'test')
const count = { passed: 0, failed: 0 }

/** Proves everything, from types to browser journeys. Words after it choose parts: `npm test -- unit`. */
run(async () => {
  checkNode()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  await install('all')
  const wanted = process.argv.slice(2)
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await part()
  }
  console.log(`\n${count.passed} passed, ${count.failed} failed`)
  process.exitCode = count.failed > 0 ? 1 : 0
})

const parts = {
  async check() {
    await command('types', ['tsc', '-b'])
    await command('style', ['biome', 'check', '--error-on-warnings'])
    await command('imports', [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
    ])
    await command('dead code', ['knip', '--no-progress'])
  },
  unit: () => tests('unit and API'),
  async postgres() {
    const found = process.env.DATABASE_URL ? undefined : findSystemPostgres()
    if (!found)
      return console.log(
        '\n— no installed PostgreSQL 15 or 16: the API suite ran on the embedded one only',
      )
    const server = await startSystemPostgres(found)
    try {
      await tests(
        `API on PostgreSQL ${found.version}`,
        ['--project', 'server', 'packages/testkit/src/stories', 'packages/testkit/src/loops'],
        { DATABASE_URL: server.url },
      )
    } finally {
      await server.stop()
    }
  },
  async interop() {
    await build()
    await install('all', path.join(root, 'interop'))
    await tests('interop', ['--config', 'interop/vitest.config.ts'])
  },
  async browser() {
    const chromium = await findChromium()
    await build()
    await tests('browser', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: chromium })
  },
}

/** A command counts as one test: it holds or it does not. */
async function command(name, args) {
  console.log(`\n— ${name}`)
  const code = await openly('npx', args)
  count[code === 0 ? 'passed' : 'failed'] += 1
}

async function tests(name, args = [], env = {}) {
  console.log(`\n— ${name}`)
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await openly('npx', ['vitest', 'run', ...reporters, ...args], { env })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  count.passed += report.numPassedTests ?? 0
  count.failed += report.numFailedTests ?? 0
  // A file that cannot even be loaded has no failed tests, but the run has failed.
  if (code !== 0 && !report.numFailedTests) count.failed += 1
}
