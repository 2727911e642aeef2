import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { contract } from '@vitrine/contract'
import { type AnyOperation, type AnyService, addressesOf } from '@vitrine/contract/kit'
import { indexSources, type SourceIndex } from './where/source-index.ts'
import { statementsOf, tableNames } from './where/statements.ts'
import type { Declaration } from './where/syntax.ts'
import { traceOperation } from './where/trace.ts'

/** Prints every place that concerns an operation, grouped: `npm run where createProduct`. */
interface FoundOperation {
  readonly key: string
  readonly name: string
  readonly service: AnyService
  readonly operation: AnyOperation
}

const root = fileURLToPath(new URL('..', import.meta.url))
const wanted = process.argv[2]?.toLowerCase()
if (!wanted) {
  console.error('Say which operation: npm run where createProduct, or catalogV3.createProduct')
  process.exit(2)
}
const operations: FoundOperation[] = Object.entries(contract as Record<string, AnyService>).flatMap(
  ([key, service]) =>
    Object.entries(service.operations)
      .filter(([name]) => [name, `${key}.${name}`].some((one) => one.toLowerCase() === wanted))
      .map(([name, operation]) => ({ key, name, service, operation })),
)
if (operations.length === 0) {
  console.error(`No operation is called ${process.argv[2]}. "npm run routes" lists them all.`)
  process.exit(1)
}
const index = indexSources(root)
const tables = tableNames(root)

function printOperation(found: FoundOperation, sources: SourceIndex): void {
  const { key, name, service, operation } = found
  console.log(`\n${key}.${name}: ${operation.summary}`)
  for (const { method, path } of addressesOf(service, operation)) console.log(`  ${method} ${path}`)
  console.log(`  permission ${operation.permission}${operation.writes ? ', writes' : ''}`)
  for (const { code, status } of operation.errors ?? []) console.log(`  error ${status} ${code}`)

  const reached = traceOperation(sources, key, name)
  print('contract', placesOf(declaredIn(found)))
  print('handler', placesOf(reached.filter(isIn('handlers'))))
  print('codec', placesOf(reached.filter(isIn('codec'))))
  print('service', placesOf(reached.filter(isIn('service', 'index'))))
  print('rules', placesOf(reached.filter(isIn('rules'))))
  const stores = reached.filter(isIn('store'))
  print('store', placesOf(stores))
  print('SQL', stores.flatMap(statementsIn).toSorted())
  print('events', [...(operation.facts ?? []).map((fact) => fact.name), ...eventPlaces(found)])
  print('tests', grep(found, 'packages', 'tests', 'e2e', 'interop').filter(isTest))
  print(
    'screens',
    grep(found, 'apps').filter((line) => !isTest(line)),
  )
  print('elsewhere', grep(found, 'packages/sdk', 'packages/react', 'packages/demo', 'examples'))
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n  ${title}\n${lines.map((one) => `    ${one}`).join('\n')}`)
}

/** One line per file, with the parts of the operation in it. */
function placesOf(declarations: readonly Declaration[]): string[] {
  const files = new Map<string, string[]>()
  for (const { file, line, name } of declarations) {
    files.set(file, [...(files.get(file) ?? []), `${name}:${line}`])
  }
  return [...files].map(([file, names]) => `${file}  ${names.join(' ')}`)
}

const isIn =
  (...layers: readonly string[]) =>
  ({ file }: Declaration): boolean =>
    layers.some((layer) => file.includes(`/${layer}/`) || file.endsWith(`/${layer}.ts`))

const statementsIn = ({ text, file, line }: Declaration): string[] =>
  statementsOf(text, tables).map((statement) => `${statement}  ${file}:${line}`)

/** The declaration of the operation itself, whose value is in the contract. */
function declaredIn({ name, service }: FoundOperation): readonly Declaration[] {
  const folder = `packages/contract/src/${service.name}/`
  return [...index.files]
    .filter(({ file }) => file.startsWith(folder))
    .flatMap(({ declarations }) => declarations)
    .filter((one) => one.name === name && one.text.includes('operation('))
}

/** The code that maps facts of the operation to webhook events. */
const eventPlaces = ({ operation }: FoundOperation): string[] =>
  (operation.facts ?? []).flatMap((fact) =>
    gitGrep(`['"]${fact.name.replaceAll('.', '\\.')}['"]`, [
      'packages/contract/src',
      'packages/server/src/areas/**/events*',
      'packages/server/src/dialects/**/events*',
    ]),
  )

/** Calls by name: `catalogV1.createProduct`, in code or as text. */
const grep = ({ key, name }: FoundOperation, ...folders: readonly string[]): string[] =>
  gitGrep(`\\b${key}[?]?\\.${name}\\b`, folders)

const isTest = (line: string): boolean => /\.(test|e2e|fixture)\.tsx?:/.test(line)

function gitGrep(pattern: string, paths: readonly string[]): string[] {
  const files = paths.map((path) => (path.includes('*') ? `:(glob)${path}` : path))
  const { stdout } = spawnSync('git', ['grep', '-nP', pattern, '--', ...files], {
    encoding: 'utf8',
    cwd: root,
  })
  const lines = stdout.trim().split('\n').filter(Boolean)
  return lines.map((line) => line.replace(/^([^:]+:\d+):\s*/, '$1  ').slice(0, 160))
}

for (const one of operations) printOperation(one, index)
