import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/**
 * The declarations, imports and exports of a declaration file. Declarations are texts without comments, by
 * name; an overloaded name has several.
 */
export function readModule(file) {
  const { program, comments } = parseSync(file, readFileSync(file, 'utf8'))
  const source = withoutComments(readFileSync(file, 'utf8'), comments)
  const module = { declarations: new Map(), imports: new Map(), exports: new Map(), stars: [] }
  for (const statement of program.body) readers[statement.type]?.(statement, module, source)
  return module
}

/** Replaces comments by blanks, so that positions do not change. */
const withoutComments = (text, comments) =>
  comments.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )

const readers = {
  ImportDeclaration({ specifiers, source }, { imports }) {
    for (const { type, local, imported } of specifiers) {
      const name = type === 'ImportSpecifier' ? nameOf(imported) : '*'
      imports.set(local.name, { from: source.value, name })
    }
  },
  ExportNamedDeclaration({ declaration, specifiers, source: from }, module, source) {
    if (declaration) {
      for (const name of declare(declaration, module, source)) module.exports.set(name, { name })
    }
    for (const { local, exported } of specifiers) {
      const place = from ? { from: from.value } : {}
      module.exports.set(nameOf(exported), { ...place, name: nameOf(local) })
    }
  },
  ExportAllDeclaration({ source, exported }, { stars, exports }) {
    if (exported) exports.set(nameOf(exported), { from: source.value, name: '*' })
    else stars.push(source.value)
  },
}
for (const type of [
  'VariableDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSEnumDeclaration',
  'TSDeclareFunction',
  'FunctionDeclaration',
  'ClassDeclaration',
]) {
  readers[type] = declare
}

const nameOf = (node) => node.name ?? node.value

/** Answers the names that were declared. */
function declare(node, { declarations }, source) {
  const names = node.declarations ? node.declarations.map(({ id }) => id.name) : [node.id.name]
  const text = source.slice(node.start, node.end).replaceAll(/\n(\s*\n)+/g, '\n')
  for (const name of names) {
    const { texts = [], mentions = new Set() } = declarations.get(name) ?? {}
    collectNames(node, mentions)
    declarations.set(name, { texts: [...texts, text.replace(/^declare /, '')], mentions })
  }
  return names
}

/** The names that a declaration contains, except those of properties. */
function collectNames(node, found) {
  if (Array.isArray(node)) for (const one of node) collectNames(one, found)
  else if (node && typeof node === 'object') {
    if (node.type === 'Identifier') found.add(node.name)
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'key' || node.computed) collectNames(value, found)
    }
  }
}
