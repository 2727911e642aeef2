import { expect, test } from 'vitest'
import { marksOf, readWishes, writeWishes } from './wish-marks.ts'

const [jar, cup, lamp] = [
  '0197a5c0-0000-7000-8000-0123456789ab',
  '0197a5c0-0000-7000-8000-0123456789AC',
  '0197a5c0-0000-7000-8000-ffffffffffff',
]

test('the cookie has the number of items, and their products', () => {
  const written = writeWishes([jar, cup, jar])
  const marks = marksOf(readWishes(`a=1; vitrine_wishes=${written}; b=2`))
  expect(marks.count).toBe(3)
  expect([jar, cup, cup.toLowerCase(), lamp].map(marks.has)).toEqual([true, true, true, false])
})

test('without a cookie the list is empty', () => {
  expect(marksOf(undefined).count).toBe(0)
  expect(readWishes(`vitrine_wishes=${writeWishes([])}`)).toBe('0')
})

test.each(['', 'vitrine_wishes=', 'vitrine_wishes=x', 'vitrine_wishes=1.zz', 'x_vitrine_wishes=1'])(
  'the cookie %j is ignored',
  (cookies) => {
    expect(readWishes(cookies)).toBeUndefined()
  },
)

test('a full list fits into a cookie', () => {
  const ids = Array.from(
    { length: 200 },
    (_, at) => `${jar.slice(0, 28)}${String(at).padStart(8, '0')}`,
  )
  expect(writeWishes(ids).length).toBeLessThan(2000)
})
