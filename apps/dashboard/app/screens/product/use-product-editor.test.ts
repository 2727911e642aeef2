import { expect, test } from 'vitest'
import { rebase, sameValue, withKeysOf } from '../../shared/rebase.ts'
import { formOf, type MediaForm, type ProductForm } from './form.ts'
import { storedProduct } from './product.fixture.ts'
import { changesOf } from './request.ts'

const product = storedProduct()
const loaded = formOf(product, 2)
/** The stored product after `sent` was saved. */
const answered = (sent: ProductForm, changes: Parameters<typeof storedProduct>[0]) =>
  withKeysOf(sent, formOf(storedProduct(changes), 2))

test('a file that was uploaded while a product was being saved is still unsaved', () => {
  const video: MediaForm = { key: 'f', kind: 'video', mediaId: 'f', url: '/media/f', altText: '' }
  const fresh = answered(loaded, { name: 'As stored' })
  const form = rebase(loaded, { ...loaded, media: [...loaded.media, video] }, fresh)
  expect(form).toEqual({ ...fresh, media: [...loaded.media, video] })
})

test('a picture by its address is not added twice by input while it is fetched', () => {
  const byAddress: MediaForm = { key: 'typed', kind: 'image', url: '/far.jpg', altText: '' }
  const sent = { ...loaded, media: [byAddress] }
  const item = { ...product.media![0]!, id: 'fetched' }
  const fresh = answered(sent, { media: [item] })
  const form = rebase(sent, { ...sent, media: [{ ...byAddress, altText: 'A jar' }] }, fresh)
  expect(form.media).toEqual([{ ...fresh.media[0], altText: 'A jar' }])
  expect(form.media[0]).toMatchObject({ key: 'typed', mediaId: 'fetched' })
})

test('only later input is sent the next time', () => {
  const sent = { ...loaded, price: '90', name: 'Tide jar, tall' }
  const fresh = answered(sent, {
    name: 'Tide jar, tall',
    price: '90',
  })
  const form = rebase(sent, { ...sent, brand: 'Shore' }, fresh)
  expect(sameValue(form, fresh)).toBe(false)
  expect(changesOf(form, fresh)).toEqual({ brand: { name: 'Shore' } })
})

test('a choice that is renamed while its product is saved has the same row and its new name', () => {
  const [option] = loaded.options
  const row = { key: 'typed', name: 'Moss', value: '#556644' }
  const sent = { ...loaded, options: [{ ...option!, choices: [row] }] }
  const [glaze] = product.options!
  const stored = { ...glaze!.choices[0]!, id: 'm', value: '#556644', name: 'Moss' }
  const fresh = answered(sent, { options: [{ ...glaze!, choices: [stored] }] })
  const current = {
    ...sent,
    options: [{ ...option!, choices: [{ ...row, name: 'Dark moss' }] }],
  }
  expect(rebase(sent, current, fresh).options[0]?.choices).toEqual([{ ...row, name: 'Dark moss' }])
})
