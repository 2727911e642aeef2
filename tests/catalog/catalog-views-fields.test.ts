import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogV1 } from '@vitrine/contract/catalog-v1'
import { catalogV3 } from '@vitrine/contract/catalog-v3'
import { expect, test } from 'vitest'
import { pairs } from './catalog-views.fixture.ts'
import { type FieldCoverage, fieldsOfV1, fieldsOfV3 } from './catalog-views-fields.fixture.ts'
import { onlyInV1, onlyInV3 } from './catalog-views-unshared.fixture.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}
const partsOf = (schema: unknown): Readonly<Record<string, Schema>> => {
  const { properties, items, anyOf = [] } = schema as Schema
  return properties ?? (items ? partsOf(items) : partsOf(anyOf[0] ?? { properties: {} }))
}
const namesOf = (...schemas: readonly unknown[]) => [
  ...new Set(schemas.flatMap((one) => Object.keys(partsOf(partsOf(one).product)))),
]
const requests = {
  V1: [catalogV1.operations.createProduct.request, catalogV1.operations.updateProduct.request],
  V3: [catalogV3.operations.createProduct.request, catalogV3.operations.updateProduct.request],
}

test('every field that either dialect saves is tested in both, or listed as lost', () => {
  expect(Object.keys(fieldsOfV1).sort()).toEqual(namesOf(...requests.V1).sort())
  const [creation] = requests.V3
  const info = partsOf(partsOf(creation).product).variantsInfo
  const variants = Object.keys(partsOf(partsOf(info).variants)).map((name) => `variants.${name}`)
  const names = namesOf(...requests.V3).filter((name) => name !== 'variantsInfo')
  expect(Object.keys(fieldsOfV3).sort()).toEqual([...names, ...variants].sort())
})

test('each field is covered by the test that its entry names', () => {
  const stories = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  const isThere = (held: FieldCoverage) => {
    if ('both' in held) return pairs.some(({ part }) => part === held.both)
    if ('observed' in held) return stories.some((text) => text.includes(`test('${held.observed}'`))
    return onlyInV3.some(({ what }) => what === held.lost)
  }
  const all = [...Object.values(fieldsOfV1), ...Object.values(fieldsOfV3)]
  expect(all.filter((held) => !isThere(held))).toEqual([])
})

test('the documentation lists every lost field and the reason', () => {
  const file = path.join(import.meta.dirname, '../../docs/dialects.md')
  const text = readFileSync(file, 'utf8')
  const unsaid = [...onlyInV3, ...onlyInV1].filter(
    ({ what, why }) => !text.includes(`| ${what} | ${why} |`),
  )
  expect(unsaid).toEqual([])
})
