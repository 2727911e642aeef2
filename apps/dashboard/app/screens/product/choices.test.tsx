import { expect, test } from 'vitest'
import { markupOf } from '../../shared/render.fixture.tsx'
import { Choices } from './choices.tsx'

const rowsOf = (count: number): number => {
  const choices = Array.from({ length: count }, (_, at) => ({
    key: `c${at}`,
    name: `Length ${at}`,
    value: '',
  }))
  const option = { key: 'o1', name: 'Length', kind: 'text' as const, choices }
  const markup = markupOf(
    <Choices option={option} errors={{}} path="options.0" onChange={() => {}} />,
  )
  return markup.split('data-choice=').length - 1
}

test('an option with many choices shows the first of them at once', () => {
  expect(rowsOf(100)).toBe(24)
  expect(rowsOf(25)).toBe(24)
})

test('an option with few choices shows all of them at once', () => {
  expect(rowsOf(24)).toBe(24)
  expect(rowsOf(1)).toBe(1)
})
