import { createMessages } from '@vitrine/messages'
import { expect, test } from 'vitest'
import { en } from '../messages/all.ts'
import { viewDetails } from './details.ts'

const english = createMessages(en, 'en')
const view = (
  type: Parameters<typeof viewDetails>[0][number]['type'],
  value: string | boolean | string[],
) => viewDetails([{ key: 'a', name: 'A', type, value }], english)[0]

test.each([
  ['NUMBER', '1234.5', '1,234.5'],
  ['NUMBER', '123456789012.123456789', '123,456,789,012.123456789'],
  ['DATE', '2026-01-31', 'January 31, 2026'],
  ['BOOLEAN', false, 'No'],
  ['CHOICES', ['Oven', 'Garden'], 'Oven, Garden'],
  ['TEXT', 'Clay', 'Clay'],
] as const)('a %s of %j is shown as “%s”', (type, value, text) => {
  expect(view(type, typeof value === 'object' ? [...value] : value)?.value).toBe(text)
})

test('a web address is a link with its host as text', () => {
  expect(view('URL', 'https://kiln.example/ada')).toEqual({
    name: 'A',
    value: 'kiln.example',
    href: 'https://kiln.example/ada',
  })
})
