import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** Decision 0001: one direction, one door. Which feature may know which other one. */
const featureImports: Record<string, readonly string[]> = {
  events: [],
  jobs: ['events'],
  sites: ['events'],
  staff: ['events'],
  'mailed-codes': [],
  'rich-content': [],
  'phone-messages': [],
  factors: ['mailed-codes', 'phone-messages', 'events'],
  captcha: [],
  expiry: [],
  identity: ['factors', 'mailed-codes', 'mail', 'events'],
  'identity-providers': ['identity', 'mail', 'events'],
  members: ['identity', 'media', 'events', 'jobs'],
  oauth: ['identity', 'events'],
  accounts: ['identity', 'oauth'],
  'member-files': ['identity', 'members', 'member-roles', 'jobs', 'imports', 'exports', 'events'],
  'personal-data': ['identity', 'members', 'member-files', 'events'],
  'member-roles': ['members', 'events'],
  'legacy-members': ['identity', 'members', 'oauth'],
  redirects: ['oauth', 'events'],
  mail: ['phone-messages'],
  media: ['events'],
  webhooks: ['events'],
  catalog: ['events', 'rich-content'],
  inventory: ['catalog', 'events'],
  search: ['catalog', 'events'],
  'digital-files': ['catalog', 'events'],
  history: ['catalog', 'inventory', 'jobs', 'events'],
  'catalog-v1': ['catalog', 'inventory', 'events'],
  'catalog-v3': ['catalog', 'events', 'inventory', 'jobs', 'rich-content'],
  imports: ['catalog', 'inventory', 'media', 'events'],
  exports: ['catalog', 'inventory', 'media', 'imports', 'events'],
}

const drawers =
  /^(README\.md|index|handlers|codec|model|rules|service|store|events)(\.test)?(\.ts)?$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|css|sql)$/.test(file))
const sources = files.filter((file) => /\.tsx?$/.test(file))
const read = (file: string) => readFileSync(file, 'utf8')
const featureOf = (file: string) => /^packages\/server\/src\/features\/([^/]+)\//.exec(file)?.[1]
const importsOf = (file: string) =>
  [...read(file).matchAll(/from '([^']+)'/g)].map((match) => match[1] as string)

describe('features', () => {
  const inFeatures = sources.filter((file) => featureOf(file))

  test('know each other only as the table allows, and only through their door', () => {
    const broken = inFeatures.flatMap((file) => {
      const own = featureOf(file) as string
      return importsOf(file).flatMap((name) => {
        const target = name.startsWith('.') ? path.join(path.dirname(file), name) : ''
        const other = featureOf(target)
        if (!other || other === own || file.includes('.test.')) return []
        const allowed =
          featureImports[own]?.includes(other) && target.endsWith(`/${other}/index.ts`)
        return allowed ? [] : [`${file} imports ${name}`]
      })
    })
    expect(broken).toEqual([])
  })

  test('have the same drawers and no tenth one', () => {
    const strange = inFeatures.filter((file) => {
      const [, , , , , drawer = ''] = file.split('/')
      return !drawers.test(drawer) && !drawer.endsWith('.test.ts')
    })
    expect(strange).toEqual([])
  })

  test('ask SQL only in their store', () => {
    const asking = inFeatures.filter(
      (file) =>
        !/\/store(\/|\.ts)/.test(file) &&
        !file.includes('.test.') &&
        /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(read(file)),
    )
    expect(asking).toEqual([])
  })

  test('the catalog does not know its dialects', () => {
    const knowing = inFeatures.filter(
      (file) => featureOf(file) === 'catalog' && /\bv[13]\b|[a-z]V[13]\b/i.test(read(file)),
    )
    expect(knowing).toEqual([])
  })
})

describe('the server', () => {
  const server = sources.filter(
    (file) => file.startsWith('packages/server/src/') && !file.includes('.test.'),
  )

  test('platform knows nothing of ours', () => {
    const broken = server
      .filter((file) => file.includes('/platform/'))
      .filter((file) =>
        importsOf(file).some(
          (name) => name.startsWith('@vitrine/') || /\/(features|transport)\//.test(name),
        ),
      )
    expect(broken).toEqual([])
  })

  test('transport knows contracts, not features', () => {
    const broken = server
      .filter((file) => file.includes('/transport/'))
      .filter((file) => importsOf(file).some((name) => name.includes('/features/')))
    expect(broken).toEqual([])
  })

  test('time and chance come from the platform', () => {
    const broken = server
      .filter((file) => /\/(features|transport)\//.test(file))
      .filter((file) => /new Date\(\)|Date\.now\(|Math\.random\(/.test(read(file)))
    expect(broken).toEqual([])
  })
})

describe('files', () => {
  test('have names of their own', () => {
    const nameless = files.filter((file) =>
      /(^|\/)(utils?|helpers?|common|misc|manager)(\/|\.[a-z]+$)/i.test(file),
    )
    expect(nameless).toEqual([])
  })

  test('have at most 400 lines', () => {
    const generated = [
      'packages/server/src/platform/db/schema.sql',
      'packages/server/src/platform/db/tables.ts',
    ]
    const long = files.filter(
      (file) => !generated.includes(file) && read(file).split('\n').length > 401,
    )
    expect(long).toEqual([])
  })

  test('have named exports, configuration aside', () => {
    const broken = sources.filter(
      (file) => !/config\.ts$/.test(file) && /^export default/m.test(read(file)),
    )
    expect(broken).toEqual([])
  })
})
