import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { nameOf } from '../where/syntax.ts'
import { Changes, camelOf, capitalized, type Plan, Refusal, TO_WRITE } from './changes.ts'
import { CONTRACT, serviceKeys } from './contract-service.ts'
import { addExample, addStory } from './examples.ts'
import { addToComposition } from './feature-composition.ts'
import {
  declared,
  literalOf,
  type Node,
  parse,
  propertyOf,
  withEntry,
  withEntryBehind,
  withImport,
} from './source.ts'

const AREAS = 'packages/server/src/areas'
const DIALECTS = 'packages/server/src/dialects'
const BOUNDARIES = 'tools/feature-imports.ts'

/** The names of one feature. */
interface Names {
  readonly area: string
  /** Such as `gift-cards`: its folder, and that of its service. */
  readonly name: string
  /** Such as `giftCards`: its service and its port. */
  readonly key: string
  /** Such as `GiftCards`. */
  readonly type: string
  /** Its first operation, such as `getGiftCards`. */
  readonly operation: string
}

/**
 * A feature of an area with its own service: port, handlers, service, contract with a first operation, its
 * lines in the area's composition and in the table of allowed imports, story and example.
 */
export function planFeature(root: string, area: string, name: string): Plan {
  const changes = new Changes(root)
  const key = camelOf(name)
  const type = capitalized(key)
  const names: Names = { area, name, key, type, operation: `get${type}` }
  requireArea(changes, area)
  requireNew(changes, names)
  const folder = `${AREAS}/${area}/${name}`
  for (const [file, text] of Object.entries(filesOf(names))) {
    changes.create(`${folder}/${file}`, text)
  }
  addService(changes, names)
  addToComposition(changes, `${AREAS}/${area}/compose.ts`, names)
  addToBoundaries(changes, names)
  addStory(changes, { area, key, name: names.operation, story: name, hasId: false })
  addExample(changes, { area, key, name: names.operation })
  return {
    changes,
    next: () => [
      `Say in ${folder}/README.md what the feature owns; name its tables in tools/table-owners.ts.`,
      `Fill the service in ${CONTRACT}/${name}/index.ts; rename its first operation if another name fits.`,
      `Write ${names.operation} in ${folder}/service.ts, its conditions in rules, its SQL in store.`,
      `Enter in ${BOUNDARIES} which features it asks.`,
      'Write the story and the example; "npm run examples" records it.',
      'Run "npm run check" and "npm run map", and read the diff of docs/openapi.json.',
    ],
  }
}

function requireArea(changes: Changes, area: string): void {
  const areas = foldersIn(changes, AREAS).filter((one) =>
    changes.exists(`${AREAS}/${one}/compose.ts`),
  )
  if (!areas.includes(area)) {
    throw new Refusal(`There is no area ${area}; there are ${areas.join(', ')}`)
  }
}

const foldersIn = (changes: Changes, folder: string): string[] =>
  readdirSync(path.join(changes.root, folder), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => one.name)

/** Names of features are unique without their area: the table of imports does. */
function requireNew(changes: Changes, { area, name, key }: Names): void {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) {
    throw new Refusal(`${name} is not in kebab-case`)
  }
  const areas = foldersIn(changes, AREAS)
  const parents = [AREAS, ...areas.map((one) => `${AREAS}/${one}`), DIALECTS]
  const parent = parents.find((one) => changes.exists(`${one}/${name}`))
  if (parent) throw new Refusal(`The feature ${parent}/${name} exists already`)
  if (serviceKeys(changes).has(key) || changes.exists(`${CONTRACT}/${name}`)) {
    throw new Refusal(`The service ${key} exists already, or another folder ${CONTRACT}/${name}`)
  }
  if (parseSync('name.ts', `export const ${key} = 0`).errors.length > 0) {
    throw new Refusal(`${key} is a word of the language; a service cannot be called so`)
  }
  const compose = `${AREAS}/${area}/compose.ts`
  if (
    new RegExp(`\\b(${key}|${key}Handlers|create${capitalized(key)})\\b`).test(
      changes.read(compose),
    )
  ) {
    throw new Refusal(`${compose} has ${key} already`)
  }
}

