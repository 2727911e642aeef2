import { MessagesProvider } from '@vitrine/messages/react'
import { expect, test } from 'vitest'
import { german } from '../../messages/german.fixture.ts'
import { spanish } from '../../messages/spanish.fixture.ts'
import { markupOf, textOf } from '../../shared/render.fixture.tsx'
import { RatesTable } from './rates-table.tsx'

const table = (
  <RatesTable
    base="USD"
    rates={[
      { key: 'EUR', currency: 'EUR', rate: '0.92', date: '2026-11-20' },
      { key: 'new-1', currency: '', rate: '', date: '2026-11-21' },
    ]}
    errors={{ 'rates.1.rate': 'Enter a number above 0.' }}
    onChange={() => {}}
    onRemove={() => {}}
  />
)

test('every rate is shown with its currency and its day, and can be removed by name', () => {
  const markup = markupOf(table)
  expect(markup).toContain('value="0.92"')
  expect(markup).toContain('value="2026-11-20"')
  expect(markup).toContain('aria-label="Remove EUR"')
  expect(markup).toContain('aria-label="Remove this rate"')
})

test('an error is shown beside its field, and linked to it', () => {
  const markup = markupOf(table)
  expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1)
  expect(textOf(table)).toContain('Enter a number above 0.')
})

test('labels are in German too', () => {
  const inGerman = <MessagesProvider messages={german}>{table}</MessagesProvider>
  expect(textOf(inGerman)).toContain('Kurs für 1 USD')
  expect(markupOf(inGerman)).toContain('aria-label="EUR entfernen"')
})

test('labels are in Spanish too', () => {
  const inSpanish = <MessagesProvider messages={spanish}>{table}</MessagesProvider>
  expect(textOf(inSpanish)).toContain('Cambio por 1 USD')
  expect(markupOf(inSpanish)).toContain('aria-label="Quitar EUR"')
})
