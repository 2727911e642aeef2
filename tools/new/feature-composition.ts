import path from 'node:path'
import { nameOf } from '../where/syntax.ts'
import { type Changes, Refusal } from './changes.ts'
import {
  declared,
  isObject,
  type Node,
  nodesIn,
  parse,
  propertyOf,
  returnedObject,
  withEntry,
  withEntryBehind,
  withImport,
} from './source.ts'

/** Entries of an area that are not features. */
const NOT_FEATURES = ['crontab', 'tasks', 'handlers']

interface Names {
  readonly name: string
  readonly key: string
  readonly type: string
}

/** The places in a `compose.ts` for the features and handlers of its area. */
interface Composition {
  readonly handlers: Node
  /** The function that creates the features, and the object it returns: often the same function. */
  readonly creating: Node
  readonly features: Node
  /** The variable of the features in the composing function, if another function creates them. */
  readonly variable: string | undefined
}

/** Creates the feature where its area creates the others, and registers its handlers. */
export function addToComposition(changes: Changes, file: string, { name, key, type }: Names): void {
  changes.edit(file, (text) => {
    const { handlers, variable } = compositionIn(file, text)
    const port = variable === undefined ? key : `${variable}.${key}`
    return withEntry(text, handlers, `${key}: ${key}Handlers(${port})`)
  })
  changes.edit(file, (text) => {
    const { features } = compositionIn(file, text)
    const last = (features.properties as Node[]).findLast(
      (one) => !NOT_FEATURES.includes(nameOf(one.key) ?? ''),
    )
    return last ? withEntryBehind(text, last, key) : withEntry(text, features, key)
  })
  changes.edit(file, (text) => {
    const { start } = lastStatement(compositionIn(file, text).creating)
    return `${text.slice(0, start)}const ${key} = create${type}()\n${text.slice(start)}`
  })
  changes.edit(file, (text) =>
    withImport(
      withImport(text, `${key}Handlers`, `./${name}/handlers.ts`),
      `create${type}`,
      `./${name}/index.ts`,
    ),
  )
}

function compositionIn(file: string, text: string): Composition {
  const body = parse(file, text)
  const functions = nodesIn(body).filter((one) => one.type === 'FunctionDeclaration')
  const composing = functions.find((one) => propertyOf(returnedObject(one), 'handlers'))
  const returned = returnedObject(composing)
  const handlers = propertyOf(returned, 'handlers')
  if (!composing || !returned || !handlers || !isObject(handlers)) {
    throw new Refusal(`${path.posix.basename(file)} returns no object of handlers`)
  }
  const spread = (returned.properties as Node[]).find((one) => one.type === 'SpreadElement')
  const variable = nameOf(spread?.argument)
  const creating = variable === undefined ? undefined : creatorOf(composing, variable, body)
  const features = returnedObject(creating)
  return creating && features
    ? { handlers, creating, features, variable }
    : { handlers, creating: composing, features: returned, variable: undefined }
}

/** The function in the same file whose result is assigned to a variable of another function. */
function creatorOf(inside: Node, variable: string, body: readonly Node[]): Node | undefined {
  const found = nodesIn([inside]).find(
    (one) => one.type === 'VariableDeclarator' && nameOf(one.id) === variable,
  )
  const call = found?.init as Node | undefined
  return declared(body, nameOf(call?.callee) ?? '')
}

function lastStatement(creating: Node): Node {
  const statements = (creating.body as Node).body as Node[]
  const last = statements.findLast((one) => one.type === 'ReturnStatement')
  if (!last) throw new Refusal('The area is composed by a function that returns nothing')
  return last
}
