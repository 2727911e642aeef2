import { expect, test } from 'vitest'
import { formOf, type MediaForm } from './form.ts'
import { storedProduct } from './product.fixture.ts'
import { withAdded } from './use-editor.ts'

const saved = formOf(storedProduct(), 2)
const fresh = { ...saved, name: 'As stored' }
const video: MediaForm = { key: 'f', kind: 'video', mediaId: 'f', url: '/media/f', altText: '' }

test('what was uploaded while a product was being saved is kept', () => {
  const current = { ...saved, media: [...saved.media, video] }
  expect(withAdded(fresh, saved, current)).toEqual({ ...fresh, media: current.media })
})

test('without such a thing the form is what is stored', () => {
  expect(withAdded(fresh, saved, saved)).toBe(fresh)
})
