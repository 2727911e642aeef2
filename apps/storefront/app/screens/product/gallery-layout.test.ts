import { expect, test } from 'vitest'
import type { MediaView } from '../../views/media.ts'
import { layOutGallery } from './gallery-layout.ts'
import { aPicture, aVideo } from './media.fixture.ts'

const rows = (kinds: string) =>
  layOutGallery([...kinds].map((kind): MediaView => (kind === 'f' ? aVideo() : aPicture())))
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
])('%j is shown as %j: wide or half, and never next to a gap', (kinds, layout) => {
  expect(rows(kinds)).toBe(layout)
})
