import { expect, test } from 'vitest'
import type { ChoiceForm } from './form.ts'
import { afterEnter } from './new-choice.ts'

const choice = (name: string): ChoiceForm => ({ key: name || 'empty', name, value: name })
const text = (...names: string[]) => ({ kind: 'text' as const, choices: names.map(choice) })

test('Enter in a choice adds an empty one after it, and focuses it', () => {
  const next = afterEnter(text('S', 'L'), 0)
  expect(next?.choices.map(({ name }) => name)).toEqual(['S', '', 'L'])
  expect(next?.choices[1]?.key).toBe(next?.focus)
})

test('Enter focuses the empty choice after it, and adds none after an empty one', () => {
  const option = text('S', '')
  expect(afterEnter(option, 0)).toEqual({ choices: option.choices, focus: 'empty' })
  expect(afterEnter(option, 1)).toBeUndefined()
})

test('a new choice among colours starts with a colour', () => {
  const next = afterEnter({ kind: 'color', choices: [choice('Night')] }, 0)
  expect(next?.choices[1]?.value).toBe('#888888')
})
