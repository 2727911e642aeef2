import { readdirSync } from 'node:fs'
import path from 'node:path'
import { nameOf } from '../where/syntax.ts'
import { type Changes, TO_WRITE } from './changes.ts'
import { isObject, literalOf, type Node, nodesIn, parse, withEntry } from './source.ts'

/** The folder of the stories. */
export const STORIES = 'tests'
const EXAMPLES = 'tests/examples'
/** The area of a file of handlers; dialects belong to the catalog. */
export const areaOf = (handlers: string): string =>
  /\/areas\/([^/]+)\//.exec(handlers)?.[1] ?? 'catalog'

/** An operation for which a story and an example are written. */
interface NewOperation {
  readonly area: string
  /** The key of its service, such as `catalogV3`. */
  readonly key: string
  readonly name: string
  /** The file of its story, without its ending. */
  readonly story: string
  /** Whether its request has an `id`; else it is empty. */
  readonly hasId: boolean
}

/** A story that fails until a person adds its caller and the expected change. */
export function addStory(
  changes: Changes,
  { area, key, name, story, hasId }: NewOperation,
): string {
  const file = `${STORIES}/${area}/${story}.test.ts`
  const id = hasId ? "\n  const id = '00000000-0000-4000-8000-000000000000'" : ''
  changes.create(
    file,
    `import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

test('${TO_WRITE}: who calls ${key}.${name}, and what it changes', async () => {
  const { ${key} } = shop.people.merchant().api${id}
  await ${key}.${name}(${hasId ? '{ id }' : '{}'})
  expect.fail('${TO_WRITE}: what is different after ${key}.${name}')
})
`,
  )
  return file
}

/** A step of the examples, behind the last one of the same service, or of the area where it has none. */
export function addExample(
  changes: Changes,
  { area, key, name }: Pick<NewOperation, 'area' | 'key' | 'name'>,
): void {
  const [file, start] = placeOfSteps(changes, area, key)
  const step = `'${key}.${name}': () => {
    throw new Error('${TO_WRITE}: an example of ${key}.${name}; then "npm run examples"')
  }`
  changes.edit(file, (text) => {
    const object = nodesIn(parse(file, text)).find((one) => isObject(one) && one.start === start)
    return withEntry(text, object, step)
  })
}

/** The object of steps that has most of a service's, or most of all in the file of the area. */
function placeOfSteps(
  changes: Changes,
  area: string,
  key: string,
): readonly [file: string, start: number] {
  const files = readdirSync(path.join(changes.root, EXAMPLES))
    .filter((file) => file.endsWith('-steps.ts'))
    .map((file) => `${EXAMPLES}/${file}`)
  const asked = files.filter((file) => changes.read(file).includes(`'${key}.`))
  const ofArea = stepsOfArea(changes, area)
  const prefix = asked.length > 0 ? `${key}.` : ''
  const counted = (asked.length > 0 ? asked : [ofArea]).flatMap((file) =>
    nodesIn(parse(file, changes.read(file)))
      .filter(isObject)
      .map((object) => ({ place: [file, object.start] as const, count: countOf(object, prefix) })),
  )
  return counted.toSorted((a, b) => b.count - a.count)[0]?.place ?? [ofArea, 0]
}

function stepsOfArea(changes: Changes, area: string): string {
  const own = `${EXAMPLES}/${area === 'access' ? 'member' : area}-steps.ts`
  return changes.exists(own) ? own : `${EXAMPLES}/site-steps.ts`
}

/** How many steps of an object have names that start so. */
const countOf = (object: Node, prefix: string): number =>
  (object.properties as Node[])
    .map((one) => String(literalOf(one.key) ?? nameOf(one.key)))
    .filter((name) => name.includes('.') && name.startsWith(prefix)).length
