import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { capacityBench } from './capacity.ts'
import { catalogBench } from './catalog.ts'
import { siblingCosts } from './catalog-costs.ts'
import { commerceBench } from './commerce.ts'
import { connect } from './database.ts'
import { failoverBench } from './failover.ts'
import { faultsBench } from './faults.ts'
import { fuzzBench } from './fuzz.ts'
import { importRate } from './import-rate.ts'
import { familyOf, fetchWhole, memoryOf } from './measure.ts'
import { nodesBench } from './nodes.ts'
import { pricingBench } from './pricing.ts'
import { privacyBench } from './privacy.ts'
import { recoveryBench } from './recovery.ts'
import { replyCosts } from './replies.ts'
import { searchBench } from './search.ts'
import { signInRates } from './sign-ins.ts'
import { simulateBench } from './simulate.ts'
import { stockRace } from './stock-race.ts'
import { storefrontBench } from './storefront.ts'

/** Measures the built product against lower bounds, in one run, and prints ratios. Linux only. */
if (process.platform !== 'linux') {
  console.error('The bench reads /proc and runs on Linux only.')
  process.exit(2)
}
const rows: [string, string][] = []
const report = (name: string, value: string) => {
  rows.push([name, value])
  console.log(`${name.padEnd(64)} ${value}`)
}
if (process.argv[2] === 'capacity') {
  await capacityBench(process.argv.slice(3))
  process.exit()
}
if (process.argv[2] === 'catalog') {
  await catalogBench(process.argv.slice(3), report)
  process.exit()
}
if (process.argv[2] === 'search') {
  await searchBench(process.argv.slice(3), report)
  process.exit()
}
if (process.argv[2] === 'nodes') {
  await nodesBench(report)
  process.exit()
}
if (process.argv[2] === 'pricing') {
  await pricingBench(report)
  process.exit()
}
if (process.argv[2] === 'privacy') {
  await privacyBench(process.argv.slice(3), report)
  process.exit()
}
if (process.argv[2] === 'failover') {
  process.exit((await failoverBench(process.argv.slice(3), report)) ? 0 : 1)
}
if (process.argv[2] === 'faults') {
  process.exit((await faultsBench(process.argv.slice(3), report)) ? 0 : 1)
}
if (process.argv[2] === 'commerce') {
  process.exit((await commerceBench(process.argv.slice(3), report)) ? 0 : 1)
}
if (process.argv[2] === 'recovery') {
  process.exit((await recoveryBench(report)) ? 0 : 1)
}
if (process.argv[2] === 'storefront') {
  process.exit((await storefrontBench(report)) ? 0 : 1)
}
if (process.argv[2] === 'simulate') {
  await simulateBench(process.argv.slice(3), report)
  process.exit()
}
if (process.argv[2] === 'fuzz') {
  await fuzzBench(process.argv.slice(3), report)
  process.exit()
}
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

if (process.argv.includes('--clone')) measureClone()
report(
  'Size of node_modules',
  `${(Number(run('du', ['-sm', 'node_modules']).split('\t')[0]) || 0).toFixed(0)} MB`,
)
const product = await firstAndSecondStart()
await measureMemory(product)
for (const [name, value] of await replyCosts(product)) report(name, value)
for (const [name, value] of await signInRates(product)) report(name, value)
for (const [name, value] of await stockRace(product)) report(name, value)
await measureSiblings(product)
for (const [name, value] of await importRate(product)) report(name, value)
await product.stop()
product.remove()

function run(command: string, args: string[], cwd = process.cwd()): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** A clone in a folder of its own, from nothing to the first answer. */
function measureClone(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-clone-'))
  run('git', ['clone', '--quiet', process.cwd(), folder])
  const script = path.join(folder, 'first-answer.mjs')
  writeFileSync(script, readFileSync(new URL('first-answer.mjs', import.meta.url)))
  const start = performance.now()
  run(process.execPath, [script], folder)
  report('Clean clone to first answer (npm start)', seconds(performance.now() - start))
  report(
    'Size of the install (npm start only)',
    `${run('du', ['-sm', 'node_modules'], folder).split('\t')[0]} MB`,
  )
  rmSync(folder, { recursive: true, force: true })
}

async function firstAndSecondStart(): Promise<RunningProduct> {
  const first = performance.now()
  const product = await startProduct({ demo: true })
  report('First start with the demo shop, all steps', seconds(performance.now() - first))
  await product.stop()
  const second = performance.now()
  const again = await startProduct({ demo: true, dataDir: product.dataDir })
  await fetchWhole(`${again.baseUrl}/`)
  report('Restart to first page', seconds(performance.now() - second))
  return again
}

async function measureMemory({ pid }: RunningProduct): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const [, ...children] = familyOf(pid)
  report('Idle memory of the process', `${memoryOf([pid]).toFixed(0)} MB`)
  report('Idle memory of PostgreSQL', `${memoryOf(children).toFixed(0)} MB`)
}

/** The other rows of the catalog need shops of many sizes: `npm run bench -- catalog`. */
async function measureSiblings(product: RunningProduct): Promise<void> {
  const client = await connect(product)
  for (const [name, value] of await siblingCosts(product, client)) report(name, value)
  await client.end()
}
