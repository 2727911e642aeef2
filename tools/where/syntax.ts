/** A function, constant, class or type at the top of a file, or a property of an object inside of one. */
export interface Declaration {
  readonly name: string
  readonly file: string
  readonly line: number
  readonly text: string
  /** The declaration around a property; absent at the top of a file. */
  readonly owner?: string
  /** Whether it can be called: a function, or a property with a function or the name of one. */
  readonly isFunction: boolean
  /** Names it uses: `listFields`. */
  readonly names: ReadonlySet<string>
  /** Members it calls: `store.findMember`; receivers of several parts keep their last. */
  readonly calls: ReadonlySet<string>
}

/** A name that another file declares; `name` is `*` for all of it. */
export interface Import {
  readonly local: string
  readonly name: string
  /** Absent for modules outside the repository. */
  readonly file: string | undefined
}

/** A node of the syntax tree (ESTree). */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}
type Resolve = (specifier: string) => string | undefined

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

export function importsOf(program: unknown, resolve: Resolve) {
  const imports = new Map<string, Import>()
  const reexports: Import[] = []
  for (const node of bodyOf(program)) {
    const source = node.source as Node | null
    if (!source) continue
    const file = resolve(String(source.value))
    if (node.type === 'ExportAllDeclaration') reexports.push({ local: '*', name: '*', file })
    for (const one of (node.specifiers as Node[] | undefined) ?? []) {
      if (one.type === 'ExportSpecifier') {
        const [local, name] = [nameOf(one.exported) ?? '', nameOf(one.local) ?? '']
        reexports.push({ local, name, file })
      } else {
        const local = nameOf(one.local) ?? ''
        const isWhole = one.type === 'ImportNamespaceSpecifier'
        imports.set(local, { local, name: isWhole ? '*' : (nameOf(one.imported) ?? local), file })
      }
    }
  }
  return { imports, reexports }
}

export function declarationsOf(program: unknown, text: string, file: string): Declaration[] {
  const lines = lineStartsOf(text)
  const describe = (name: string, node: Node, owner?: string): Declaration => ({
    name,
    file,
    line: lineAt(lines, node.start),
    text: text.slice(node.start, node.end),
    ...(owner !== undefined && { owner }),
    isFunction: isFunction(node),
    ...usesOf(node),
  })
  return bodyOf(program)
    .flatMap(declaredBy)
    .flatMap(([name, node]) => [
      describe(name, node),
      ...propertiesIn(node).map((one) => describe(one.key, one.node, name)),
    ])
}

const bodyOf = (program: unknown): Node[] => (program as { body: Node[] }).body

/** The names that a statement at the top of a file declares. */
function declaredBy(statement: Node): [string, Node][] {
  const node = isNode(statement.declaration) ? statement.declaration : statement
  if (node.type === 'VariableDeclaration') {
    return (node.declarations as Node[]).flatMap((one) => {
      const name = nameOf(one.id)
      return name ? [[name, one] as [string, Node]] : []
    })
  }
  const name = nameOf(node.id)
  return name ? [[name, node]] : []
}

function propertiesIn(node: Node): { key: string; node: Node }[] {
  const key = node.type === 'Property' ? nameOf(node.key) : undefined
  const own = key ? [{ key, node }] : []
  return [...own, ...childrenOf(node).flatMap(propertiesIn)]
}

function isFunction(node: Node): boolean {
  if (node.type === 'Property' && node.shorthand) return true
  const value = (node.init ?? node.value ?? node) as Node
  return /^(ArrowFunction|Function|Class)/.test(value.type)
}

function usesOf(root: Node): Pick<Declaration, 'names' | 'calls'> {
  const names = new Set<string>()
  const calls = new Set<string>()
  const visit = (node: Node): void => {
    if (node.type.startsWith('TS')) {
      // Types are not uses of names; `value as Type` still has its value.
      if (isNode(node.expression)) visit(node.expression)
      return
    }
    if (node.type === 'CallExpression') {
      const callee = node.callee as Node
      const receiver = callee.object as Node | undefined
      const last = nameOf(receiver) ?? nameOf(receiver?.property)
      if (last) calls.add(`${last}.${nameOf(callee.property)}`)
    }
    if (node.type === 'MemberExpression' && !node.computed) {
      visit(node.object as Node)
      return
    }
    if (node.type === 'Property' && !node.computed && !node.shorthand) {
      visit(node.value as Node)
      return
    }
    const name = nameOf(node)
    if (name) names.add(name)
    for (const child of childrenOf(node)) visit(child)
  }
  visit(root)
  return { names, calls }
}

function lineStartsOf(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

const lineAt = (starts: readonly number[], offset: number): number =>
  starts.findLastIndex((start) => start <= offset) + 1
