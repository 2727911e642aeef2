import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMessages, readPlaceholders, textOf } from './index.ts'

test.each([
  ['Hello {name}, welcome to {shop}. {name}!', ['name', 'shop'], undefined],
  ['{{braces}} around {{{name}}}', ['name'], undefined],
  ['{ name }', [], '{ name }'],
  ['{amount, number}', [], '{amount, number}'],
  ['{shop', [], '{shop'],
  ['shop} is closed', [], '} is closed'],
  ['{shop} and {}', ['shop'], '{}'],
  ['a {this is longer than what is shown', [], '{this is longer than'],
])('%j names %j and breaks at %j', (text, names, broken) => {
  expect(readPlaceholders(text)).toEqual({ names, broken })
})

const pieces = fc.constantFrom('{', '}', '{{', '}}', '{name}', '{shop}', '{a, b}', ' ', 'ö', 'x\n')
const texts = fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme' }))).map((all) => all.join(''))

test('a valid text can be filled with its names, and loses nothing else', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { names, broken } = readPlaceholders(text)
      fc.pre(broken === undefined)
      const values = Object.fromEntries(names.map((name) => [name, `‹${name}›`]))
      const message: string | ((all: object) => string) = createMessages({ text }, 'en').text
      const filled = textOf<object>(message, values)
      const back = filled
        .replaceAll(/[{}]/g, (brace) => brace + brace)
        .replaceAll(/‹(\w+)›/g, (all, name) => (names.includes(name) ? `{${name}}` : all))
      expect(back).toBe(text)
    }),
  )
})

test('a text without braces is always valid; with a single brace it never is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('{', '}'), (typed, brace) => {
      const plain = typed.replaceAll(/[{}]/g, '')
      expect(readPlaceholders(plain)).toEqual({ names: [], broken: undefined })
      expect(readPlaceholders(`${plain} ${brace} ${plain}`).broken).toBeDefined()
    }),
  )
})
