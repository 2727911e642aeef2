import { type AnyOperation, toValue, toWire } from '@vitrine/contract/kit'
import { expect, test } from 'vitest'
import { services } from './app/api/services.ts'
import { callOf, codeOf } from './contract-services.ts'

type Schema = Readonly<Record<string, unknown>>

const operations = Object.values(services).flatMap(({ name, operations }) =>
  Object.entries<AnyOperation>(operations).map(
    ([key, declared]) => [`${name}.${key}`, declared] as const,
  ),
)

test.each(operations)('%s converts values like the contract', (_, declared) => {
  const { request, response } = callOf(declared)
  for (const branch of [0, 1, 2]) {
    const asked = sampleOf(declared.request, branch, false)
    expect(toWire(request as never, asked)).toEqual(toWire(declared.request, asked))
    const answered = sampleOf(declared.response, branch, true)
    expect(toValue(response as never, answered)).toEqual(toValue(declared.response, answered))
  }
})

test('the build has every operation, without the texts of the contract', () => {
  const code = codeOf(services)
  for (const [name] of operations) expect(code).toContain(`${name.split('.')[1]}:{`)
  expect(code).not.toContain('"summary":')
  expect(code).not.toContain('"maxLength":')
})

/** A value that a schema describes; of each union its branch of that number, or the last one. */
function sampleOf(schema: Schema, branch: number, isWire: boolean): unknown {
  const { anyOf, items, properties, patternProperties } = schema
  if (schema['x-null'] && isWire && branch === 2) return null
  if (schema['x-scalar'] === 'timestamp') return moment(isWire)
  if (schema['x-scalar'] === 'decimal-number') return isWire ? 4.5 : '4.5'
  if (Array.isArray(anyOf)) return sampleOf(anyOf[branch] ?? anyOf.at(-1), branch, isWire)
  if (items) return [sampleOf(items as Schema, branch, isWire)]
  if (patternProperties) {
    const [one] = Object.values(patternProperties as Record<string, Schema>)
    return { one: sampleOf(one as Schema, branch, isWire) }
  }
  if (!properties) return schema.const ?? (schema.type === 'null' ? null : 'text')
  return Object.fromEntries(
    Object.entries(properties as Record<string, Schema>).map(([key, one]) => [
      key,
      sampleOf(one, branch, isWire),
    ]),
  )
}

const moment = (isWire: boolean) =>
  isWire ? '2026-03-12T08:00:00.000Z' : new Date('2026-03-12T08:00:00.000Z')
