import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { capacityBench } from './capacity.ts'
import { catalogBench } from './catalog.ts'
import { siblingCosts } from './catalog-costs.ts'
import { commerceBench } from './commerce.ts'
import { dashboardBench } from './dashboard.ts'
import { connect } from './database.ts'
import { failoverBench } from './failover.ts'
import { faultsBench } from './faults.ts'
import { fuzzBench } from './fuzz.ts'
import { importRate } from './import-rate.ts'
import { lighthouseBench } from './lighthouse.ts'
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
type Report = (name: string, value: string) => void

/** The benchmarks by name; false: a target was missed. */
const parts: Readonly<Record<string, (args: string[], report: Report) => Promise<unknown>>> = {
  capacity: (args) => capacityBench(args),
  catalog: catalogBench,
  commerce: commerceBench,
  dashboard: dashboardBench,
  failover: failoverBench,
  faults: faultsBench,
  fuzz: fuzzBench,
  lighthouse: (_, report) => lighthouseBench(report),
  nodes: (_, report) => nodesBench(report),
  pricing: (_, report) => pricingBench(report),
  privacy: privacyBench,
  recovery: (_, report) => recoveryBench(report),
  search: searchBench,
  simulate: simulateBench,
  start: startBench,
  storefront: (_, report) => storefrontBench(report),
}

const usage = `npm run bench                       starts, memory, pages, sign-ins, stock, import: ten minutes
npm run bench -- --clone            the same, after a clean clone
npm run bench -- <part> [options]   ${Object.keys(parts).join(', ')}`

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

if (process.platform !== 'linux') refuse('The bench reads /proc and runs on Linux only.')
const [first = 'start', ...others] = process.argv.slice(2)
const isOption = first.startsWith('--')
if (isOption && first !== '--clone') refuse(usage)
const part = parts[isOption ? 'start' : first]
if (!part) refuse(`There is no part ${first}.\n${usage}`)
const isMet = await part?.(isOption ? [first, ...others] : others, (name, value) =>
  console.log(`${name.padEnd(64)} ${value}`),
)
process.exit(isMet === false ? 1 : 0)

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

/** The time from a clone to the first response, and the cost of the demo's pages and calls. */
async function startBench(args: string[], report: Report): Promise<void> {
  if (args.includes('--clone')) measureClone(report)
  const [megabytes] = run('du', ['-sm', 'node_modules']).split('\t')
  report('Size of node_modules', `${megabytes} MB`)
  const product = await firstAndSecondStart(report)
  await measureMemory(product, report)
  for (const [name, value] of await replyCosts(product)) report(name, value)
  for (const [name, value] of await signInRates(product)) report(name, value)
  for (const [name, value] of await stockRace(product)) report(name, value)
  await measureSiblings(product, report)
  for (const [name, value] of await importRate(product)) report(name, value)
  await product.stop()
  product.remove()
}

function run(command: string, args: string[], cwd = process.cwd()): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** Clones into a separate folder and measures the time to the first response. */
function measureClone(report: Report): void {
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

async function firstAndSecondStart(report: Report): Promise<RunningProduct> {
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

async function measureMemory({ pid }: RunningProduct, report: Report): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const [, ...children] = familyOf(pid)
  report('Idle memory of the process', `${memoryOf([pid]).toFixed(0)} MB`)
  report('Idle memory of PostgreSQL', `${memoryOf(children).toFixed(0)} MB`)
}

/** The other rows of the catalog need shops of many sizes: `npm run bench -- catalog`. */
async function measureSiblings(product: RunningProduct, report: Report): Promise<void> {
  const client = await connect(product)
  for (const [name, value] of await siblingCosts(product, client)) report(name, value)
  await client.end()
}
