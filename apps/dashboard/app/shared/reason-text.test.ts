import { createReason, englishOf, reasonCodes, reasonTexts } from '@vitrine/contract/reasons'
import { createMessages } from '@vitrine/messages'
import { VitrineError } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { de } from '../messages/de.ts'
import type { en } from '../messages/en.ts'
import { english } from '../messages/english.fixture.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { he } from '../messages/he.ts'
import type { Messages } from '../messages/index.ts'
import { reasonText, uploadErrorMessage } from './reason-text.ts'

const german: Messages = createMessages<typeof en>(de, 'de')
const others: readonly (readonly [string, Messages])[] = [
  ['German', german],
  ['Spanish', createMessages<typeof en>(es, 'es')],
  ['French', createMessages<typeof en>(fr, 'fr')],
  ['Hebrew', createMessages<typeof en>(he, 'he')],
]

/** Each code with recognisable values. */
const reasons = reasonCodes.map((code) => {
  const names = [...reasonTexts[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return { code, values: Object.fromEntries(names.map((name) => [name, `<${name}>`])) }
})

test.each(others)('every reason has a sentence in %s, with all of its values', (_, messages) => {
  for (const reason of reasons) {
    const text = reasonText(reason, 'no sentence', messages)
    expect(text).not.toBe('no sentence')
    expect(text, reason.code).not.toBe(englishOf(reason))
    for (const value of Object.values(reason.values)) expect(text, reason.code).toContain(value)
  }
})

test('English is that of the server', () => {
  for (const reason of reasons) {
    expect(reasonText(reason, '', english)).toBe(englishOf(reason))
  }
})

test('a reason without a known code is shown as the server says it', () => {
  expect(reasonText(undefined, 'is too blue', german)).toBe('is too blue')
  expect(reasonText({ code: 'TOO_BLUE' }, 'is too blue', german)).toBe('is too blue')
})

test('a reason names what it is about, and its place in the file', () => {
  const about = { ...createReason('MAX_LENGTH', { max: 80 }), subject: 'product: name' }
  expect(reasonText(about, '', german)).toBe('product: name darf höchstens 80 Zeichen haben')
  const empty = { ...createReason('FILE_EMPTY'), line: 1 }
  expect(reasonText({ ...empty, column: '1' }, '', german)).toBe(
    'Zeile 1, Spalte 1: die Datei ist leer',
  )
  expect(reasonText({ ...empty, column: 'Preis' }, '', german)).toBe(
    'Zeile 1, Spalte „Preis“: die Datei ist leer',
  )
})

test('in Hebrew a value does not reorder the words around it', () => {
  const hebrew = createMessages<typeof en>(he, 'he')
  const text = reasonText(createReason('NOT_AMOUNT', { text: '12 EUR' }), '', hebrew)
  expect(text).toContain('"\u206812 EUR\u2069"')
})

test('a refused upload is explained in the language of the reader', () => {
  const refusal = (data: Record<string, unknown>) =>
    new VitrineError({
      kind: 'application',
      code: 'ORDER_FILE_UNREADABLE',
      message: 'The file cannot be read as orders, line 1: the file is empty',
      status: 400,
      data,
    })
  const cause = { ...createReason('FILE_EMPTY'), line: 1 }
  expect(uploadErrorMessage(refusal({ cause }), german)).toBe('Zeile 1: die Datei ist leer.')
  expect(uploadErrorMessage(refusal({}), german)).toContain('cannot be read as orders')
})
