import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { checkProduct } from './check.ts'
import { emptyForm, formOf } from './form.ts'
import { storedProduct } from './product.fixture.ts'
import { changesOf, createRequest } from './request.ts'
import { plainText, slugFrom } from './seo.tsx'
import { emptySeo, isPlain, newTag, type SeoData, seoOf, seoToSend } from './seo-form.ts'
import { sizeToSend } from './size-form.ts'

const meta = (name: string, content: string) => ({
  type: 'meta' as const,
  props: { name, content },
})

const stored: SeoData = {
  tags: [
    { type: 'script', children: '{"@type":"Product"}', custom: true },
    { type: 'title', children: 'Tide jar – blue', custom: true },
    meta('description', 'A jar.'),
    meta('robots', 'noindex, nofollow'),
    { ...meta('description', 'Another one'), disabled: true },
    { type: 'meta', props: { property: 'og:type', content: 'product' }, meta: { height: 3 } },
    { type: 'link', props: { rel: 'canonical', href: 'https://shop.test/tide-jar' } },
  ],
  settings: {
    preventAutoRedirect: true,
    keywords: [
      { term: 'jar', origin: 'USER' },
      { term: 'blue jar', isMain: true, origin: 'USER' },
    ],
  },
}

test('stored tags are shown in their fields', () => {
  const form = seoOf(stored)
  expect(form).toMatchObject({
    title: 'Tide jar – blue',
    text: 'A jar.',
    keywords: ['blue jar', 'jar'],
    hidden: true,
    redirect: false,
  })
  expect(
    form.tags.map(({ kind, name, content, isFixed }) => [kind, name, content, isFixed]),
  ).toEqual([
    ['script', '', '{"@type":"Product"}', true],
    ['meta', 'description', 'Another one', true],
    ['meta', 'og:type', 'product', false],
    ['link', 'canonical', 'https://shop.test/tide-jar', true],
  ])
})

test('unchanged tags are sent back unchanged, in a constant order', () => {
  const sent = seoToSend(seoOf(stored)) as SeoData
  const byWords = (tags: SeoData['tags']) => (tags ?? []).map((tag) => JSON.stringify(tag)).sort()
  expect(byWords(sent.tags)).toEqual(byWords(stored.tags))
  expect(seoOf(sent)).toMatchObject({ ...seoOf(stored), tags: expect.anything(), stored: sent })
  expect(sent.settings?.keywords).toEqual([
    { term: 'blue jar', isMain: true, origin: 'USER' },
    { term: 'jar', isMain: false, origin: 'USER' },
  ])
})

test('a meta tag without a name or content has none after saving, whatever its other fields', () => {
  const props = { name: ' ', rel: 'me', content: ' ' }
  const tags = [{ type: 'meta' as const, props, children: 'a' }]
  const once = seoToSend(seoOf({ tags }))
  expect(once?.tags).toEqual([{ ...tags[0], props: { name: '', rel: 'me', content: '' } }])
  expect(once && seoToSend(seoOf(once))).toEqual(once)
})

test('any tags can be stored, and saving twice changes nothing more', () => {
  const text = fc.string({ maxLength: 20 })
  const tag = fc.record(
    {
      type: fc.constantFrom('title' as const, 'meta' as const, 'script' as const, 'link' as const),
      props: fc.dictionary(fc.constantFrom('name', 'property', 'content', 'rel'), text),
      children: text,
      disabled: fc.boolean(),
    },
    { requiredKeys: ['type'] },
  )
  const keyword = fc.record({ term: text, isMain: fc.boolean() }, { requiredKeys: ['term'] })
  const settings = fc.record(
    { preventAutoRedirect: fc.boolean(), keywords: fc.array(keyword, { maxLength: 5 }) },
    { requiredKeys: [] },
  )
  const any = fc.record({ tags: fc.array(tag, { maxLength: 6 }), settings }, { requiredKeys: [] })
  fc.assert(
    fc.property(any, (seo) => {
      const once = seoToSend(seoOf(seo))
      expect(once && seoToSend(seoOf(once))).toEqual(once)
    }),
  )
})

test('an emptied field removes its tag, and no tags are null', () => {
  const form = seoOf(stored)
  const left = seoToSend({ ...form, title: ' ', text: '', hidden: false, tags: [] })
  expect(left?.tags).toEqual([])
  expect(seoToSend(emptySeo)).toBeNull()
  expect([isPlain(emptySeo), isPlain(form)]).toEqual([true, false])
})

test('a new tag is a property when its name has a colon', () => {
  const tag = (name: string) => ({ ...newTag(), name, content: ' x ' })
  const sent = seoToSend({ ...emptySeo, tags: [tag('og:type'), tag('author')] })
  expect(sent?.tags).toEqual([
    { type: 'meta', props: { property: 'og:type', content: 'x' } },
    { type: 'meta', props: { name: 'author', content: 'x' } },
  ])
})

test('search texts, address and measures are sent when they changed, and only then', () => {
  const product = storedProduct({ seo: stored })
  const base = formOf(product, 2)
  expect(changesOf(formOf(product, 2), base)).toEqual({})
  const size = { length: '12,5', width: '8', height: '4', unit: 'CM' as const }
  const form = { ...base, slug: ' blue-jar ', seo: { ...base.seo, title: 'Jar' }, size }
  const request = changesOf(form, base)
  expect(request).toMatchObject({
    slug: 'blue-jar',
    seo: { tags: expect.arrayContaining([expect.objectContaining({ children: 'Jar' })]) },
    productDimensions: { length: '12.5', width: '8', height: '4', unit: 'CM' },
  })
  expect(request).not.toHaveProperty('packageDimensions')
  const away = { ...form, size: emptyForm.size, slug: '' }
  expect(changesOf(away, form)).toEqual({ productDimensions: null })
  const created = createRequest({ ...emptyForm, name: 'Jar', price: '1' })
  for (const name of ['seo', 'slug', 'productDimensions', 'packageDimensions']) {
    expect(created).not.toHaveProperty(name)
  }
})

test('an error is shown beside its field', () => {
  const base = formOf(storedProduct(), 2)
  const size = { length: '12', width: '', height: '-1', unit: 'CM' as const }
  const seo = { ...emptySeo, title: 'x'.repeat(201), tags: [newTag()] }
  expect(checkProduct({ ...base, size, seo, slug: 'blue jar' }, english, 2)).toEqual({
    slug: english.listing.badSlug,
    'seo.title': english.field.tooLong({ max: 200 }),
    'seo.tags.0': english.field.required,
    'size.width': english.measures.all,
    'size.height': english.amount.negative,
  })
  expect(sizeToSend(emptyForm.size)).toBeNull()
})

test('the preview shows the texts, and creates an address from any name', () => {
  expect(plainText('<p>Wash &amp; dry</p><script>x</script><p>by hand</p>')).toBe(
    'Wash & dry by hand',
  )
  expect(['Blue Jar’s №1', 'Öl & Wein', 'كوب أزرق', '!!!'].map(slugFrom)).toEqual([
    'blue-jars-no1',
    'öl-wein',
    'كوب-أزرق',
    '',
  ])
})
