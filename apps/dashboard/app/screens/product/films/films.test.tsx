import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { MediaItem } from '@vitrine/contract/media'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../../scaffold/render.fixture.tsx'
import { formOf } from '../form.ts'
import { storedFilm, storedProduct } from '../product.fixture.ts'
import { FilmCover } from './film-cover.tsx'
import { FilmPlayer } from './film-player.tsx'
import { FilmTile } from './film-tile.tsx'
import { StillDialog } from './still-dialog.tsx'

const film = (changes: Partial<MediaItem> = {}): MediaItem => ({
  id: 'film.webm',
  kind: 'video',
  state: 'stored',
  url: 'https://shop.test/media/film.webm',
  width: 96,
  height: 54,
  duration: 125.6,
  posterId: 'still.jpg',
  altText: '',
  fileName: 'turning.webm',
  mimeType: 'video/webm',
  bytes: 4072,
  createdDate: new Date('2026-05-01T10:00:00Z'),
  ...changes,
})
const away = (state: MediaItem['state']) =>
  film({
    state,
    failure: 'The host did not answer',
    sourceUrl: 'https://films.test/turning.webm',
    width: 0,
    height: 0,
  })
const nothing = () => {}
const cover = (one: MediaItem | undefined, isAsked = false) => (
  <FilmCover n={2} film={one} isAsked={isAsked} onPlay={nothing} />
)
const withCalls = (page: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
)

test('a film at rest shows its still, and says that it plays and how long it takes', () => {
  const markup = markupOf(cover(film()))
  expect(markup).toContain('aria-label="Play film 2, 2:06"')
  expect(markup).toContain('src="/media/still.jpg/w_480"')
  expect(textOf(cover(film()))).toContain('2:06')
})

test('a film without a still or a known length plays as well', () => {
  const { posterId, duration, ...bare } = film()
  const markup = markupOf(cover(bare))
  expect(markup).toContain('aria-label="Play film 2"')
  expect(markup).not.toContain('<img')
  expect(markup).not.toContain('film-length')
})

test('a film that is not here says where it is', () => {
  expect(textOf(cover(undefined, true))).toContain('Fetched from its address once you save.')
  expect(textOf(cover(away('remote')))).toContain('Being fetched from films.test.')
  expect(textOf(cover(away('failed')))).toMatch(
    /could not be fetched from films\.test\. +The host did not answer\. It is asked for again\./,
  )
  expect(markupOf(cover(away('failed')))).not.toContain('<button')
  expect(textOf(cover(undefined)).trim()).toBe('')
})

test('a player shows the still first, in the ratio of the film, from the host of the page', () => {
  const markup = markupOf(
    <FilmPlayer
      n={2}
      film={film()}
      name="A jar turns"
      busy={false}
      onFrame={nothing}
      onClose={nothing}
    />,
  )
  expect(markup).toContain('src="/media/film.webm"')
  expect(markup).toContain('poster="/media/still.jpg/w_480"')
  expect(markup).toContain('width="96" height="54"')
  expect(markup).toContain('aria-label="A jar turns" controls=""')
  expect(markup).toContain('disabled="">Use this frame')
})

test('what stands for a film is a frame, a picture of the product by its place, or nothing', () => {
  const dialog = (one: MediaItem) =>
    withCalls(
      <StillDialog
        film={one}
        n={2}
        pictures={[
          { n: 1, mediaId: 'a.jpg', url: '/media/a.jpg', altText: 'By day' },
          { n: 3, mediaId: 'still.jpg', url: '/media/still.jpg', altText: '' },
        ]}
        onClose={nothing}
      />,
    )
  const markup = markupOf(dialog(film()))
  expect(markup).toContain('aria-label="Use picture 1: By day" aria-pressed="false"')
  expect(markup).toContain('aria-label="Use picture 3" aria-pressed="true"')
  expect(textOf(dialog(film()))).toContain('Take a frame of it Upload a picture Take it away')
  const { posterId, ...bare } = film()
  expect(textOf(dialog(bare))).not.toContain('Take it away')
})

test('a film of a product is moved, removed and described as a picture is', () => {
  const [item] = formOf(storedProduct({ media: { items: [storedFilm] } }), 2).media
  if (!item) throw new Error('There is no film')
  const markup = markupOf(
    withCalls(
      <FilmTile
        {...{ item, at: 1, last: false, error: undefined, pictures: [] }}
        {...{ onDescribe: nothing, onMove: nothing, onRemove: nothing }}
      />,
    ),
  )
  for (const label of ['Move film 2 forward', 'Move film 2 back', 'Remove film 2'])
    expect(markup).toContain(`aria-label="${label}"`)
  expect(markup).toContain('Alternative text 2')
  expect(markup).toContain('A jar turns')
})
