import { parseSync } from 'oxc-parser'
import { childrenOf, isNode, type Node, nameOf } from '../where/syntax.ts'
import { Refusal } from './changes.ts'

export type { Node } from '../where/syntax.ts'

/** The statements of a source; throws when it does not parse. */
export function parse(file: string, text: string): Node[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return program.body as unknown as Node[]
}

/** The nodes below and a node itself, outermost first. */
export function nodesIn(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...nodesIn(childrenOf(node))])
}

export const isObject = (node: Node | undefined): boolean => node?.type === 'ObjectExpression'

/** An expression without the parentheses and `satisfies` around it. */
export function bare(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined
  return /^(Parenthesized|TSSatisfies|TSAs)/.test(node.type) ? bare(node.expression) : node
}

/** A top-level declaration by name: a function, a type, or the value of a constant. */
export function declared(body: readonly Node[], name: string): Node | undefined {
  for (const statement of body) {
    const node = isNode(statement.declaration) ? statement.declaration : statement
    if (nameOf(node.id) === name) return node
    const variables = node.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []
    const found = variables.find((one) => nameOf(one.id) === name)
    if (found) return bare(found.init)
  }
  return undefined
}

/** The object that a function returns at its end. */
export function returnedObject(node: Node | undefined): Node | undefined {
  const content = bare(node?.body)
  if (!content || isObject(content)) return content
  const last = (content.body as Node[]).findLast((one) => one.type === 'ReturnStatement')
  const value = bare(last?.argument)
  return isObject(value) ? value : undefined
}

/** The value of a property of an object. */
export function propertyOf(object: Node | undefined, key: string): Node | undefined {
  const properties = (object?.properties as Node[] | undefined) ?? []
  const found = properties.find(
    (one) => one.type === 'Property' && [nameOf(one.key), literalOf(one.key)].includes(key),
  )
  return bare(found?.value)
}

export const literalOf = (node: unknown): unknown =>
  isNode(node) && node.type === 'Literal' ? node.value : undefined

/** Puts an entry behind the last one of an object, a pattern or an array. */
export function withEntry(text: string, list: Node | undefined, entry: string): string {
  if (!list) throw new Refusal(`There is no place for ${entry.split('\n')[0]}`)
  const entries = (list.properties ?? list.elements) as Node[]
  const last = entries.at(-1)
  return last
    ? withEntryBehind(text, last, entry)
    : `${text.slice(0, list.start + 1)} ${entry} ${text.slice(list.end - 1)}`
}

/** Adds an entry after another one of the same list. */
export const withEntryBehind = (text: string, other: Node, entry: string): string =>
  `${text.slice(0, other.end)},\n${entry}${text.slice(other.end)}`

export const importsIn = (body: readonly Node[]): Node[] =>
  body.filter((one) => one.type === 'ImportDeclaration')

/** Imports a name once; the formatter sorts. */
export function withImport(text: string, name: string, from: string, isType = false): string {
  const imports = importsIn(parse('file.ts', text))
  const same = imports.filter((one) => literalOf(one.source) === from)
  const names = same.flatMap((one) => (one.specifiers as Node[]).map((each) => nameOf(each.local)))
  if (names.includes(name)) return text
  const open = same.find(
    (one) =>
      (one.importKind === 'type') === isType &&
      (one.specifiers as Node[]).at(-1)?.type === 'ImportSpecifier',
  )
  const last = (open?.specifiers as Node[] | undefined)?.at(-1)
  if (last) return `${text.slice(0, last.end)}, ${name}${text.slice(last.end)}`
  const at = imports.at(-1)?.end ?? 0
  const line = `import ${isType ? 'type ' : ''}{ ${name} } from '${from}'`
  return at === 0 ? `${line}\n\n${text}` : `${text.slice(0, at)}\n${line}${text.slice(at)}`
}

/** Whether a file declares or imports a name at its top. */
export function knows(body: readonly Node[], name: string): boolean {
  const imported = importsIn(body).flatMap((one) => one.specifiers as Node[])
  return declared(body, name) !== undefined || imported.some((one) => nameOf(one.local) === name)
}
