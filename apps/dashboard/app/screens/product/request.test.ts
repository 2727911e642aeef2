import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyForm, formOf, type MediaForm, type ProductForm } from './form.ts'
import { onlyVariant, storedProduct, storedVideo } from './product.fixture.ts'
import { changesOf, createRequest } from './request.ts'

const base = formOf(storedProduct(), 2)
const amount = fc
  .tuple(fc.nat(999_999), fc.nat(99))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`)
const line = fc
  .string({ minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() === text && text !== '')

test('an unchanged form changes nothing', () => {
  expect(changesOf(formOf(storedProduct(), 2), base)).toEqual({})
})

test('only changed fields are sent, with the names of the request', () => {
  const form: ProductForm = {
    ...base,
    price: '1,234.50',
    discountKind: 'PERCENT',
    discountValue: '15',
    brand: ' Shore ',
    extras: { ...base.extras, tags: ['clay'] },
  }
  expect(changesOf(form, base)).toEqual({
    price: '1234.50',
    discount: { type: 'PERCENT', value: '15' },
    brand: { name: 'Shore' },
    tags: { public: ['clay'] },
  })
})

test('every changed field is in the request exactly', () => {
  fc.assert(
    fc.property(
      fc.record({ name: line, price: amount, weight: amount, sku: line, ribbon: line }),
      (changes) => {
        expect(changesOf({ ...emptyForm, ...changes }, emptyForm)).toEqual({
          name: changes.name,
          price: changes.price,
          weight: changes.weight,
          sku: changes.sku,
          ribbon: { name: changes.ribbon },
        })
      },
    ),
  )
})

test('emptied fields are cleared', () => {
  const full = { ...base, cost: '3.00', ribbon: 'New', discountKind: 'AMOUNT' as const }
  const empty = { ...base, cost: '', sku: ' ', weight: '', brand: '', options: [] }
  expect(changesOf(empty, full)).toEqual({
    cost: null,
    sku: null,
    weight: null,
    brand: null,
    ribbon: null,
    discount: null,
    options: null,
  })
})

test('options of the product alone are sent by name, colours by their code', () => {
  const options: ProductForm['options'] = [
    {
      key: '1',
      name: 'Glaze',
      kind: 'color',
      choices: [{ key: '1', name: 'Night', value: '#112233' }],
    },
    { key: '2', name: 'Size', kind: 'text', choices: [{ key: '1', name: 'Large', value: 'old' }] },
  ]
  expect(changesOf({ ...base, options, manageVariants: true }, base)).toEqual({
    manageVariants: true,
    options: [
      { name: 'Glaze', isShared: false, choices: [{ name: 'Night', colorCode: '#112233' }] },
      { name: 'Size', isShared: false, choices: [{ name: 'Large' }] },
    ],
  })
})

test('next to a shared option a stored one is sent by its id, and a new or renamed one is shared, too', () => {
  const [glaze] = base.options
  const choices = [{ key: 'c', name: 'Oak', value: 'Oak' }]
  const wood = { key: 'w', id: 'w', name: 'Wood', isShared: true, kind: 'text' as const, choices }
  const size = { key: 's', name: 'Size', kind: 'text' as const, choices }
  const sent = (options: ProductForm['options']) =>
    changesOf({ ...base, options, manageVariants: true }, base).options?.map(
      ({ choices: _, ...option }) => option,
    )
  expect(sent([glaze!, wood, size])).toEqual([
    { id: 'o1' },
    { id: 'w' },
    { name: 'Size', renderType: 'TEXT_CHOICES' },
  ])
  expect(sent([{ ...glaze!, name: 'Finish' }, wood])?.[0]).toEqual({
    name: 'Finish',
    renderType: 'SWATCH_CHOICES',
  })
})

test('a changed gallery is sent as a whole, with its descriptions', () => {
  const had = formOf(storedProduct({ media: [storedVideo, ...storedProduct().media!] }), 2)
  const [video, ...pictures] = had.media as [MediaForm, ...MediaForm[]]
  const added: MediaForm = {
    key: 'n',
    kind: 'image',
    url: 'https://x.test/n.jpg',
    altText: ' By day ',
  }
  const media = [...pictures, { ...video, altText: ' It turns ' }, added]
  expect(changesOf({ ...had, media }, had)).toEqual({
    media: [
      ...['a.jpg', 'b.jpg', 'c.jpg'].map((id) => ({ id, title: '', altText: '' })),
      { id: 'video.webm', title: '', altText: 'It turns' },
      { url: 'https://x.test/n.jpg', altText: 'By day' },
    ],
  })
})

test('a section of the product is sent by its title, a shared one by its id', () => {
  const shared = { key: 'x', title: 'Delivery', description: '', sharedId: 'x' }
  expect(changesOf({ ...base, sections: [shared, ...base.sections] }, base)).toEqual({
    infoSections: [{ id: 'x' }, { title: 'Care', description: '<p>Wash by hand.</p>' }],
  })
})

test('stock and barcode are those of the only variant', () => {
  const extras = { ...base.extras, barcode: ' 4006381 ' }
  expect(changesOf({ ...base, quantity: '9', extras }, base)).toEqual({
    variants: [{ id: 'v1', barcode: '4006381', stock: { quantity: 9 } }],
  })
  const uncounted = { ...base, track: false, inStock: false }
  expect(changesOf(uncounted, base)).toEqual({
    stock: { tracked: false },
    variants: [{ id: 'v1', stock: { inStock: false } }],
  })
})

test('managed variants are counted together, without fields of a single one', () => {
  const product = storedProduct({ manageVariants: true, variants: [onlyVariant()] })
  const managed = formOf(product, 2)
  const changes = { track: false, sku: 'other', quantity: '7' }
  expect(changesOf({ ...managed, ...changes }, managed)).toEqual({ stock: { tracked: false } })
})

test('terms of preorders belong to the stock', () => {
  const extras = {
    ...base.extras,
    preorder: true,
    preorderLimit: ' 20 ',
    preorderShipsAt: '2026-12-19',
  }
  const preorder = { enabled: true, message: null, limit: 20, shipsAt: '2026-12-19' }
  expect(changesOf({ ...base, extras }, base)).toEqual({ stock: { preorder } })
})

test('a new product has the entered fields, and no others', () => {
  const form = { ...emptyForm, name: ' Moon jar ', price: '12.50' }
  expect(createRequest(form)).toEqual({ name: 'Moon jar', price: '12.50' })
  const more = { ...form, track: true, quantity: '3', slug: ' moon ' }
  expect(createRequest(more)).toEqual({
    name: 'Moon jar',
    price: '12.50',
    slug: 'moon',
    variants: [{ stock: { quantity: 3 } }],
  })
})
