import { expect, test } from 'vitest'
import { renderedText, renderPage } from '../../render-page.fixture.tsx'
import { Gallery } from './gallery.tsx'
import { aPicture, aVideo } from './media.fixture.ts'

const gallery = (...media: Parameters<typeof Gallery>[0]['media']) => (
  <Gallery name="Tide jar" media={media} />
)

test('a video is shown as a still, with the controls of the browser, in its own size', () => {
  const page = renderPage(gallery(aPicture(), aVideo({ alt: 'The jar turns once' })))
  const [video = ''] = /<video[\s\S]*<\/video>/.exec(page) ?? []
  expect(video).toContain('<source src="/media/turning.webm" type="video/webm"/>')
  for (const attribute of [
    'controls=""',
    'playsInline=""',
    'preload="none"',
    'poster="/media/still.jpg/w_1280"',
    'width="1920"',
    'height="1080"',
    'aria-label="The jar turns once"',
  ]) {
    expect(video).toContain(attribute)
  }
  expect(video).not.toMatch(/autoplay|muted|loop/i)
  expect(page).toContain('data-ratio="1920/1080"')
})

test('a video without a description is named after its product', () => {
  expect(renderPage(gallery(aVideo()))).toContain('aria-label="Video of Tide jar"')
})

test('a video cannot be enlarged; only a picture can', () => {
  const page = renderPage(gallery(aPicture('/media/a.jpg'), aVideo(), aPicture('/media/b.jpg')))
  expect(page.match(/aria-label="Enlarge the picture[^"]*"/g)).toEqual([
    'aria-label="Enlarge the picture: A jar (Picture 1 of 3)"',
    'aria-label="Enlarge the picture: A jar (Picture 3 of 3)"',
  ])
})

test('the link to a video has a label that names it as one, and shows its still', () => {
  const [thumbnails = ''] =
    /<nav[\s\S]*<\/nav>/.exec(renderPage(gallery(aPicture(), aVideo()))) ?? []
  expect(thumbnails).toMatch(
    /href="#slide-2"[\s\S]*\/media\/still\.jpg\/w_240[\s\S]*Video[\s\S]*2 of 2/,
  )
  expect(renderedText(gallery(aPicture(), aVideo()))).toContain('Picture 1 of 2')
  expect(renderPage(gallery(aVideo()))).not.toContain('<nav')
})

test('a video that is still external shows that, with a link to it', () => {
  const page = renderPage(gallery(aVideo({ width: 0, height: 0, alt: 'The jar turns' })))
  expect(page).not.toContain('<video')
  expect(page).toMatch(/role="group" aria-label="The jar turns"/)
  expect(page).toContain('This video is not ready yet.')
  expect(page).toMatch(/<a href="\/media\/turning\.webm"[^>]*>Open the video<\/a>/)
})

test('the section is labelled by its content', () => {
  expect(renderPage(gallery(aPicture()))).toContain('aria-label="Pictures of Tide jar"')
  expect(renderPage(gallery(aPicture(), aVideo()))).toContain(
    'aria-label="Pictures and videos of Tide jar"',
  )
})
