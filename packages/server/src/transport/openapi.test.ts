import { Validator } from '@seriousme/openapi-schema-validator'
import { contract } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { toOpenApi } from './openapi.ts'

interface Part {
  readonly $ref?: string
  readonly [key: string]: unknown
}

const document = toOpenApi(contract, '0.1.0') as {
  readonly paths: Record<string, Record<string, Part>>
  readonly components: Record<string, Record<string, Part>>
}

test('the document is OpenAPI 3.1 and every reference can be resolved', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version]).toEqual([true, '3.1'])
  const text = JSON.stringify(document)
  const dangling = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].filter(
    ([, kind = '', name = '']) => !document.components[kind]?.[name],
  )
  expect(dangling).toEqual([])
})

test('it has every operation, with complete schemas behind the references', () => {
  const described = Object.values(document.paths).flatMap((item) => Object.values(item))
  const byId = new Map(described.map((one) => [one.operationId, one]))
  for (const [key, service] of Object.entries(contract)) {
    for (const [name, operation] of Object.entries(service.operations)) {
      const found = byId.get(`${key}.${name}`) as { responses: Record<string, Part> } | undefined
      expect(found, `${key}.${name}`).toBeDefined()
      if ('answers' in operation && operation.answers === 'page') continue
      const reply = found?.responses['200'] as { content: Record<string, { schema: Part }> }
      const written = reply.content['application/json']?.schema
      expect(resolved(written)).toEqual(JSON.parse(JSON.stringify(operation.response)))
    }
  }
})

test('equal schemas are declared once, with their name in the contract', () => {
  const { schemas = {} } = document.components
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Member', 'CatalogV1Product', 'CatalogV3Product', 'Ribbon', 'Error']),
  )
  const structures = Object.values(schemas).map((one) => JSON.stringify(one))
  expect(new Set(structures).size).toBe(structures.length)
  expect(JSON.stringify(document, null, 1).length).toBeLessThan(3_200_000)
})

test('the same contract always gives the same document', () => {
  expect(JSON.stringify(toOpenApi(contract, '0.1.0'))).toBe(JSON.stringify(document))
})

/** A schema with its references followed. */
function resolved(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolved)
  if (typeof node !== 'object' || node === null) return node
  const { $ref, type, ...rest } = node as Part
  if ($ref) return resolved(document.components.schemas?.[$ref.split('/').at(-1) ?? ''])
  if (Array.isArray(type)) {
    const { description, 'x-null': nullMeans, ...one } = resolved(rest) as Part
    return {
      anyOf: [{ type: type[0], ...one }, { type: 'null' }],
      ...(description ? { description } : {}),
      ...(nullMeans ? { 'x-null': nullMeans } : {}),
    }
  }
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, resolved(part)]))
}
