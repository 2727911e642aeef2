import { expect, test } from 'vitest'
import { marksOf, readWishes, writeWishes } from './wish-marks.ts'

const [jar, cup, lamp] = [
  '0197a5c0-0000-7000-8000-0123456789ab',
  '0197a5c0-0000-7000-8000-0123456789AC',
  '0197a5c0-0000-7000-8000-ffffffffffff',
]

test('a browser knows how much is wished, and which products', () => {
  const written = writeWishes([jar, cup, jar])
  const marks = marksOf(readWishes(`a=1; vitrine_wishes=${written}; b=2`))
  expect(marks.count).toBe(3)
  expect([jar, cup, cup.toLowerCase(), lamp].map(marks.has)).toEqual([true, true, true, false])
})

test('nothing is wished where nothing is known', () => {
  expect(marksOf(undefined).count).toBe(0)
  expect(readWishes(`vitrine_wishes=${writeWishes([])}`)).toBe('0')
})

test.each(['', 'vitrine_wishes=', 'vitrine_wishes=x', 'vitrine_wishes=1.zz', 'x_vitrine_wishes=1'])(
  'the cookie %j says nothing',
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
