import { expect, test } from 'vitest'
import { renderedText, renderPage } from '../../render-page.fixture.tsx'
import { formatSize } from './format-size.ts'
import { FilesPage } from './page.tsx'
import type { FileView } from './route.ts'

const file: FileView = {
  productId: 'p1',
  fileId: 'f1',
  product: 'Sonata',
  slug: 'sonata',
  name: 'sonata.pdf',
  bytes: 1_234_567,
}
const page = (...files: FileView[]) => <FilesPage errors={{}} approvals={[]} files={files} />

test('a file has its product, its name, its size, and a button that posts', () => {
  expect(renderedText(page(file))).toContain('Sonata sonata.pdf · 1.2 MB Download')
  const markup = renderPage(page(file))
  expect(markup).toContain('<a href="/products/sonata">')
  expect(markup).toContain('action="/account/files"')
  expect(markup).toContain('aria-label="Download sonata.pdf"')
})

test('a file shows its variant, and the remaining downloads', () => {
  const words = renderedText(
    page({ ...file, variant: 'Viola', left: 1, until: '2026-05-02T10:00:00Z' }),
  )
  expect(words).toContain('Sonata , Viola')
  expect(words).toContain('Until May 2, 2026 · 1 download left')
})

test('a file without remaining downloads has no button', () => {
  expect(renderPage(page({ ...file, left: 0 }))).toContain('disabled=""')
})

test('without files there is a message', () => {
  expect(renderedText(page())).toContain('You have no files to download yet.')
})

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [52_400_000, '52 MB'],
  [1_073_741_824, '1.1 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatSize(bytes, 'en-US')).toBe(words)
})
