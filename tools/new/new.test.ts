import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Changes, type Plan, Refusal } from './changes.ts'
import { planFeature } from './feature.ts'
import { planField } from './field.ts'
import { planOperation } from './operation.ts'
import { parse } from './source.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const copied = [
  'packages/contract/src',
  'packages/server/src',
  'packages/server/migrations',
  'tests/examples',
  'tests',
  'tools/feature-imports.ts',
]

let root = ''
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'))
})
beforeEach(() => {
  for (const folder of copied) {
    rmSync(path.join(root, folder), { recursive: true, force: true })
    cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true })
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Applies a plan; returns a reader of the resulting files. Every source must parse. */
function carryOut({ changes }: Plan): (file: string) => string {
  changes.write()
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const sources = changes.files.filter((file) => file.endsWith('.ts'))
  for (const file of sources) expect(parse(file, read(file)).length).toBeGreaterThan(0)
  return read
}

const SITES = 'packages/server/src/areas/site/sites'
const ACCESS = 'packages/server/src/areas/access'

describe('a new operation', () => {
  test('of a service with a folder of operations goes where its handlers take all others', () => {
    const read = carryOut(planOperation(root, 'members', 'featureMember'))
    expect(read('packages/contract/src/members/operations/feature-member.ts')).toContain(
      "POST('/v1/members/feature-member')",
    )
    const contract = read('packages/contract/src/members/index.ts')
    expect(contract).toContain("import { featureMember } from './operations/feature-member.ts'")
    expect(contract).toMatch(/\.\.\.community,\s+featureMember,/)
    const handlers = read(`${ACCESS}/members/handlers/write-members.ts`)
    expect(handlers).toContain('await members.featureMember(tx, input.id)')
    const index = read(`${ACCESS}/members/index.ts`)
    expect(index).toContain("import { featureMember } from './service/feature-member.ts'")
    expect(read(`${ACCESS}/members/service/feature-member.ts`)).toContain('To be written:')
    expect(read('tests/access/feature-member.test.ts')).toContain(
      'await members.featureMember({ id })',
    )
    expect(read('tests/examples/member-steps.ts')).toContain("'members.featureMember': ()")
  })

  test('whose name fits a group of handlers goes there', () => {
    const read = carryOut(planOperation(root, 'members', 'bulkMuteMembers'))
    expect(read(`${ACCESS}/members/handlers/bulk.ts`)).toContain('bulkMuteMembers:')
  })

  test('of a service in one file goes in place, and into its part of the port', () => {
    const read = carryOut(planOperation(root, 'apiKeys', 'renewApiKey'))
    expect(read('packages/contract/src/api-keys/index.ts')).toContain('renewApiKey: operation({')
    expect(read(`${SITES}/handlers/api-keys.ts`)).toContain('await apiKeys.renewApiKey(')
    expect(read(`${SITES}/index.ts`)).toMatch(/apiKeysOf = [^}]*scopedServices,\s+renewApiKey/)
  })

  test('is taken out of a port that the handlers take apart', () => {
    const read = carryOut(planOperation(root, 'changes', 'pauseChanges'))
    const handlers = read('packages/server/src/areas/site/webhooks/handlers.ts')
    expect(handlers).toMatch(/\{ feed, watchChanges, watchProducts,\s+pauseChanges \}/)
    expect(handlers).toContain('await pauseChanges(tx, input.id)')
  })

  test('goes into the one file of a service that has only one', () => {
    const read = carryOut(planOperation(root, 'memberRoles', 'promoteRole'))
    expect(read(`${ACCESS}/member-roles/service.ts`)).toContain(
      'export async function promoteRole(tx: Tx, id: string)',
    )
  })

  test('of a dialect gets a file of handlers and no function of a service', () => {
    const plan = planOperation(root, 'catalogV3', 'archiveProduct')
    const read = carryOut(plan)
    const folder = 'packages/server/src/dialects/v3/handlers'
    expect(read(`${folder}/archive-product.ts`)).toContain('export const archiveProductHandlers')
    expect(read(`${folder}/index.ts`)).toMatch(/\.\.\.archiveProductHandlers\(deps\)/)
    expect(plan.changes.files.filter((file) => file.includes('/service'))).toEqual([])
  })

  test('is refused with one line, and nothing is written', () => {
    const refusals: readonly (readonly [key: string, name: string, line: RegExp])[] = [
      ['nothing', 'pinMember', /no service nothing; there are abandonedCheckouts, /],
      ['members', 'Pin_Member', /not in camelCase/],
      ['members', 'muteMember', /members\.muteMember exists already/],
      ['apiKeys', 'createApiKey', /apiKeys\.createApiKey exists already/],
      ['members', 'removeMany', /remove-many\.ts exists already/],
      ['members', 'countAll', /index\.ts has countAll already/],
    ]
    for (const [key, name, line] of refusals) {
      expect(() => planOperation(root, key, name)).toThrow(Refusal)
      expect(() => planOperation(root, key, name)).toThrow(line)
    }
    expect(new Changes(root).exists('tests/access/remove-many.test.ts')).toBe(false)
  })
})

