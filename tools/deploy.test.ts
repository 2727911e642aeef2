import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const files = readdirSync('deploy', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
const read = (file: string) => readFileSync(file, 'utf8')
const isTemplate = (file: string) => file.includes('/templates/')
const chart = 'deploy/helm/vitrine'

test('every file of YAML or JSON can be read, and names no key twice', () => {
  const yaml = files.filter((file) => /\.ya?ml$/.test(file) && !isTemplate(file))
  const json = files.filter((file) => file.endsWith('.json'))
  expect(yaml).toEqual(
    expect.arrayContaining([`${chart}/values.yaml`, 'deploy/prometheus/alerts.yml']),
  )
  const faults = yaml.flatMap((file) =>
    parseAllDocuments(read(file)).flatMap((one) =>
      [...one.errors, ...one.warnings].map(({ message }) => `${file}: ${message}`),
    ),
  )
  expect(faults).toEqual([])
  for (const file of json) expect(typeof JSON.parse(read(file)), file).toBe('object')
})

test('the compose file is understood by docker-compose, where it is installed', (context) => {
  const compose = (...args: string[]) =>
    spawnSync('docker-compose', args, {
      encoding: 'utf8',
      input: read('deploy/container/compose.yaml').replace(/^name:.*$/m, ''),
      env: { ...process.env, DOMAIN: 'shop.test', POSTGRES_PASSWORD: 'one', VITRINE_SECRET: 'two' },
    })
  if (compose('version').error) context.skip('docker-compose is not installed')
  // Its first generation does not know the name of a project.
  expect(
    compose('--project-directory', 'deploy/container', '-f', '-', 'config', '-q'),
  ).toMatchObject({
    status: 0,
  })
})

describe('the chart', () => {
  const templates = files.filter((file) => file.startsWith(chart) && isTemplate(file))
  const text = templates.map(read).join('\n')
  const values = parse(read(`${chart}/values.yaml`)) as object
  const used = [
    ...new Set([...text.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, one = '']) => one.slice(1))),
  ]

  test('has a name and versions', () => {
    expect(parse(read(`${chart}/Chart.yaml`))).toMatchObject({
      apiVersion: 'v2',
      name: 'vitrine',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      appVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
  })

  test('uses only values that there are, and has none that nothing uses', () => {
    const valueAt = (place: string) =>
      place
        .split('.')
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], values)
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((place) => valueAt(place) === undefined)).toEqual([])
    const isUsed = (place: string) =>
      used.some((one) => one === place || place.startsWith(`${one}.`))
    expect(leavesOf(values).filter((place) => !isUsed(place))).toEqual([])
  })

  test('includes only what it defines, and ends each block', () => {
    const names = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name))
    expect(names(/\binclude "([^"]+)"/g)).toEqual(names(/\bdefine "([^"]+)"/g))
    for (const file of templates) {
      const count = (pattern: RegExp) => [...read(file).matchAll(pattern)].length
      const opened = count(/\{\{-? *(?:if|with|range|define|block)\b/g)
      expect([file, count(/\{\{-? *end\b/g)]).toEqual([file, opened])
    }
  })
})

/** Paths of values that hold no further ones. */
function leavesOf(value: object, place = ''): string[] {
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const own = place === '' ? name : `${place}.${name}`
    const isGroup = typeof one === 'object' && one !== null && !Array.isArray(one)
    return isGroup && Object.keys(one).length > 0 ? leavesOf(one, own) : [own]
  })
}

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Readonly<Record<string, string>>
        readonly volumes?: readonly string[]
        readonly depends_on?: readonly string[] | object
      }
    >
  >
  readonly volumes: object
}

describe('the settings that deploy files set', () => {
  const compose = read('deploy/container/compose.yaml')
  const { services, volumes } = parse(compose) as Compose
  const documented = new Set(
    [...read('docs/settings.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, one]) => one),
  )

  test('are those of the product', () => {
    const unit = [...read('deploy/systemd/vitrine.service').matchAll(/^Environment=(.*)$/gm)]
    const names = [
      ...Object.keys(services.server?.environment ?? {}),
      ...unit.flatMap(([, line = '']) => line.split(' ').map((one) => one.split('=')[0])),
      ...[...read('deploy/container/Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(
        ([, line = '']) => line.split(' ').map((one) => one.split('=')[0]),
      ),
      ...[...read(`${chart}/templates/configmap.yaml`).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
        ([, one]) => one,
      ),
    ]
    expect(names.length).toBeGreaterThan(12)
    expect(names.filter((name) => !documented.has(name ?? ''))).toEqual([])
  })

  test('come from variables that env.example explains, unless they have a default', () => {
    const explained = new Set(
      [...read('deploy/container/env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, one]) => one),
    )
    const needed = [...compose.matchAll(/\$\{(\w+)(:-)?/g)].flatMap(([, name, hasDefault]) =>
      hasDefault ? [] : [name],
    )
    expect(needed.length).toBeGreaterThan(3)
    expect(needed.filter((name) => !explained.has(name))).toEqual([])
  })

  test('name services and volumes that there are', () => {
    const named = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((one) => one.split(':')[0] ?? '').filter((one) => !/^[./]/.test(one)),
    )
    expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted())
    const needed = Object.values(services).flatMap(({ depends_on: others = [] }) =>
      Array.isArray(others) ? others : Object.keys(others),
    )
    expect(needed.filter((name) => !(name in services))).toEqual([])
  })
})
