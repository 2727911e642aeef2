import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebase, sameValue, withKeysOf } from './rebase.ts'

interface Choice {
  readonly key: string
  readonly name: string
}
interface Form {
  readonly name: string
  readonly price: string
  readonly size: { readonly width: string; readonly height: string }
  readonly choices: readonly Choice[]
  readonly ids: readonly string[]
}
const sent: Form = {
  name: 'Vase',
  price: '12',
  size: { width: '1', height: '2' },
  choices: [
    { key: 'c0', name: 'Night' },
    { key: 'typed', name: 'Shell' },
  ],
  ids: ['a'],
}
const stored: Form = {
  ...sent,
  price: '12.00',
  choices: [
    { key: 'c0', name: 'Night' },
    { key: 'c1', name: 'Shell' },
  ],
}
const answer = withKeysOf(sent, stored)

test('without later input the form has the stored values', () => {
  expect(rebase(sent, sent, answer)).toEqual(answer)
  expect(sameValue(answer, stored)).toBe(true)
})

test('later input remains, and all other fields have the stored values', () => {
  const current = { ...sent, name: 'Vase, tall', size: { width: '1', height: '3' } }
  const form = rebase(sent, current, answer)
  expect(form).toEqual({ ...answer, name: 'Vase, tall', size: { width: '1', height: '3' } })
  expect(sameValue(form, answer)).toBe(false)
})

test('a row that was just saved has the same key, and its later input', () => {
  const current = { ...sent, choices: [sent.choices[0]!, { key: 'typed', name: 'Shell white' }] }
  expect(rebase(sent, current, answer).choices).toEqual([
    { key: 'c0', name: 'Night' },
    { key: 'typed', name: 'Shell white' },
  ])
})

test('rows that were added or removed since remain so', () => {
  const current = { ...sent, choices: [sent.choices[1]!, { key: 'new', name: 'Moss' }] }
  expect(rebase(sent, current, answer).choices.map(({ name }) => name)).toEqual(['Shell', 'Moss'])
})

test('a row that somebody else added meanwhile is added, with its own key', () => {
  const names = ['Ember', 'Night', 'Shell']
  const grown = { ...stored, choices: names.map((name, at) => ({ key: `c${at}`, name })) }
  const { choices } = withKeysOf(sent, grown)
  expect(choices.map(({ name }) => name)).toEqual(['Ember', 'Night', 'Shell'])
  expect(choices.slice(1).map(({ key }) => key)).toEqual(['c0', 'typed'])
  expect(new Set(choices.map(({ key }) => key)).size).toBe(3)
  const current = { ...sent, name: 'Typed' }
  expect(rebase(sent, current, withKeysOf(sent, grown)).choices).toHaveLength(3)
})

const texts = fc.string({ maxLength: 4 })
const forms: fc.Arbitrary<Form> = fc.record({
  name: texts,
  price: texts,
  size: fc.record({ width: texts, height: texts }),
  choices: fc.uniqueArray(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), name: texts }), {
    selector: ({ key }) => key,
  }),
  ids: fc.array(texts, { maxLength: 3 }),
})

test('for any input: no field that was changed after sending loses its value', () => {
  fc.assert(
    fc.property(forms, forms, forms, (left, typed, is) => {
      const form = rebase(left, typed, withKeysOf(left, is))
      for (const name of ['name', 'price'] as const)
        expect(form[name]).toBe(typed[name] === left[name] ? is[name] : typed[name])
      for (const { key, name } of typed.choices) {
        const was = left.choices.find((one) => one.key === key)
        if (was?.name !== name)
          expect(form.choices).toContainEqual(expect.objectContaining({ key, name }))
      }
      const keys = form.choices.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test('for any stored values: keys of the screen do not change saved fields', () => {
  fc.assert(
    fc.property(forms, forms, (shown, is) => {
      expect(sameValue(withKeysOf(shown, is), is)).toBe(true)
    }),
  )
})
