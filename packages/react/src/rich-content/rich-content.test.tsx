import {
  type Decoration,
  decorationTypes,
  nodeTypes,
  type RichNode,
} from '@vitrine/contract/rich-content'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nodeSamples } from './node-samples.fixture.ts'
import { RichContent, type RichContentProps } from './rich-content.tsx'

const html = (nodes: unknown, props: Partial<RichContentProps> = {}) =>
  renderToStaticMarkup(
    <RichContent document={{ nodes } as RichContentProps['document']} {...props} />,
  )

const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => complaints.mockClear())
afterEach(() => expect(complaints).not.toHaveBeenCalled())

describe('a node', () => {
  test.each(Object.entries(nodeSamples))('of type %s is shown', (type, [node, expected]) => {
    expect(html([{ ...node, type }])).toBe(expected)
  })

  test('of an unknown type shows its content', () => {
    const inner = [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'a' } }] }]
    expect(html([{ type: 'HOLOGRAM', nodes: inner }])).toBe('<p dir="auto">a</p>')
  })

  test('of any type without data causes no error', () => {
    for (const type of nodeTypes) expect(() => html([{ type }])).not.toThrow()
  })
})

const marked = (decorations: readonly Decoration[], props?: Partial<RichContentProps>) =>
  html([{ type: 'TEXT', textData: { text: 'a', decorations } }], props)

describe('a mark', () => {
  const shown: Readonly<Record<string, readonly [object, string]>> = {
    BOLD: [{ fontWeightValue: 700 }, '<strong>a</strong>'],
    ITALIC: [{ italicData: true }, '<em>a</em>'],
    UNDERLINE: [{ underlineData: true }, '<u>a</u>'],
    STRIKETHROUGH: [{ strikethroughData: true }, '<s>a</s>'],
    SUPERSCRIPT: [{ superscriptData: true }, '<sup>a</sup>'],
    SUBSCRIPT: [{ subscriptData: true }, '<sub>a</sub>'],
    SPOILER: [{}, '<span data-rich="spoiler">a</span>'],
    MENTION: [{}, '<span data-rich="mention">a</span>'],
    SKETCH: [{}, '<span data-rich="sketch">a</span>'],
    ANCHOR: [{ anchorData: { anchor: 'b' } }, '<span id="rich-b">a</span>'],
    LINK: [{ linkData: { link: { url: 'tel:1' } } }, '<a href="tel:1">a</a>'],
    COLOR: [{ colorData: { foreground: '#f00' } }, 'a'],
    FONT_SIZE: [{ fontSizeData: { value: 32 } }, 'a'],
    FONT_FAMILY: [{ fontFamilyData: { value: 'x' } }, 'a'],
    EXTERNAL: [{}, 'a'],
  }
  test.each([...decorationTypes])('of type %s is shown', (type) => {
    const [data, expected] = shown[type] ?? [{}, 'no such mark']
    expect(marked([{ ...data, type }])).toBe(expected)
  })

  test('that was removed is not shown', () => {
    expect(marked([{ type: 'BOLD', fontWeightValue: 400 }])).toBe('a')
    expect(marked([{ type: 'ITALIC', italicData: false }])).toBe('a')
  })

  test('of colour and size is shown on request, without other styles', () => {
    const colour = (foreground: string): Decoration => ({
      type: 'COLOR',
      colorData: { foreground },
    })
    const keepsLooks = true
    expect(marked([colour('#f00')], { keepsLooks })).toBe('<span style="color:#f00">a</span>')
    expect(marked([colour('red;background:url(//x)')], { keepsLooks })).toBe('a')
    const size: Decoration = { type: 'FONT_SIZE', fontSizeData: { unit: 'PX', value: 32 } }
    expect(marked([size], { keepsLooks })).toBe('<span style="font-size:2rem">a</span>')
  })

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'http://[',
  ])('never links to %j', (url) => {
    expect(marked([{ type: 'LINK', linkData: { link: { url } } }])).toBe('a')
  })

  test('of a link has its rel and target', () => {
    const link = { url: 'https://a.test', target: 'BLANK', rel: { nofollow: true, ugc: true } }
    expect(marked([{ type: 'LINK', linkData: { link } }])).toBe(
      '<a href="https://a.test" target="_blank" rel="noopener nofollow ugc">a</a>',
    )
  })
})

