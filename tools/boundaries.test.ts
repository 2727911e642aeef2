import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogImports, catalogPorts, divided, featureImports } from './feature-imports.ts'

/** Additional queries for callers of the catalog; presence queries are internal to the catalog. */
const optionInterface =
  /interface (?!PresenceQuery)\w*(?:Policy|Options|Query|Page|Creation|Renderer|Search)\b[^{]*\{(.*?)\n\}/gs

const layout =
  /^(README\.md|index|handlers|codec|model|rules|service|store|events)(\.test)?(\.ts)?$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|css|sql)$/.test(file))
const sources = files.filter((file) => /\.tsx?$/.test(file))
const read = (file: string) => readFileSync(file, 'utf8')

/** The feature that a file belongs to, and the file's path in it. */
function placeInFeature(file: string): { feature: string; rest: string } | undefined {
  const match = /^packages\/server\/src\/(?:areas\/([^/]+)|dialects)\/([^/]+)(?:\/(.+))?$/.exec(
    file,
  )
  if (!match || match[2]?.startsWith('compose')) return undefined
  const [, area = 'dialects', folder = '', rest = ''] = match
  const parts = divided[area]
  if (parts && !parts.includes(folder)) return { feature: area, rest: rest || folder }
  return rest === '' ? undefined : { feature: folder, rest }
}

const featureOf = (file: string) => placeInFeature(file)?.feature
const importsOf = (file: string) =>
  [...read(file).matchAll(/from '([^']+)'/g)].map((match) => match[1] as string)

