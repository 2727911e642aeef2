import { readdirSync } from 'node:fs'
import path from 'node:path'
import { nameOf } from '../where/syntax.ts'
import { type Changes, Refusal } from './changes.ts'
import type { ContractService } from './contract-service.ts'
import { bare, importsIn, literalOf, type Node, nodesIn, parse } from './source.ts'

const SERVER = 'packages/server/src'

/** The object that answers operations of a service, and its position. */
export interface HandlerPlace {
  readonly file: string
  /** The offset of the object in its file. */
  readonly start: number
  /** Called in its file, such as `membersService`. */
  readonly localName: string
  /** Contains only the handlers of other files, so that a new one gets its own file. */
  readonly isOnlySpreads: boolean
}

interface Candidate extends HandlerPlace {
  /** The type that the object satisfies, with its type names spelled out. */
  readonly type: string
}

/** Finds the place of a new operation's handler: every operation of a service has exactly one. */
export function findHandlerPlace(
  changes: Changes,
  service: ContractService,
  operation: string,
): HandlerPlace {
  const candidates = filesOfHandlers(changes).flatMap((file) =>
    candidatesIn(changes, file, service),
  )
  const whole = candidates.find(({ type }) => type.startsWith('Handlers<'))
  if (!whole) {
    throw new Refusal(`No object in ${SERVER} satisfies Handlers<typeof ${service.key}, …>`)
  }
  const byName = candidates.find(
    ({ type }) => type.startsWith('Pick<') && fitsPattern(type, operation),
  )
  const rest = candidates.find(({ type }) => type.startsWith('Omit<'))
  return byName ?? rest ?? whole
}

const filesOfHandlers = (changes: Changes): string[] =>
  ['areas', 'dialects'].flatMap((folder) =>
    readdirSync(path.join(changes.root, SERVER, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${SERVER}/${folder}/${file.split(path.sep).join('/')}`)
      .filter((file) => /\/handlers(\.ts|\/[^/]+\.ts)$/.test(file) && !file.includes('.test.')),
  )

function candidatesIn(changes: Changes, file: string, service: ContractService): Candidate[] {
  const text = changes.read(file)
  const module = `@vitrine/contract/${path.posix.basename(service.folder)}`
  if (!text.includes(module)) return []
  const body = parse(file, text)
  const localName = localNameOf(body, module, service.key)
  if (!localName) return []
  const aliases = body.filter((one) => one.type === 'TSTypeAliasDeclaration')
  const expandAliases = (type: string): string =>
    aliases.reduce((spelled, alias) => {
      const { start, end } = alias.typeAnnotation as Node
      const name = new RegExp(`\\b${nameOf(alias.id)}\\b`, 'g')
      return spelled.replaceAll(name, () => text.slice(start, end))
    }, type)
  return nodesIn(body)
    .filter((one) => one.type === 'TSSatisfiesExpression')
    .flatMap((one) => {
      const annotation = one.typeAnnotation as Node
      const type = expandAliases(expandAliases(text.slice(annotation.start, annotation.end)))
      const object = bare(one)
      if (object?.type !== 'ObjectExpression' || !isOf(type, localName)) return []
      const properties = object.properties as Node[]
      const isOnlySpreads = properties.every((each) => each.type === 'SpreadElement')
      return [{ file, start: object.start, localName, isOnlySpreads, type }]
    })
}

function localNameOf(body: readonly Node[], module: string, key: string): string | undefined {
  const specifiers = importsIn(body)
    .filter((one) => literalOf(one.source) === module)
    .flatMap((one) => one.specifiers as Node[])
  return nameOf(specifiers.find((one) => nameOf(one.imported) === key)?.local)
}

const isOf = (type: string, localName: string): boolean =>
  new RegExp(`Handlers<\\s*typeof ${localName}\\b`).test(type)

/** Whether a type that picks operations by a pattern, such as `bulk${string}`, picks this one. */
function fitsPattern(type: string, operation: string): boolean {
  const patterns = [...type.matchAll(/`(\w*)\$\{string\}(\w*)`/g)]
  return patterns.some(
    ([, start = '', end = '']) => operation.startsWith(start) && operation.endsWith(end),
  )
}
