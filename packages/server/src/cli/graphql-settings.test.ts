import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readGraphQlSettings } from './graphql-settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-graphql-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (text: string): string => {
  const file = path.join(folder, 'documents.json')
  writeFileSync(file, text)
  return file
}

describe('the GraphQL endpoint', () => {
  test('depends on the mode by default', () => {
    expect(readGraphQlSettings({})).toEqual({})
    expect(readGraphQlSettings({ GRAPHQL_INTROSPECTION: '' })).toEqual({})
  })

  test('is on or off', () => {
    expect(readGraphQlSettings({ GRAPHQL_INTROSPECTION: 'on' })).toEqual({ introspection: true })
    expect(readGraphQlSettings({ GRAPHQL_INTROSPECTION: 'off' })).toEqual({ introspection: false })
    expect(() => readGraphQlSettings({ GRAPHQL_INTROSPECTION: 'yes' })).toThrow(/on or off/)
  })

  test.each([
    ['a list', '["{ a }"]'],
    ['an object, whatever its keys say', '{"x": "{ a }"}'],
  ])('finds documents of %s by their hash', (_, text) => {
    const { documents } = readGraphQlSettings({ GRAPHQL_DOCUMENTS: written(text) })
    const hash = createHash('sha256').update('{ a }').digest('hex')
    expect([...(documents ?? [])]).toEqual([[hash, '{ a }']])
  })

  test.each(['', '{', '[]', '[1]', '7'])('reports the error in a file of %o', (text) => {
    expect(() => readGraphQlSettings({ GRAPHQL_DOCUMENTS: written(text) })).toThrow(
      /GRAPHQL_DOCUMENTS names .*documents\.json, which/,
    )
  })
})
