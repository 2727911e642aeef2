import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attempt, isRefusal } from '../../shared/rules/attempt.ts'
import { claimKey, takenKeys } from '../../shared/rules/keys.ts'
import type { Customization, NewCustomization } from '../model/customization.ts'
import { orderedChoices } from './choice-order.ts'
import { makeCustomization, removeChoices, reorderChoices } from './customizations.ts'
import { addChoices, MAX_CHOICES, setChoices, updateChoices } from './shared-choices.ts'

let minted = 0
const mint = () => `00000000-0000-4000-8000-${String(++minted).padStart(12, '0')}`
const identity = { id: 'size', key: 'Size', now: new Date('2024-02-29') }
const size: NewCustomization = {
  kind: 'PRODUCT_OPTION',
  renderType: 'TEXT_CHOICES',
  name: 'Size',
  choices: [{ name: 'S' }, { name: 'M' }],
  field: 'customization',
}
const make = (wanted: Partial<NewCustomization> = {}) =>
  makeCustomization({ ...size, ...wanted }, identity, mint)
const place = (at: number) => `choices[${at}]`
const refusal = (work: () => unknown) => {
  const error = attempt(work)
  if (error instanceof ValidationError)
    return error.violations.map((one) => [one.ruleName, one.field])
  if (error instanceof ApplicationError) return error.definition.code
  throw new Error('It was not refused')
}

