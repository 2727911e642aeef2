import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { conflictRows } from './conflict-rows.ts'
import {
  changedGroups,
  conflictingGroups,
  decidedChanges,
  mergedForm,
  variantConflicts,
} from './conflicts.ts'
import { formOf } from './form.ts'
import { storedProduct } from './product.fixture.ts'
import { type VariantForm, withChange } from './variant-form.ts'

const base = formOf(storedProduct(), 2)
const theirs = formOf(
  storedProduct({
    name: 'Wave jar',
    price: '90',
    brand: null,
    tags: { public: ['sea'], private: [] },
  }),
  2,
)
const mine = {
  ...base,
  name: 'Moon jar',
  price: '90.00',
  weight: '2',
  extras: { ...base.extras, subtitle: 'For two' },
}
const versions = { base, mine, theirs }

test('only fields that both changed to different values are a conflict', () => {
  expect(conflictingGroups(versions).map(({ id }) => id)).toEqual(['name'])
})

test('changes of one side are saved, and of a conflict those of the chosen side', () => {
  const groups = conflictingGroups(versions)
  const own = mergedForm(versions, groups, () => 'mine')
  expect(own).toMatchObject({ name: 'Moon jar', price: '90.00', weight: '2', brand: '' })
  expect(own.extras).toMatchObject({ subtitle: 'For two', tags: ['sea'] })
  expect(mergedForm(versions, groups, () => 'theirs')).toEqual({ ...own, name: 'Wave jar' })
})

test('a list that both changed is the whole list of the chosen side', () => {
  const section = (key: string) => ({ key, title: key, description: '' })
  const sides = {
    base,
    mine: { ...base, sections: [...base.sections, section('Size')] },
    theirs: { ...base, sections: [...base.sections, section('Delivery')] },
  }
  const groups = conflictingGroups(sides)
  const titles = (side: 'mine' | 'theirs') =>
    mergedForm(sides, groups, () => side).sections.map(({ title }) => title)
  expect(groups.map(({ id }) => id)).toEqual(['sections'])
  expect(titles('mine')).toEqual(['Care', 'Size'])
  expect(titles('theirs')).toEqual(['Care', 'Delivery'])
})

test('a conflict names the values of both sides', () => {
  const sides = {
    mine: {
      ...mine,
      discountKind: 'PERCENT' as const,
      discountValue: '10',
      description: '<p>New <b>words</b></p>',
    },
    theirs: { form: { ...theirs, collectionIds: ['c1', 'c2'], description: '' } },
  }
  const mineOf = { ...sides.mine, collectionIds: [] }
  const groups = conflictingGroups({
    base,
    mine: mineOf,
    theirs: { ...sides.theirs.form, discountValue: '5', discountKind: 'AMOUNT' as const },
  })
  const rows = conflictRows(
    {
      groups,
      variants: [],
      mine: mineOf,
      theirs: { form: { ...sides.theirs.form, discountKind: 'NONE' } },
    },
    english,
    (id) => ({ c1: 'Tea', c2: 'Coffee' })[id] ?? '',
  )
  expect(rows.map(({ label, theirs: their, mine: my }) => [label, their, my])).toEqual([
    ['Name', 'Wave jar', 'Moon jar'],
    ['Description', '', 'New words'],
    ['Discount', 'None', 'Percent 10'],
    ['Collections', 'Tea, Coffee', ''],
  ])
})

const line: VariantForm = {
  price: '10.00',
  sku: '',
  visible: true,
  quantity: '1',
  inStock: true,
  cost: '',
  weight: '',
  barcode: '',
  manufacturerPartNumber: '',
  customFields: {},
}
const changes = withChange(new Map(), {
  id: 'v1',
  name: 'Large',
  base: line,
  form: { ...line, price: '12', quantity: '3' },
})
const by = { by: { type: 'staff', id: 'p' }, at: new Date() }

test('a custom field of a line is decided separately, lists too', () => {
  const form = { ...line, customFields: { uses: ['Oven'], finish: 'Matt' } }
  const edited = withChange(new Map(), { id: 'v1', name: 'Large', base: line, form })
  const theirs = ['Table']
  const conflict = { field: 'variants.v1.customFields.uses', theirs, yours: ['Oven'], ...by }
  const found = variantConflicts({ conflicts: [conflict] }, edited)
  expect(found).toMatchObject([{ field: 'customFields.uses', theirs, mine: ['Oven'] }])
  const decided = decidedChanges(edited, found, () => 'theirs').get('v1')
  expect(decided?.form.customFields).toEqual({ uses: theirs, finish: 'Matt' })
  expect(decided?.base.customFields).toEqual({ uses: theirs })
})

test('lines of variants are decided field by field', () => {
  const found = variantConflicts(
    {
      conflicts: [
        { field: 'variants.v1.price', base: '10.00', theirs: '11', yours: '12', ...by },
        { field: 'variants.v1.stock.quantity', base: 1, theirs: 2, yours: 3, ...by },
        { field: 'variants.v2.price', theirs: '1', yours: '2', ...by },
      ],
    },
    changes,
  )
  expect(found.map(({ field, theirs: their, mine: my }) => [field, their, my])).toEqual([
    ['price', '11', '12'],
    ['quantity', '2', '3'],
  ])
  const decided = decidedChanges(changes, found, (id) => (id.endsWith('price') ? 'theirs' : 'mine'))
  expect(decided.get('v1')).toMatchObject({
    base: { price: '11', quantity: '2' },
    form: { price: '11', quantity: '3' },
  })
})

test('a change of a colleague is named once', () => {
  const fields = ['price', 'tags.public', 'variants.v1.price', 'variants.v2.price']
  const { groups, hasVariants } = changedGroups(fields.map((field) => ({ field })))
  expect(groups.map(({ label }) => label(english))).toEqual(['Price', 'Tags'])
  expect(hasVariants).toBe(true)
})