describe('features', () => {
  const inFeatures = sources.filter((file) => featureOf(file))

  test('know each other only as the table allows, and only through their index', () => {
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

  test('have the same folders and files', () => {
    const strange = inFeatures.filter((file) => {
      const [first = ''] = placeInFeature(file)?.rest.split('/') ?? []
      return !layout.test(first) && !/\.test(\.fixture)?\.ts$/.test(first)
    })
    expect(strange).toEqual([])
  })

  test('translate in a dialect, and decide and store in an area', () => {
    const domain = inFeatures.filter(
      (file) =>
        file.includes('/src/dialects/') &&
        /^(rules|service|store)(\/|\.|$)/.test(placeInFeature(file)?.rest ?? ''),
    )
    expect(domain).toEqual([])
  })

  test('ask SQL only in their store', () => {
    const violations = inFeatures.filter(
      (file) =>
        !/\/store(\/|\.ts)/.test(file) &&
        !file.includes('.test.') &&
        /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(read(file)),
    )
    expect(violations).toEqual([])
  })

  test('the catalog does not name its dialects', () => {
    const violations = inFeatures.filter(
      (file) =>
        featureOf(file) === 'catalog' &&
        !file.includes('.test.') &&
        /\bv[13]\b|[a-z]V[13]\b/i.test(read(file)),
    )
    expect(violations).toEqual([])
  })
})

/** Options of the catalog that one dialect alone uses, each with the reason why it is the domain's. */
const optionsOfOneDialect: Record<string, string> = {
  exactSlugs: 'an address that was chosen is refused rather than changed, as categories do',
  uniqueCodes: 'scanners find a product by its code, so a shop may insist on one product for each',
  limited:
    'the limit of products counts them, which an import of a whole catalog does not wait for',
  needsAll: 'a text search finds any or all of its words',
  fuzzy: 'a text search forgives typing errors',
  withHidden: 'merchants read hidden categories',
  isArranged: 'the products of a category are read in the order a merchant gave them',
  withBelow: 'the products of a category include those of the ones below',
}

describe('the catalog', () => {
  const catalog = sources.filter(
    (file) => file.startsWith('packages/server/src/areas/catalog/') && !file.includes('.test.'),
  )
  const namesIn = (dialect: string) =>
    sources
      .filter((file) => file.startsWith(`packages/server/src/dialects/${dialect}/`))
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [...read(file).matchAll(/\b(\w+)\s*[:,}]/g)])
      .map((match) => match[1] as string)

  test('has no option for a dialect', () => {
    const options = catalog.flatMap((file) =>
      [...read(file).matchAll(optionInterface)].flatMap(([, fields = '']) =>
        [...fields.matchAll(/readonly (\w+)\??: (?:boolean|')/g)].map(
          (match) => match[1] as string,
        ),
      ),
    )
    const [first, second] = ['v1', 'v3'].map((dialect) => new Set(namesIn(dialect)))
    const ofOne = options.filter((name) => first?.has(name) !== second?.has(name))
    expect(options.length).toBeGreaterThan(0)
    expect([...new Set(ofOne)].sort()).toEqual(Object.keys(optionsOfOneDialect).sort())
  })

  const folderOf = (file: string) =>
    /^packages\/server\/src\/areas\/catalog\/([^/]+)\//.exec(file)?.[1]
  const arrows = catalog.flatMap((file) => {
    const own = folderOf(file)
    return importsOf(file).flatMap((name) => {
      const target = name.startsWith('.') ? path.join(path.dirname(file), name) : ''
      const other = folderOf(target)
      return own && other && other !== own ? [{ file, target, own, other }] : []
    })
  })

  test('has features that know each other as the table says', () => {
    const found: Record<string, string[]> = {}
    for (const { own, other } of arrows) found[own] = [...new Set([...(found[own] ?? []), other])]
    for (const names of Object.values(found)) names.sort()
    expect(found).toEqual(catalogImports)
  })

  test('has features behind ports', () => {
    const broken = arrows.filter(
      ({ other, target }) => catalogPorts.includes(other) && !target.endsWith(`/${other}/index.ts`),
    )
    expect(broken.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })
})

describe('the server', () => {
  const server = sources.filter(
    (file) => file.startsWith('packages/server/src/') && !file.includes('.test.'),
  )

  test('the platform imports nothing of the contract, the areas or the transport', () => {
    const broken = server
      .filter((file) => file.includes('/platform/'))
      .filter((file) =>
        importsOf(file).some(
          (name) => name.startsWith('@vitrine/') || /\/(areas|dialects|transport)\//.test(name),
        ),
      )
    expect(broken).toEqual([])
  })

  test('the transport imports no area and no dialect', () => {
    const broken = server
      .filter((file) => file.includes('/transport/'))
      .filter((file) => importsOf(file).some((name) => /\/(areas|dialects)\//.test(name)))
    expect(broken).toEqual([])
  })

  test('time and chance come from the platform', () => {
    const broken = server
      .filter((file) => /\/(areas|dialects|transport)\//.test(file))
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

  test('list what an object or an element has one by one, never as literals that are spread', () => {
    const packed = sources.filter((file) => /^\s*\{?\.\.\.\{ [^}]*\}\}?,?$/m.test(read(file)))
    expect(packed).toEqual([])
  })

  test('have named exports, configuration aside', () => {
    const broken = sources.filter(
      (file) =>
        !/config\.ts$|^examples\/next-site\/app\//.test(file) &&
        /^export default/m.test(read(file)),
    )
    expect(broken).toEqual([])
  })
})

describe('names', () => {
  /** Words that gave way to the field's own (docs/glossary.md). */
  const retired = new Set([
    'anew',
    'begun',
    'courier',
    'door',
    'doors',
    'errand',
    'errands',
    'exhibit',
    'exhibits',
    'hang',
    'heard',
    'hung',
    'house',
    'judge',
    'judged',
    'kept',
    'knock',
    'lane',
    'lanes',
    'mended',
    'said',
    'stubborn',
    'told',
    'whoever',
    'world',
  ])
  /** Names of others: parameters of Argon2, a column, and error codes that clients know. */
  const exceptions = new Set([
    'argonLanes',
    'judged_date',
    'PROVIDER_SAID_NO',
    'PROVIDER_SIGN_IN_NOT_BEGUN',
  ])
  const isRetired = (name: string) =>
    !exceptions.has(name) && wordsOf(name).some((word) => retired.has(word))
  const wordsOf = (name: string) =>
    name
      .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
      .map((word) => word.toLowerCase())
  const declared =
    /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_$][\w$]*)|^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:\s/gm
  const isContent = (file: string) => file.startsWith('packages/demo/src/catalog/')

  test('of files are words of the field', () => {
    expect(files.filter((file) => !isContent(file) && isRetired(file))).toEqual([])
  })

  test('that code declares are words of the field', () => {
    const found = sources
      .filter((file) => !isContent(file))
      .flatMap((file) =>
        [...read(file).matchAll(declared)]
          .map(([, name, property]) => name ?? property ?? '')
          .filter(isRetired)
          .map((name) => `${file}: ${name}`),
      )
    expect(found).toEqual([])
  })
})
