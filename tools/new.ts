import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** `npm run new operation members muteMember`: the files of an operation, each failing until it is filled in. */
const [kind, feature, name] = process.argv.slice(2)
if (kind !== 'operation' || !feature || !name || !/^[a-z][A-Za-z]+$/.test(name)) {
  console.error('Say what to add: npm run new operation FEATURE operationName')
  process.exit(2)
}

const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const title = `${name[0]?.toUpperCase()}${name.slice(1)}`
const contractDir = `packages/contract/src/${feature}`
const featureDir = findFeature(feature)
if (!existsSync(contractDir) || !featureDir) {
  console.error(
    `There is no ${contractDir}, or no feature ${feature} in packages/server/src/areas; a new service begins with its own folder and a line in the contract's index`,
  )
  process.exit(1)
}

write(
  `${contractDir}/operations/${kebab}.ts`,
  `import { operation, POST, Type } from '../../kit/index.ts'

/** State its purpose, its limits and the section it comes from. */
export const ${name} = operation({
  route: POST('/v1/${feature}/${kebab}'),
  permission: 'admin',
  writes: true,
  summary: 'Say in one line what it does',
  request: Type.Object({ id: Type.String() }),
  response: Type.Object({}),
  errors: [],
  facts: [],
})
`,
)
write(
  `${featureDir}/service/${kebab}.ts`,
  `import type { Tx } from '../../../../platform/tx.ts'

export async function ${name}(tx: Tx, id: string): Promise<void> {
  throw new Error(\`${name} of \${id} on site \${tx.siteId} has no answer yet\`)
}
`,
)
write(
  `packages/testkit/src/stories/${kebab}.test.ts`,
  `import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

test('a merchant can ${title}', async () => {
  expect(Object.keys(shop.people.merchant().api)).toContain('say what the merchant does and sees')
})
`,
)
console.log(
  `Next: add ${name} to the operations of ${contractDir}/index.ts and its handler to ${featureDir}/handlers.ts`,
)

function findFeature(feature: string): string | undefined {
  const areas = 'packages/server/src/areas'
  return readdirSync(areas)
    .map((area) => path.join(areas, area, feature))
    .find((folder) => existsSync(folder))
}

function write(file: string, text: string): void {
  if (existsSync(file)) {
    console.error(`${file} exists already`)
    process.exit(1)
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${file} (${readFileSync(file, 'utf8').split('\n').length} lines)`)
}
