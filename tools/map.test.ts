import { readFileSync } from 'node:fs'
import { contract } from '@vitrine/contract'
import { printGraphQlSchema } from '@vitrine/server/graphql'
import { toOpenApi } from '@vitrine/server/openapi'
import { expect, test } from 'vitest'
import { mapText } from './map-text.ts'

test('docs/map.md and docs/openapi.json say what the contract says; `npm run map` makes them fresh', () => {
  expect(readFileSync('docs/map.md', 'utf8')).toBe(mapText())
  const written = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
  expect(written).toEqual(JSON.parse(JSON.stringify(toOpenApi(contract, '0.1.0'))))
})

test('docs/schema.graphql is the schema of the contract; `npm run map` makes it fresh', () => {
  expect(readFileSync('docs/schema.graphql', 'utf8')).toBe(printGraphQlSchema(contract))
})
