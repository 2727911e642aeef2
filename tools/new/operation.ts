import { nameOf } from '../where/syntax.ts'
import { Changes, kebabOf, type Plan, Refusal, specifierFrom, TO_WRITE } from './changes.ts'
import {
  addToContract,
  type ContractService,
  findService,
  operationsOf,
  sourcesIn,
} from './contract-service.ts'
import { addExample, addStory, areaOf } from './examples.ts'
import { findHandlerPlace, type HandlerPlace } from './handler-place.ts'
import {
  addToPort,
  addToService,
  featureFolderOf,
  findPort,
  functionsAround,
  type Port,
} from './port.ts'
import {
  declared,
  knows,
  type Node,
  nodesIn,
  parse,
  propertyOf,
  withEntry,
  withImport,
} from './source.ts'

/**
 * An operation of an existing service: contract entry, handler, service function with its line in the port,
 * story and example. Dialects get no service function, because they call those of the areas.
 */
export function planOperation(root: string, key: string, name: string): Plan {
  const changes = new Changes(root)
  if (!/^[a-z][a-zA-Z0-9]+$/.test(name)) throw new Refusal(`${name} is not in camelCase`)
  const service = findService(changes, key)
  requireNew(changes, service, name)
  const place = findHandlerPlace(changes, service, name)
  addToContract(changes, service, name)
  const next = place.file.includes('/dialects/')
    ? addDialectHandler(changes, place, { key, name })
    : addFeatureHandler(changes, place, name)
  const area = areaOf(place.file)
  addStory(changes, { area, key, name, story: kebabOf(name), hasId: true })
  addExample(changes, { area, key, name })
  return {
    changes,
    next: () => [
      'Fill the contract entry: route, permission, request, response, errors, facts.',
      ...next,
      'Write the story and the example; "npm run examples" records it.',
      'Run "npm run check" and "npm run map", and read the diff of docs/openapi.json.',
    ],
  }
}

function requireNew(changes: Changes, service: ContractService, name: string): void {
  const operations = operationsOf(service, changes.read(service.file))
  if (!operations) {
    throw new Refusal(`${service.file} has no service ${service.key} with operations`)
  }
  const isDeclared = sourcesIn(changes, service.folder).some(
    (file) => declared(parse(file, changes.read(file)), name) !== undefined,
  )
  if (isDeclared || propertyOf(operations, name)) {
    throw new Refusal(`${service.key}.${name} exists already`)
  }
}

function addDialectHandler(
  changes: Changes,
  place: HandlerPlace,
  { key, name }: { readonly key: string; readonly name: string },
): string[] {
  const handler = `${name}: async ({ input, tx }) => {
      throw new Error(\`${TO_WRITE}: ${key}.${name} of \${input.id} on site \${tx.siteId}\`)
    }`
  const file = addHandler(changes, place, name, handler)
  return [`Decode, call the area and encode in ${file}; the area's feature does the work.`]
}

function addFeatureHandler(changes: Changes, place: HandlerPlace, name: string): string[] {
  const port = findPort(changes, place)
  const folder = featureFolderOf(place.file)
  const file = addToService(changes, folder, name, serviceFunction(name))
  if (port) addToPort(changes, port, name, file)
  const isDirect = !port || port.isTakenApart
  const called = isDirect ? name : `${port.name}.${name}`
  const handler = `${name}: async ({ input, tx }) => {
      await ${called}(tx, input.id)
      return {}
    }`
  const handlerFile = addHandler(changes, place, name, handler)
  if (!port) {
    changes.edit(handlerFile, (text) => withImport(text, name, specifierFrom(handlerFile, file)))
  } else if (isDirect) {
    takeFromPort(changes, place, port, name)
  }
  return [
    `Write ${name} in ${file}, its conditions in rules, its SQL in store.`,
    `Decode and encode in ${handlerFile}.`,
  ]
}

const serviceFunction = (name: string): string =>
  `export async function ${name}(tx: Tx, id: string): Promise<void> {
  throw new Error(\`${TO_WRITE}: ${name} of \${id} on site \${tx.siteId}\`)
}
`

/** Adds a handler to its object, or in a file next to the other handlers; returns the file. */
function addHandler(changes: Changes, place: HandlerPlace, name: string, handler: string): string {
  const objectIn = (text: string) =>
    nodesIn(parse(place.file, text)).find(
      (one) => one.type === 'ObjectExpression' && one.start === place.start,
    )
  const text = changes.read(place.file)
  if (!place.isOnlySpreads || !place.file.endsWith('/handlers/index.ts')) {
    changes.edit(place.file, (before) => withEntry(before, objectIn(before), handler))
    return place.file
  }
  const file = place.file.replace(/index\.ts$/, `${kebabOf(name)}.ts`)
  const [outer] = functionsAround(parse(place.file, text), place.start)
  const [parameter] = (outer?.params ?? []) as Node[]
  const creator = `${name}Handlers`
  if (!parameter || !nameOf(parameter)) {
    throw new Refusal(`The handlers in ${place.file} have no parameter to hand on`)
  }
  const source = text.slice(parameter.start, parameter.end)
  changes.create(file, handlersFile(changes, place, { creator, handler, parameter: source, name }))
  changes.edit(place.file, (before) =>
    withImport(
      withEntry(before, objectIn(before), `...${creator}(${nameOf(parameter)})`),
      creator,
      `./${kebabOf(name)}.ts`,
    ),
  )
  return file
}

function handlersFile(
  changes: Changes,
  place: HandlerPlace,
  {
    creator,
    handler,
    parameter,
    name,
  }: Readonly<Record<'creator' | 'handler' | 'parameter' | 'name', string>>,
): string {
  const text = changes.read(place.file)
  const used = [place.localName, 'Handlers', 'HandlerContext', ...parameter.matchAll(/\b[A-Z]\w+/g)]
  const imports = importLines(text, place.file, used.map(String))
  return `${imports.join('\n')}

export const ${creator} = (_${parameter}) =>
  ({
    ${handler},
  }) satisfies Pick<Handlers<typeof ${place.localName}, HandlerContext>, '${name}'>
`
}

/** Copies a file's imports of the given names, for a file in the same folder; types only. */
function importLines(text: string, file: string, names: readonly string[]): string[] {
  return parse(file, text).flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return []
    const source = node.source as Node
    const wanted = (node.specifiers as Node[])
      .filter((one) => names.includes(nameOf(one.local) ?? ''))
      .map((one) => text.slice(one.start, one.end).replace(/^type /, ''))
    if (wanted.length === 0) return []
    return [`import type { ${wanted.join(', ')} } from ${text.slice(source.start, source.end)}`]
  })
}

/** Adds a function to the handlers' destructuring of a port. */
function takeFromPort(changes: Changes, place: HandlerPlace, port: Port, name: string): void {
  changes.edit(place.file, (text) => {
    const body = parse(place.file, text)
    if (knows(body, name)) throw new Refusal(`${place.file} has ${name} already`)
    const parameters = functionsAround(body, place.start).flatMap((one) => one.params as Node[])
    const pattern = parameters.find((one) => one.type === 'ObjectPattern')
    if (!pattern) throw new Refusal(`${place.file} takes nothing out of ${port.creator}`)
    return withEntry(text, pattern, name)
  })
}