const AREAS = 'packages/server/src/areas'
const BOUNDARIES = 'tools/feature-imports.ts'

describe('a new feature', () => {
  test('is a folder, a service, and a line wherever its area names features', () => {
    const plan = planFeature(root, 'access', 'price-lists')
    const read = carryOut(plan)
    const folder = `${ACCESS}/price-lists`
    expect(plan.changes.files.filter((file) => file.startsWith(folder))).toEqual(
      ['README.md', 'index.ts', 'handlers.ts', 'service.ts'].map((file) => `${folder}/${file}`),
    )
    expect(read(`${folder}/README.md`)).toContain('To be written:')
    expect(read(`${folder}/service.ts`)).toContain('throw new Error(`To be written:')
    expect(read('packages/contract/src/price-lists/index.ts')).toContain("name: 'price-lists'")
    const contract = read('packages/contract/src/index.ts')
    expect(contract).toContain("import { priceLists } from './price-lists/index.ts'")
    expect(contract).toMatch(/,\s+priceLists,?\s+\}\n/)
    expect(contract).toMatch(/readonly priceLists: typeof priceLists\n\}/)
    const compose = read(`${ACCESS}/compose.ts`)
    expect(compose).toMatch(/const priceLists = createPriceLists\(\)\s+return \{\s+staff,/)
    expect(compose).toMatch(/redirects,\s+priceLists,?\s+\}\s+\}\s*$/)
    expect(compose).toContain('priceLists: priceListsHandlers(features.priceLists)')
    expect(read(BOUNDARIES)).toMatch(/redirects: \[[^\]]+\],\s+'price-lists': \[\],/)
    expect(read('tests/access/price-lists.test.ts')).toContain('await priceLists.getPriceLists({})')
    expect(read('tests/examples/member-steps.ts')).toContain("'priceLists.getPriceLists': ()")
  })

  test('takes further operations as every other one does', () => {
    carryOut(planFeature(root, 'access', 'price-lists'))
    const read = carryOut(planOperation(root, 'priceLists', 'addWishList'))
    expect(read(`${ACCESS}/price-lists/index.ts`)).toMatch(/\{ getPriceLists,\s+addWishList \}/)
    expect(read(`${ACCESS}/price-lists/handlers.ts`)).toContain('await priceLists.addWishList(')
  })

  test('stands for itself in an area that is one feature in several folders', () => {
    carryOut(planFeature(root, 'stock', 'stock-counts'))
    const read = carryOut(planFeature(root, 'catalog', 'size-guides'))
    const boundaries = read(BOUNDARIES)
    expect(boundaries).toMatch(/stock: \[[^\]]+\],\s+'stock-counts': \[\],/)
    expect(boundaries).toMatch(/stock: \[\s*'stock-counts'\s*\]/)
    expect(boundaries).toMatch(/catalog: \[[^\]]+'rich-content',\s+'size-guides'\]/)
    expect(boundaries).toMatch(/catalogPorts = \[[^\]]+,\s+'size-guides',?\s*\]/)
    const compose = read(`${AREAS}/stock/compose.ts`)
    expect(compose).toMatch(/const stockCounts = createStockCounts\(\)\s+return \{/)
    expect(compose).toMatch(/stockCounts,\s+crontab: /)
    expect(compose).toContain('stockCounts: stockCountsHandlers(stockCounts)')
  })

  test('is refused with one line, and nothing is written', () => {
    const refusals: readonly (readonly [area: string, name: string, line: RegExp])[] = [
      ['nothing', 'price-lists', /no area nothing; there are access, /],
      ['access', 'priceLists', /not in kebab-case/],
      ['access', 'members', /areas\/access\/members exists already/],
      ['access', 'media', /areas\/site\/media exists already/],
      ['access', 'stock', /areas\/stock exists already/],
      ['access', 'v3', /dialects\/v3 exists already/],
      ['access', 'coupons', /service coupons exists already/],
      ['access', 'kit', /folder packages\/contract\/src\/kit/],
      ['access', 'class', /a word of the language/],
      ['access', 'tasks', /compose\.ts has tasks already/],
    ]
    for (const [area, name, line] of refusals) {
      expect(() => planFeature(root, area, name)).toThrow(Refusal)
      expect(() => planFeature(root, area, name)).toThrow(line)
    }
    expect(new Changes(root).exists(`${ACCESS}/coupons`)).toBe(false)
  })
})