describe('a document', () => {
  test('that is missing shows nothing', () => {
    expect(renderToStaticMarkup(<RichContent document={null} />)).toBe('')
  })

  const heading = (id: string, level: number, text: string) => ({
    type: 'HEADING',
    id,
    headingData: { level },
    nodes: [{ type: 'TEXT', textData: { text } }],
  })

  test('has its headings below those of the page', () => {
    expect(html([heading('a', 1, 'x'), heading('b', 6, 'y')], { headingOffset: 1 })).toBe(
      '<h2 dir="auto">x</h2><h6 dir="auto">y</h6>',
    )
  })

  test('links from its contents to its headings', () => {
    expect(html([{ type: 'TOC' }, heading('a b', 2, 'x')])).toBe(
      '<nav data-rich="contents" aria-label="Contents"><ul dir="auto"><li><a href="#rich-a_b">x</a></li></ul></nav>' +
        '<h2 dir="auto" id="rich-a_b">x</h2>',
    )
  })

  test('finds files by their ids, and uses the language of the page', () => {
    const mediaUrl = (id: string) => `https://a.test/media/${id}`
    const node = { type: 'FILE', fileData: { src: { id: 'f' } } }
    expect(html([node], { mediaUrl, messages: { file: 'Datei' } })).toBe(
      '<p data-rich="file"><a href="https://a.test/media/f">Datei</a></p>',
    )
  })
})

/** Malformed and malicious documents: any node type anywhere, with invalid data. */
const evil = fc.constantFrom(
  'javascript:alert(1)',
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'https://a.test/b.mp4',
  'data:text/html,<script>1</script>',
  'red;position:fixed',
  '',
)
const leaf = fc.oneof(evil, fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const data: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 2 }),
    tie('record'),
  ),
  record: fc.dictionary(
    fc.constantFrom(
      'src',
      'url',
      'id',
      'link',
      'image',
      'video',
      'media',
      'text',
      'title',
      'items',
      'html',
      'original',
      'gif',
      'poll',
      'options',
      'oembed',
      'width',
      'value',
      'anchor',
      'level',
      'foreground',
      'colorData',
      'linkData',
      'textData',
      'decorations',
      'type',
      'nodes',
    ),
    tie('value'),
    { maxKeys: 4 },
  ),
})).record
const dataKeys = nodeTypes.map(
  (type) =>
    `${type.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}Data`,
)
const mark = fc
  .tuple(fc.constantFrom(...decorationTypes), evil, data)
  .map(([type, url, extra]) => ({
    type,
    linkData: { link: { url } },
    anchorData: { anchor: url },
    colorData: { foreground: url, background: url },
    fontSizeData: extra,
  }))
const anyNode: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, leaf, tie('full')),
  full: fc
    .record({
      type: fc.constantFrom(...nodeTypes, 'HOLOGRAM', '__proto__', 'constructor'),
      id: leaf,
      nodes: fc.oneof(leaf, fc.array(tie('node'), { maxLength: 4 })),
      key: fc.constantFrom(...dataKeys),
      data,
      text: fc.record({
        text: fc.oneof(evil, fc.string()),
        decorations: fc.array(mark, { maxLength: 3 }),
      }),
    })
    .map(({ type, id, nodes, key, data: value, text }) => ({
      type,
      id,
      nodes,
      [key]: value,
      ...(type === 'TEXT' && { textData: text }),
    })),
})).node

/** Elements with their attributes, parsed as in a browser. */
const elementsOf = (markup: string) =>
  [...markup.matchAll(/<(\w+)((?:\s[\w-]+="[^"]*")*)\s*\/?>/g)].map(([, name, rest = '']) => ({
    name,
    attributes: [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => ({
      key,
      value: value.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<'),
    })),
  }))
const protocols = ['http:', 'https:', 'mailto:', 'tel:']
const foreign = /^(script|iframe|object|embed|style|link|meta|base|form|svg|math|frame|applet)$/i

function expectHarmless(markup: string): void {
  const elements = elementsOf(markup)
  const ends = markup.match(/<\/\w+>/g) ?? []
  expect(markup.match(/</g) ?? []).toHaveLength(elements.length + ends.length)
  for (const { name, attributes } of elements) {
    expect(name).not.toMatch(foreign)
    for (const { key, value } of attributes) {
      expect(key).not.toMatch(/^on|^srcdoc$/i)
      if (key === 'style') expect(value).toMatch(/^[a-z-]+:[^;]*(;[a-z-]+:[^;]*)?$/)
      if (!['href', 'src', 'poster'].includes(key)) continue
      expect(protocols).toContain(new URL(value, 'https://here.test').protocol)
    }
  }
}

describe('any document', () => {
  test('is rendered without an error and without executable content', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 5 }), fc.boolean(), (nodes, keepsLooks) => {
        expectHarmless(html(nodes, { keepsLooks }))
      }),
      { numRuns: 500 },
    )
  })

  test('is rendered at any depth', () => {
    const deep = Array.from({ length: 5000 }).reduce<RichNode>(
      (inner) => ({ type: 'BLOCKQUOTE', nodes: [inner] }),
      { type: 'DIVIDER' },
    )
    expect(html([deep])).not.toContain('<hr')
  })
})
