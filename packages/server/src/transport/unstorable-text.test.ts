import { expect, test } from 'vitest'
import { findUnstorableText } from './unstorable-text.ts'

test.each([
  ['plain text', []],
  ['🏺 שלום ﷽', []],
  ['a\u0000b', ['']],
  ['half \ud83c', ['']],
  ['\udffa half', ['']],
])('%j', (text, fields) => {
  expect(findUnstorableText(text).map(({ field }) => field)).toEqual(fields)
})

test('names the field, at any depth', () => {
  const message = { member: { contact: { emails: ['a', '\u0000'] } }, filter: { '\u0000': 1 } }
  const found = findUnstorableText(message)
  expect(found.map(({ field }) => field)).toEqual(['member.contact.emails[1]', 'filter'])
  expect(found[0]).toMatchObject({ violatedRule: 'FORMAT', data: {} })
})

test('distinguishes places in lists from fields whose names are numbers', () => {
  const found = findUnstorableText({ own: { 0: '\u0000' }, all: [['\u0000']] })
  expect(found.map(({ field }) => field)).toEqual(['own.0', 'all[0][0]'])
})
