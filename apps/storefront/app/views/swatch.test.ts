import { expect, test } from 'vitest'
import { viewSwatch } from './swatch.ts'

const origin = 'https://shop.test'
const stored = `${origin}/media/${'a'.repeat(32)}~mv2.png`

test('a choice is shown by its colour, by both of them, or by a small picture', () => {
  expect(viewSwatch({ colorCode: '#112233' }, origin)).toEqual({ colour: '#112233' })
  const two = { colorCodes: ['#112233', '#ffb3a7'] }
  expect(viewSwatch(two, origin)).toEqual({ colour: '#112233', secondColour: '#ffb3a7' })
  expect(viewSwatch({ image: { url: stored } }, origin)).toEqual({
    picture: `/media/${'a'.repeat(32)}~mv2.png/w_240`,
  })
  const elsewhere = 'https://pictures.example.test/linen.png'
  expect(viewSwatch({ image: { url: elsewhere } }, origin)).toEqual({ picture: elsewhere })
})

test.each([
  {},
  { colorCode: '', colorCodes: [], image: null },
  { colorCode: 'url(#a)' },
  { colorCodes: ['#112233', '"><script>'] },
  { image: { url: 'javascript:alert(1)' } },
  { image: { url: '//elsewhere.test/a.png' } },
  { image: { id: 'a' } },
])('an invalid swatch is not shown: %j', (choice) => {
  expect(viewSwatch(choice, origin)).toEqual({})
})