/** The files of the feature. */
const filesOf = ({ name, key, type, operation }: Names): Readonly<Record<string, string>> => ({
  'README.md': `# ${name}

${TO_WRITE}: what it is for. Owns: no tables. ${TO_WRITE}: its tables and their states.

Facts: none. ${TO_WRITE}: what it publishes.
Uses: nothing. ${TO_WRITE}: features that it uses, and those that use it.
`,
  'index.ts': `import { ${operation} } from './service.ts'

export type ${type}Feature = ReturnType<typeof create${type}>

/** ${TO_WRITE}: what other features may use it for. */
export const create${type} = () => ({ ${operation} })
`,
  'handlers.ts': `import type { Handlers } from '@vitrine/contract/kit'
import type { ${key} as ${key}Service } from '@vitrine/contract/${name}'
import type { HandlerContext } from '../../../transport/call.ts'
import type { ${type}Feature } from './index.ts'

export const ${key}Handlers = (${key}: ${type}Feature) =>
  ({
    ${operation}: async ({ tx }) => {
      await ${key}.${operation}(tx)
      return {}
    },
  }) satisfies Handlers<typeof ${key}Service, HandlerContext>
`,
  'service.ts': `import type { Tx } from '../../../platform/tx.ts'

export async function ${operation}(tx: Tx): Promise<void> {
  throw new Error(\`${TO_WRITE}: ${operation} on site \${tx.siteId}\`)
}
`,
})

function addService(changes: Changes, { name, key, operation }: Names): void {
  changes.create(
    `${CONTRACT}/${name}/index.ts`,
    `import { GET, operation, service, Type } from '../kit/index.ts'

/** ${TO_WRITE}: what ${key} is for. */
export const ${key} = service({
  name: '${name}',
  summary: '${TO_WRITE}: what ${key} is called in documents',
  mounts: ['/vitrine/v1/${name}'],
  operations: {
    ${operation}: operation({
      route: GET(''),
      permission: 'admin',
      summary: '${TO_WRITE}: in one line, what ${key}.${operation} does',
      request: Type.Object({}),
      response: Type.Object({}),
      errors: [],
    }),
  },
})
`,
  )
  const index = `${CONTRACT}/index.ts`
  changes.edit(index, (text) =>
    withImport(
      withType(withEntry(text, declared(parse(index, text), 'contract'), key), key),
      key,
      `./${name}/index.ts`,
    ),
  )
}

/** The type of the service, as the last of the contract's. */
const withType = (text: string, key: string): string =>
  text.replace(/(export type Contract = \{.*?)\n\}/s, `$1\n  readonly ${key}: typeof ${key}\n}`)

/** The line of the feature in the table of imports, after those of its area. */
function addToBoundaries(changes: Changes, { area, name }: Names): void {
  const tableIn = (text: string, table: string) => declared(parse(BOUNDARIES, text), table)
  changes.edit(BOUNDARIES, (text) => {
    const table = tableIn(text, 'featureImports')
    // Other folders of an area that is one feature may be called like features of other areas.
    const parts = propertyOf(tableIn(text, 'divided'), area)
    const names = ((parts?.elements ?? []) as Node[]).map((one) => String(literalOf(one)))
    const isPart = (feature: string) =>
      parts ? names.includes(feature) : changes.exists(`${AREAS}/${area}/${feature}`)
    const ofArea = ((table?.properties ?? []) as Node[]).findLast((one) => {
      const feature = String(literalOf(one.key) ?? nameOf(one.key))
      return feature === area || isPart(feature)
    })
    const line = `'${name}': []`
    return ofArea ? withEntryBehind(text, ofArea, line) : withEntry(text, table, line)
  })
  // An area that is one feature in several folders lists its separate features.
  changes.edit(BOUNDARIES, (text) => {
    const own = propertyOf(tableIn(text, 'divided'), area)
    return own ? withEntry(text, own, `'${name}'`) : text
  })
  if (area !== 'catalog') return
  changes.edit(BOUNDARIES, (text) => withEntry(text, tableIn(text, 'catalogPorts'), `'${name}'`))
}
