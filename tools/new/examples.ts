import { readdirSync } from 'node:fs'
import path from 'node:path'
import { nameOf } from '../where/syntax.ts'
import { type Changes, kebabOf, TO_WRITE } from './changes.ts'
import { isObject, literalOf, type Node, nodesIn, parse, withEntry } from './source.ts'

/** Where stories stand. */
export const STORIES = 'tests'
const EXAMPLES = 'tests/examples'
/** Where steps of a service go that has none yet. */
const OTHER_STEPS = `${EXAMPLES}/site-steps.ts`

/** The area of a file of handlers; dialects speak for the catalog. */
const areaOf = (handlers: string): string => /\/areas\/([^/]+)\//.exec(handlers)?.[1] ?? 'catalog'

/** A story that fails until somebody says who calls the operation and what changes. */
export function addStory(changes: Changes, handlers: string, key: string, name: string): string {
  const file = `${STORIES}/${areaOf(handlers)}/${kebabOf(name)}.test.ts`
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
  const { ${key} } = shop.people.merchant().api
  const id = '00000000-0000-4000-8000-000000000000'
  await ${key}.${name}({ id })
  expect.fail('${TO_WRITE}: what is different after ${key}.${name}')
})
`,
  )
  return file
}

/** A step of the examples, behind the last one of the same service. */
export function addExample(changes: Changes, key: string, name: string): void {
  const [file, start] = placeOfSteps(changes, key)
  const step = `'${key}.${name}': () => {
    throw new Error('${TO_WRITE}: an example of ${key}.${name}; then "npm run examples"')
  }`
  changes.edit(file, (text) => {
    const object = nodesIn(parse(file, text)).find((one) => isObject(one) && one.start === start)
    return withEntry(text, object, step)
  })
}

/** The object of steps that has most of a service's. */
function placeOfSteps(changes: Changes, key: string): readonly [file: string, start: number] {
  const files = readdirSync(path.join(changes.root, EXAMPLES))
    .filter((file) => file.endsWith('-steps.ts'))
    .map((file) => `${EXAMPLES}/${file}`)
  const asked = files.filter((file) => changes.read(file).includes(`'${key}.`))
  const counted = (asked.length > 0 ? asked : [OTHER_STEPS]).flatMap((file) =>
    nodesIn(parse(file, changes.read(file)))
      .filter(isObject)
      .map((object) => ({ place: [file, object.start] as const, count: countOf(object, key) })),
  )
  return counted.toSorted((a, b) => b.count - a.count)[0]?.place ?? [OTHER_STEPS, 0]
}

const countOf = (object: Node, key: string): number =>
  (object.properties as Node[]).filter((one) =>
    String(literalOf(one.key) ?? nameOf(one.key)).startsWith(`${key}.`),
  ).length
