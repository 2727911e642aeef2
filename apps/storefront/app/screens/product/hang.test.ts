import { expect, test } from 'vitest'
import type { MediaView } from '../../views/media.ts'
import { hang } from './hang.ts'
import { aPicture, aVideo } from './media.fixture.ts'

const rows = (kinds: string) =>
  hang([...kinds].map((kind): MediaView => (kind === 'f' ? aVideo() : aPicture())))
    .map(({ isWide }) => (isWide ? 'W' : 'h'))
    .join('')

test.each([
  ['', ''],
  ['p', 'W'],
  ['pp', 'WW'],
  ['ppp', 'Whh'],
  ['pppp', 'WhhW'],
  ['pf', 'WW'],
  ['pppfp', 'WhhWW'],
  ['ppfppp', 'WWWhhW'],
  ['fpp', 'Whh'],
])('%j hangs as %j: wide or half, and never beside a gap', (kinds, hung) => {
  expect(rows(kinds)).toBe(hung)
})
