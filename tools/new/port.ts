import { readdirSync } from 'node:fs'
import path from 'node:path'
import { nameOf } from '../where/syntax.ts'
import { type Changes, kebabOf, Refusal, specifierFrom } from './changes.ts'
import type { HandlerPlace } from './handler-place.ts'
import {
  declared,
  importsIn,
  knows,
  literalOf,
  type Node,
  nodesIn,
  parse,
  propertyOf,
  returnedObject,
  withEntry,
  withImport,
} from './source.ts'

/** The object that a feature's `index.ts` creates and its handlers call. */
export interface Port {
  /** The handlers' parameter for it, such as `members`. */
  readonly name: string
  /** The parameter is destructured: a called function has to be added to the pattern. */
  readonly isTakenApart: boolean
  /** The part of the port that the handlers call, such as `apiKeys` of `sites`. */
  readonly part?: string
  /** The file that creates it. */
  readonly file: string
  /** The function that creates it. */
  readonly creator: string
}

/** The folder of the feature that a file of handlers belongs to. */
export const featureFolderOf = (file: string): string => file.replace(/\/handlers(\.ts|\/.*)$/, '')

/** The functions around an offset, outermost first. */
export function functionsAround(body: readonly Node[], offset: number): Node[] {
  return nodesIn(body).filter(
    (one) => /Function/.test(one.type) && one.start <= offset && offset < one.end,
  )
}

/** The port that a place's handlers call; undefined if they have none of their own feature. */
export function findPort(changes: Changes, place: HandlerPlace): Port | undefined {
  const index = `${featureFolderOf(place.file)}/index.ts`
  if (!changes.exists(index)) return undefined
  const body = parse(place.file, changes.read(place.file))
  const types = importedTypes(body, specifierFrom(place.file, index))
  const indexBody = parse(index, changes.read(index))
  const parameters = functionsAround(body, place.start).flatMap((one) => one.params as Node[])
  for (const parameter of parameters) {
    const found = portIn(parameter, body, types)
    const creator = found && creatorOf(indexBody, found.type)
    if (!creator) continue
    const { type: _, ...port } = found
    return { ...port, file: index, creator }
  }
  return undefined
}

const importedTypes = (body: readonly Node[], specifier: string): string[] =>
  importsIn(body)
    .filter((one) => literalOf(one.source) === specifier)
    .flatMap((one) => (one.specifiers as Node[]).map((each) => nameOf(each.local) ?? ''))

type FoundPort = Pick<Port, 'name' | 'isTakenApart' | 'part'> & { readonly type: string }

/** `members: MembersFeature`, `{ apiKeys }: Sites`, or `{ search }: Deps` with a port among the deps. */
function portIn(
  parameter: Node,
  body: readonly Node[],
  types: readonly string[],
): FoundPort | undefined {
  const type = typeNameOf(parameter) ?? ''
  if (parameter.type === 'Identifier') {
    const name = nameOf(parameter) ?? ''
    return types.includes(type) ? { name, type, isTakenApart: false } : undefined
  }
  if (parameter.type !== 'ObjectPattern') return undefined
  const names = (parameter.properties as Node[]).map((one) => nameOf(one.key) ?? '')
  if (types.includes(type)) {
    const [part = ''] = names
    return names.length === 1
      ? { name: part, part, type, isTakenApart: false }
      : { name: '', type, isTakenApart: true }
  }
  const members = ((declared(body, type)?.body as Node | undefined)?.body ?? []) as Node[]
  for (const member of members) {
    const [name, own] = [nameOf(member.key) ?? '', typeNameOf(member) ?? '']
    if (types.includes(own) && names.includes(name)) return { name, type: own, isTakenApart: false }
  }
  return undefined
}

function typeNameOf(node: Node): string | undefined {
  const annotation = (node.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined
  return nameOf(annotation?.typeName)
}

/** `createMembers` of `type MembersFeature = ReturnType<typeof createMembers>`. */
function creatorOf(body: readonly Node[], type: string): string | undefined {
  const alias = declared(body, type)?.typeAnnotation as Node | undefined
  const [made] = (alias?.typeArguments as { params: Node[] } | undefined)?.params ?? []
  return nameOf(made?.exprName)
}

/** The object to which a port, or the part of it that handlers call, adds a function. */
export function objectOfPort(port: Port, text: string): Node {
  const body = parse(port.file, text)
  const whole = returnedObject(declared(body, port.creator))
  const part = port.part === undefined ? whole : propertyOf(whole, port.part)
  const called = part?.type === 'CallExpression' ? nameOf(part.callee) : undefined
  const object = called === undefined ? part : returnedObject(declared(body, called))
  if (object?.type !== 'ObjectExpression') {
    throw new Refusal(`${port.file}: ${port.creator} returns no object to add a function to`)
  }
  return object
}

/** Writes the function of an operation into the service of a feature; answers how to import it. */
export function addToService(changes: Changes, folder: string, name: string, text: string): string {
  const single = `${folder}/service.ts`
  if (changes.exists(single)) {
    if (knows(parse(single, changes.read(single)), name)) {
      throw new Refusal(`${single} has ${name} already`)
    }
    changes.edit(single, (before) => `${withImport(before, 'Tx', txFrom(single), true)}\n${text}`)
    return single
  }
  const file = `${serviceFolderOf(changes, folder)}/${kebabOf(name)}.ts`
  changes.create(file, `import type { Tx } from '${txFrom(file)}'\n\n${text}`)
  return file
}

const txFrom = (file: string): string => specifierFrom(file, 'packages/server/src/platform/tx.ts')

/**
 * The `service` folder of a feature; for an area that is one feature in parts, that of the part its port
 * calls most.
 */
function serviceFolderOf(changes: Changes, folder: string): string {
  const parts = readdirSync(path.join(changes.root, folder)).filter((one) =>
    changes.exists(`${folder}/${one}/service`),
  )
  if (changes.exists(`${folder}/service`) || parts.length === 0) return `${folder}/service`
  const index = changes.read(`${folder}/index.ts`)
  const asked = (part: string) => index.split(`'./${part}/service`).length
  const [most = ''] = parts.toSorted((a, b) => asked(b) - asked(a))
  return `${folder}/${most}/service`
}

/** Puts a function of the service into the port. */
export function addToPort(changes: Changes, port: Port, name: string, serviceFile: string): void {
  if (knows(parse(port.file, changes.read(port.file)), name)) {
    throw new Refusal(`${port.file} has ${name} already`)
  }
  if (propertyOf(objectOfPort(port, changes.read(port.file)), name)) {
    throw new Refusal(`The port in ${port.file} has ${name} already; call it from the handler`)
  }
  changes.edit(port.file, (text) =>
    withImport(
      withEntry(text, objectOfPort(port, text), name),
      name,
      specifierFrom(port.file, serviceFile),
    ),
  )
}