describe('a list of choices', () => {
  test('follows its rules after any changes', () => {
    const name = fc.constantFrom('S', 's', 'M', 'L ', 'Größe', 'Größe-2', '🏺', 'x'.repeat(50))
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('add' as const),
        names: fc.array(name, { minLength: 1, maxLength: 4 }),
      }),
      fc.record({
        kind: fc.constant('set' as const),
        names: fc.array(name, { minLength: 1, maxLength: 4 }),
      }),
      fc.record({ kind: fc.constant('rename' as const), at: fc.nat(9), name }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(9) }),
      fc.record({ kind: fc.constant('turn' as const), by: fc.nat(9) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let now = make()
        for (const one of steps) {
          const before = now
          const outcome = attempt(() => perform(before, one))
          if (isRefusal(outcome)) continue
          now = outcome as Customization
          expectSound(before, now)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('has at most 100 entries, and lines of text have none', () => {
    const many = Array.from({ length: MAX_CHOICES - 1 }, (_, at) => ({ name: `Size ${at}` }))
    expect(refusal(() => addChoices(make(), many, place, mint))).toBe('CHOICES_LIMIT_EXCEEDED')
    const text = make({
      kind: 'MODIFIER',
      renderType: 'FREE_TEXT',
      choices: undefined,
      freeText: { title: 'Words' },
    } as never)
    expect(refusal(() => addChoices(text, [{ name: 'S' }], place, mint))).toBe(
      'DOESNT_SUPPORT_CHOICES',
    )
  })

  test('gives each remaining choice its old id, found by id or by name', () => {
    const before = make({ choices: [{ name: 'S' }, { name: 'M' }, { name: 'L' }] })
    const [s, , l] = before.choices
    const after = setChoices(
      before,
      [{ name: 'l' }, { name: 'Small', id: s?.id ?? '' }, { name: 'XL' }],
      place,
      mint,
    )
    expect(after.choices.map(({ id, name, key }) => [id, name, key])).toEqual([
      [l?.id, 'l', 'L'],
      [s?.id, 'Small', 'S'],
      [expect.any(String), 'XL', 'XL'],
    ])
  })

  test('can group choices one level deep', () => {
    const before = make({ choices: [{ name: 'Warm' }, { name: 'Red' }, { name: 'Rust' }] })
    const [warm = '', red = '', rust = ''] = before.choices.map(({ id }) => id)
    const under = (id: string, ...primaryChoiceIds: string[]) => ({ id, primaryChoiceIds })
    const field = 'choices[0].primaryChoiceIds'
    expect(refusal(() => updateChoices(before, [under(red, red)], place))).toEqual([
      ['PRIMARY_CHOICE_SELF_REFERENCE', field],
    ])
    expect(refusal(() => updateChoices(before, [under(red, mint())], place))).toEqual([
      ['PRIMARY_CHOICE_NOT_FOUND', field],
    ])
    const grouped = updateChoices(before, [under(red, warm)], place)
    expect(refusal(() => updateChoices(grouped, [under(rust, red)], place))).toEqual([
      ['PRIMARY_CHOICE_HIERARCHY_VIOLATION', field],
    ])
    expect(refusal(() => removeChoices(grouped, [warm]))).toEqual([
      ['PRIMARY_CHOICE_DELETE_REFERENCED', 'choiceIds'],
    ])
    expect(removeChoices(grouped, [warm, red]).choices).toHaveLength(1)
  })

  test('is sorted by name with numbers as numbers, by use, or as arranged', () => {
    const one = make({ choices: [{ name: 'b' }, { name: '10' }, { name: 'A' }, { name: '2' }] })
    const names = (choiceOrder: Customization['choiceOrder'], counts = new Map<string, number>()) =>
      orderedChoices({ ...one, choiceOrder }, counts).map(({ name }) => name)
    expect(names('BY_NAME')).toEqual(['2', '10', 'A', 'b'])
    const counts = new Map([[one.choices[2]?.id ?? '', 3]])
    expect(names('BY_PRODUCT_COUNT', counts)).toEqual(['A', 'b', '10', '2'])
    expect(names('DEFAULT')).toEqual(['b', '10', 'A', '2'])
  })
})

test('keys are names, numbered when they are in use, and never longer than 50', () => {
  const taken = takenKeys(['Size'])
  expect([claimKey('size', taken), claimKey(' SIZE ', taken)]).toEqual(['size-2', 'SIZE-3'])
  const long = `${'x'.repeat(49)}🏺`
  const [first, second] = [claimKey(long, taken), claimKey(long, taken)]
  expect([first.length <= 50, second.length <= 50, first === second]).toEqual([true, true, false])
  expect(Buffer.from(first).toString()).toBe(first)
})

type Step =
  | { kind: 'add'; names: string[] }
  | { kind: 'set'; names: string[] }
  | { kind: 'rename'; at: number; name: string }
  | { kind: 'remove'; at: number }
  | { kind: 'turn'; by: number }

function perform(before: Customization, step: Step): Customization {
  const ids = before.choices.map(({ id }) => id)
  const idAt = (at: number) => ids[at % ids.length] ?? ''
  switch (step.kind) {
    case 'add':
      return addChoices(before, step.names.map(named), place, mint)
    case 'set':
      return setChoices(before, step.names.map(named), place, mint)
    case 'rename':
      return updateChoices(before, [{ id: idAt(step.at), name: step.name }], place)
    case 'remove':
      return removeChoices(before, [idAt(step.at)])
    case 'turn': {
      const by = step.by % ids.length
      return reorderChoices(before, [...ids.slice(by), ...ids.slice(0, by)])
    }
  }
}
const named = (name: string) => ({ name })

function expectSound(before: Customization, { choices }: Customization): void {
  const unique = (words: readonly string[]) =>
    new Set(words.map((one) => one.trim().toLowerCase())).size
  expect(choices.length).toBeGreaterThan(0)
  expect(unique(choices.map(({ id }) => id))).toBe(choices.length)
  expect(unique(choices.map(({ key }) => key))).toBe(choices.length)
  expect(unique(choices.map(({ name }) => name))).toBe(choices.length)
  for (const { id, key } of choices) {
    expect(key.length).toBeLessThanOrEqual(50)
    const old = before.choices.find((one) => one.id === id)
    if (old) expect(key).toBe(old.key)
  }
}

describe('a swatch', () => {
  const value = {
    colorCode: fc.constantFrom('#fff', '1b2a3c', 'red', null),
    colorCodes: fc.array(fc.constantFrom('#fff', '#1b2a3c80', 'red'), { maxLength: 3 }),
    image: fc.constantFrom({ url: 'https://a.test/b.png' }, null),
    displayImage: fc.constantFrom({ url: 'https://a.test/c.png' }, null),
  }
  const request = fc.record(
    {
      choiceType: fc.constantFrom('CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE'),
      ...value,
    },
    { requiredKeys: [] },
  )
  const isColour = (code: unknown) => code === '#fff' || /^#?1b2a3c/.test(String(code))

  test('has the fields of its type and no others, in any order of changes', () => {
    fc.assert(
      fc.property(request, fc.array(request, { maxLength: 4 }), (first, later) => {
        const swatches = { renderType: 'SWATCH_CHOICES' as const, name: 'Cloth' }
        const made = attempt(() => make({ ...swatches, choices: [{ name: 'A', ...first }] }))
        if (isRefusal(made)) return
        let now = made as Customization
        for (const change of later) {
          const id = now.choices[0]?.id ?? ''
          const next = attempt(() => updateChoices(now, [{ id, ...change }], place))
          if (!isRefusal(next)) now = next as Customization
          const [one] = now.choices
          expect(one?.choiceType).toBe(first.choiceType ?? 'ONE_COLOR')
          const is = (type: string) => one?.choiceType === type
          expect(isColour(one?.colorCode)).toBe(is('ONE_COLOR'))
          expect(one?.colorCodes).toHaveLength(is('MULTIPLE_COLORS') ? 2 : 0)
          expect(one?.colorCodes.every(isColour)).toBe(true)
          expect(one?.image !== null).toBe(is('IMAGE'))
          if (one?.displayImage) expect(one.choiceType).toBe('ONE_COLOR')
        }
      }),
      { numRuns: 500 },
    )
  })
})
