import { readdirSync } from 'node:fs'
import path from 'node:path'
import { nameOf } from '../where/syntax.ts'
import { type Changes, kebabOf, Refusal, TO_WRITE } from './changes.ts'
import {
  declared,
  importsIn,
  isObject,
  literalOf,
  type Node,
  parse,
  propertyOf,
  withEntry,
  withImport,
} from './source.ts'

export const CONTRACT = 'packages/contract/src'
const INDEX = `${CONTRACT}/index.ts`

/** A service of the contract by its key, such as `catalogV3`. */
export interface ContractService {
  readonly key: string
  /** Such as `packages/contract/src/catalog-v3`. */
  readonly folder: string
  readonly file: string
}

export function findService(changes: Changes, key: string): ContractService {
  const keys = serviceKeys(changes)
  const specifier = keys.get(key)
  if (!specifier) {
    throw new Refusal(`There is no service ${key}; there are ${[...keys.keys()].join(', ')}`)
  }
  const file = path.posix.join(CONTRACT, specifier)
  return { key, folder: path.posix.dirname(file), file }
}

/** Keys of the contract, each with where its service is imported from. */
export function serviceKeys(changes: Changes): Map<string, string> {
  const imports = importsIn(parse(INDEX, changes.read(INDEX)))
  return new Map(
    imports.flatMap((one) =>
      (one.specifiers as Node[]).map(
        (each) => [nameOf(each.local) ?? '', String(literalOf(one.source))] as const,
      ),
    ),
  )
}

/** The `operations` of a service. */
export function operationsOf({ key, file }: ContractService, text: string): Node | undefined {
  const call = declared(parse(file, text), key)
  const operations = propertyOf((call?.arguments as Node[] | undefined)?.[0], 'operations')
  return isObject(operations) ? operations : undefined
}

/** Adds an operation: in a separate file if the service has a folder of operations, else in place. */
export function addToContract(changes: Changes, service: ContractService, name: string): void {
  const { folder, file, key } = service
  const hasOperationsFolder = changes.exists(`${folder}/operations`)
  const isReading = /^(get|list|find|count|search|query)[A-Z]/.test(name)
  const route = `${isReading ? 'GET' : 'POST'}('${commonPath(changes, folder)}/${kebabOf(name)}')`
  const value = `operation({
      route: ${route},
      permission: 'admin',${isReading ? '' : '\n      writes: true,'}
      summary: '${TO_WRITE}: in one line, what ${key}.${name} does',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [],
    })`
  const names = ['Guid', isReading ? 'GET' : 'POST', 'Type', 'operation']
  if (hasOperationsFolder) {
    const own = `${folder}/operations/${kebabOf(name)}.ts`
    changes.create(
      own,
      `import { ${names.join(', ')} } from '../../kit/index.ts'\n\nexport const ${name} = ${value}\n`,
    )
    changes.edit(file, (text) => {
      const entered = withEntry(text, operationsOf(service, text), name)
      return withImport(entered, name, `./operations/${kebabOf(name)}.ts`)
    })
    return
  }
  changes.edit(file, (text) =>
    names.reduce(
      (result, one) => withImport(result, one, '../kit/index.ts'),
      withEntry(text, operationsOf(service, text), `${name}: ${value}`),
    ),
  )
}

/** The sources of a folder, without tests. */
export const sourcesIn = (changes: Changes, folder: string): string[] =>
  readdirSync(path.join(changes.root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))

/** The first fixed parts of an address that most routes of the service share. */
function commonPath(changes: Changes, folder: string): string {
  const counts = new Map<string, number>()
  for (const file of sourcesIn(changes, folder)) {
    const routes = changes.read(file).matchAll(/\b(?:GET|POST|PATCH|PUT|DELETE)\(\s*[`']([^`']*)/g)
    for (const [, route = ''] of routes) {
      const parts = route.split('/').slice(1, 3)
      const end = parts.findIndex((part) => /[{$]|^bulk$/.test(part))
      const fixed = end < 0 ? parts : parts.slice(0, end)
      const common = fixed.map((part) => `/${part}`).join('')
      counts.set(common, (counts.get(common) ?? 0) + 1)
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}