describe('a new field', () => {
  const field = { table: 'members', column: 'shelf_mark', type: 'text', schema: 'members.Member' }

  test('is a migration, a property, and a list of places that the code has', () => {
    const plan = planField(root, field)
    const read = carryOut(plan)
    const migration = plan.changes.files.find((file) => file.endsWith('-members-shelf-mark.sql'))
    expect(read(migration ?? '')).toBe('ALTER TABLE members ADD COLUMN shelf_mark text;\n')
    const schemas = read('packages/contract/src/members/schemas.ts')
    expect(schemas).toContain('shelfMark: Maybe(Text(0, 1000))')
    const places = plan.next().map((line) => /^(.+): (\S+):(\d+) (\w*)$/.exec(line))
    for (const place of places) {
      if (!place) continue
      const [, what, file = '', line, name = ''] = place
      if (what === 'dashboard') continue
      expect(read(file).split('\n')[Number(line) - 1]).toContain(name)
    }
    const parts = new Set(places.flatMap((place) => place?.[1] ?? []))
    for (const part of ['store', 'model', 'codec', 'export', 'personal data', 'stories']) {
      expect([...parts]).toContain(part)
    }
  }, 60_000)

  test('with a default cannot be null', () => {
    const counted = { table: 'members', column: 'visits', type: 'integer', defaultValue: '0' }
    const plan = planField(root, counted)
    const read = carryOut(plan)
    expect(plan.changes.files.map(read)).toEqual([
      'ALTER TABLE members ADD COLUMN visits integer NOT NULL DEFAULT 0;\n',
    ])
  })

  test.each([
    ['products', 'product-fields', ', empty: null }'],
    ['variants', 'variant-fields', ' }'],
    ['collections', 'collection-fields', ' }'],
  ])('of %s is a migration and one declaration', (table, file, end) => {
    const plan = planField(root, { table, column: 'care_label', type: 'text' })
    const read = carryOut(plan)
    const migration = plan.changes.files.find((one) => one.endsWith(`-${table}-care-label.sql`))
    expect(read(migration ?? '')).toBe(`ALTER TABLE ${table} ADD COLUMN care_label text;\n`)
    expect(read(`packages/contract/src/catalog/${file}.ts`)).toContain(
      `careLabel: { schema: Text(0, 1000), column: 'text'${end}`,
    )
    expect(plan.changes.files).toHaveLength(2)
    const paths = plan
      .next()
      .flatMap((step) => step.match(/^(apps|tests|packages)\/[\w/.-]+/)?.[0] ?? [])
    expect(paths.filter((one) => !existsSync(path.join(repository, one)))).toEqual([])
  })

  test('is refused with one line', () => {
    expect(() => planField(root, { ...field, table: 'nothing' })).toThrow('no table nothing')
    expect(() => planField(root, { ...field, column: 'shelfMark' })).toThrow('not in snake_case')
    expect(() => planField(root, { ...field, column: 'nickname' })).toThrow('exists already')
    expect(() => planField(root, { ...field, type: 'money' })).toThrow('no type of a field')
    expect(() => planField(root, { ...field, schema: 'members.Nothing' })).toThrow('no schema')
    expect(() => planField(root, { ...field, defaultValue: 'drop table' })).toThrow('no default')
  })
})
