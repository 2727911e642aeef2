import type { SourceIndex } from './source-index.ts'
import type { Declaration } from './syntax.ts'

const AREAS = 'packages/server/src/areas/'
const SERVER = /^packages\/server\/src\/(areas|dialects)\//

/** The handler of an operation, and every function of the areas that it leads to, nearest first. */
export function traceOperation(
  index: SourceIndex,
  serviceKey: string,
  operationName: string,
): readonly Declaration[] {
  const handlers = findHandlers(index, serviceKey, operationName)
  const seen = new Set<Declaration>(handlers)
  for (const one of seen) for (const next of usedBy(index, one)) seen.add(next)
  return [...seen].filter((one) => one.isFunction || handlers.includes(one))
}

/** The operation's property in the object that the composition registers as the service's handlers. */
export function findHandlers(index: SourceIndex, serviceKey: string, operationName: string) {
  const composed = [...index.files]
    .filter(({ file }) => /\/(compose|handlers|app)[\w-]*\.ts$/.test(file))
    .flatMap(({ declarations }) => declarations)
    .filter((one) => (one.owner ? one.name === serviceKey : one.name === `${serviceKey}Handlers`))
  const seen = new Set<Declaration>(composed)
  for (const one of seen) {
    for (const next of namedBy(index, one)) if (isInHandlers(next)) seen.add(next)
  }
  return [...seen].flatMap(({ file, name, owner }) =>
    owner
      ? []
      : (index.get(file)?.declarations ?? []).filter(
          (one) => one.owner === name && one.name === operationName,
        ),
  )
}

const isInHandlers = ({ file }: Declaration): boolean => /\/(handlers|index)\b/.test(file)

/** The declarations that a declaration uses: names, and methods of the ports it calls. */
function usedBy(index: SourceIndex, one: Declaration): readonly Declaration[] {
  return [...namedBy(index, one), ...calledBy(index, one)].filter(({ file }) => SERVER.test(file))
}

function namedBy(index: SourceIndex, { file, names, calls }: Declaration): Declaration[] {
  const imports = index.get(file)?.imports
  const members = [...calls].flatMap((call) => {
    const [receiver = '', member = ''] = call.split('.')
    const whole = imports?.get(receiver)
    return whole?.name === '*' && whole.file ? [index.findExport(whole.file, member)] : []
  })
  const found = [...[...names].map((name) => index.find(file, name)), ...members]
  return found.filter((one) => one !== undefined)
}

function calledBy(index: SourceIndex, { file, calls }: Declaration): Declaration[] {
  const folders = foldersKnownTo(index, file)
  return [...calls].flatMap((call) => {
    const [receiver = '', method = ''] = call.split('.')
    const known = BUILT_IN.has(method) ? folders.filter((one) => isNamed(one, receiver)) : folders
    return index
      .findMethods(known, method)
      .filter((one) => one.isFunction && /\/(index|service|compose)\b/.test(one.file))
  })
}

/** Methods of lists, maps and texts: whatever calls them is a feature only if it has its name. */
const BUILT_IN = new Set(
  [Array, Map, Set, String, Promise, Object].flatMap((one) =>
    Object.getOwnPropertyNames(one.prototype),
  ),
)

/** `areas/access/member-roles` is called `memberRoles` in code. */
const isNamed = (folder: string, name: string): boolean =>
  folder.split('/').at(-1)?.replaceAll('-', '') === name.toLowerCase()

/** Features whose port a file can use: its own, and those it imports from. */
function foldersKnownTo(index: SourceIndex, file: string): readonly string[] {
  const files = [...(index.get(file)?.imports.values() ?? [])].flatMap(({ file: one }) => one ?? [])
  const folders = files.filter((one) => one.startsWith(AREAS)).map(folderOf)
  return [...new Set(folders)]
}

/** `…/areas/catalog/index.ts` represents the area, other files their feature. */
function folderOf(file: string): string {
  const [area = '', feature = ''] = file.slice(AREAS.length).split('/')
  return feature.endsWith('.ts') ? `${AREAS}${area}` : `${AREAS}${area}/${feature}`
}
