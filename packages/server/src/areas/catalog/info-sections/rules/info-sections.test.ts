import { InfoSectionNotFound } from '@vitrine/contract/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleProducts } from '../../shared/model/sample-products.ts'
import type { InfoSection } from '../model/info-section.ts'
import { addSections, arrangeSections, MAX_SECTIONS, removeSections } from './info-sections.ts'

let count = 0
const mint = () => `new-${++count}`
const own = (id: string, title: string, description = '<p>a</p>'): InfoSection => ({
  id,
  uniqueName: `Section_${id}`,
  title,
  description,
  document: null,
  isOwn: true,
})
const shared = (id: string, title = 'Care'): InfoSection => ({
  ...own(id, title),
  uniqueName: `name-${id}`,
  isOwn: false,
})
const nobody = (wanted: { id?: string }): never => {
  throw InfoSectionNotFound({ id: wanted.id })
}
const around = { section: nobody, mint }

describe('sections of a product', () => {
  test('are unchanged when they are sent back as they were read', () => {
    const section = fc.record({
      title: fc.constantFrom('Care', 'Size'),
      description: fc.constantFrom('', 'a', '<p>b</p>'),
      isOwn: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(section), (made) => {
        const before = made.map((one, at): InfoSection => ({ ...own(`${at}`, ''), ...one }))
        const sent = before.map(({ title, description }) => ({ title, description }))
        expect(arrangeSections(before, sent, around)).toEqual(before)
        const named = before.map(({ id }) => ({ id }))
        expect(arrangeSections(before, named, around)).toEqual(before)
      }),
    )
  })

  test('have the same ids while their titles are unchanged', () => {
    const [first, second] = arrangeSections(
      [own('1', 'Care'), own('2', 'Size')],
      [
        { title: 'Size', description: 'bigger' },
        { title: 'Care', description: '<p>a</p>' },
      ],
      around,
    )
    expect([first?.id, first?.description, second?.id]).toEqual(['2', 'bigger', '1'])
  })

  test('that were shared become the product’s own when they change', () => {
    const [one] = arrangeSections([shared('1')], [{ title: 'Care', description: 'other' }], around)
    expect(one).toMatchObject({ isOwn: true, description: 'other', document: null })
    expect(one?.id).not.toBe('1')
    expect(one?.uniqueName).toBe(`Section_${one?.id}`)
  })

  test('are sanitized', () => {
    const [one] = arrangeSections(
      [],
      [{ title: 'Care', description: '<b onclick="x()">a</b>' }],
      around,
    )
    expect(one?.description).toBe('<b>a</b>')
  })

  test('are found by id or by name ignoring case, each once', () => {
    const before = [shared('a'), own('b', 'Size')]
    const found = shared('c')
    const wanted = [{ id: 'A' }, { uniqueName: 'NAME-A' }, { id: 'b' }, { id: 'c' }, { id: 'b' }]
    expect(
      arrangeSections(before, wanted, { mint, section: () => found }).map(({ id }) => id),
    ).toEqual(['a', 'b', 'c'])
  })
})

describe('a product', () => {
  const product = { ...sampleProducts[0]!, infoSections: [own('1', 'Care')] }

  test('gets sections after its own, each once', () => {
    const { infoSections } = addSections(product, [shared('2'), own('1', 'Care'), shared('2')])
    expect(infoSections.map(({ id }) => id)).toEqual(['1', '2'])
    expect(addSections(product, [own('1', 'Care')])).toBe(product)
  })

  test('refuses more than the limit', () => {
    const many = Array.from({ length: MAX_SECTIONS }, (_, at) => shared(`many-${at}`))
    expect(addSections({ ...product, infoSections: [] }, many).infoSections).toHaveLength(20)
    expect(() => addSections(product, many)).toThrow(/at most 20/)
  })

  test('loses those that are removed', () => {
    expect(removeSections(product, ['1']).infoSections).toEqual([])
    expect(removeSections(product, ['2'])).toBe(product)
  })
})
