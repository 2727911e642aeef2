import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { MediaItem } from '@vitrine/contract/media'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../../shared/render.fixture.tsx'
import { formOf } from '../form.ts'
import { storedProduct, storedVideo } from '../product.fixture.ts'
import { PosterDialog } from './poster-dialog.tsx'
import { VideoPlayer } from './video-player.tsx'
import { VideoPoster } from './video-poster.tsx'
import { VideoTile } from './video-tile.tsx'

const video = (changes: Partial<MediaItem> = {}): MediaItem => ({
  id: 'video.webm',
  kind: 'video',
  state: 'stored',
  url: 'https://shop.test/media/video.webm',
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
  video({
    state,
    failure: 'The host did not answer',
    sourceUrl: 'https://videos.test/turning.webm',
    width: 0,
    height: 0,
  })
const nothing = () => {}
const cover = (one: MediaItem | undefined, isAsked = false) => (
  <VideoPoster n={2} video={one} isUnsaved={isAsked} onPlay={nothing} />
)
const withCalls = (page: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
)

test('a paused video shows its still, a play icon and its duration', () => {
  const markup = markupOf(cover(video()))
  expect(markup).toContain('aria-label="Play video 2, 2:06"')
  expect(markup).toContain('src="/media/still.jpg/w_480"')
  expect(textOf(cover(video()))).toContain('2:06')
})

test('a video without a still or a known length plays as well', () => {
  const { posterId, duration, ...bare } = video()
  const markup = markupOf(cover(bare))
  expect(markup).toContain('aria-label="Play video 2"')
  expect(markup).not.toContain('<img')
  expect(markup).not.toContain('video-length')
})

test('an external video shows its address', () => {
  expect(textOf(cover(undefined, true))).toContain('Fetched from its address once you save.')
  expect(textOf(cover(away('remote')))).toContain('Being fetched from videos.test.')
  expect(textOf(cover(away('failed')))).toMatch(
    /could not be fetched from videos\.test\. +The host did not answer\. It is asked for again\./,
  )
  expect(markupOf(cover(away('failed')))).not.toContain('<button')
  expect(textOf(cover(undefined)).trim()).toBe('')
})

test('a player shows the still first, in the ratio of the video, from the host of the page', () => {
  const markup = markupOf(
    <VideoPlayer
      n={2}
      video={video()}
      name="A jar turns"
      busy={false}
      onFrame={nothing}
      onClose={nothing}
    />,
  )
  expect(markup).toContain('src="/media/video.webm"')
  expect(markup).toContain('poster="/media/still.jpg/w_480"')
  expect(markup).toContain('width="96" height="54"')
  expect(markup).toContain('aria-label="A jar turns" controls=""')
  expect(markup).toContain('disabled="">Use this frame')
})

test('the poster of a video is a frame, a picture of the product by its position, or nothing', () => {
  const dialog = (one: MediaItem) =>
    withCalls(
      <PosterDialog
        video={one}
        n={2}
        pictures={[
          { n: 1, mediaId: 'a.jpg', url: '/media/a.jpg', altText: 'By day' },
          { n: 3, mediaId: 'still.jpg', url: '/media/still.jpg', altText: '' },
        ]}
        onClose={nothing}
      />,
    )
  const markup = markupOf(dialog(video()))
  expect(markup).toContain('aria-label="Use picture 1: By day" aria-pressed="false"')
  expect(markup).toContain('aria-label="Use picture 3" aria-pressed="true"')
  expect(textOf(dialog(video()))).toContain('Take a frame of it Upload a picture Remove poster')
  const { posterId, ...bare } = video()
  expect(textOf(dialog(bare))).not.toContain('Remove poster')
})

test('a video of a product is moved, removed and described like a picture', () => {
  const [item] = formOf(storedProduct({ media: [storedVideo] }), 2).media
  if (!item) throw new Error('There is no video')
  const markup = markupOf(
    withCalls(
      <VideoTile
        item={item}
        at={1}
        last={false}
        error={undefined}
        pictures={[]}
        onDescribe={nothing}
        onMove={nothing}
        onRemove={nothing}
      />,
    ),
  )
  for (const label of ['Move video 2 forward', 'Move video 2 back', 'Remove video 2'])
    expect(markup).toContain(`aria-label="${label}"`)
  expect(markup).toContain('Alternative text 2')
  expect(markup).toContain('A jar turns')
})
