import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTriggers, triggersText } from './triggers-text.ts'

const schema = readFileSync('packages/server/src/platform/db/schema.sql', 'utf8')

test('docs/triggers.md lists the triggers of schema.sql; `npm run db tables` makes it fresh', () => {
  expect(readFileSync('docs/triggers.md', 'utf8')).toBe(triggersText(schema))
})

test('every trigger is listed, and its comment says why there is one', () => {
  const triggers = readTriggers(schema)
  expect(triggers).toHaveLength(schema.match(/^CREATE TRIGGER /gm)?.length ?? 0)
  expect(triggers.filter(({ reason }) => reason === '')).toEqual([])
})
