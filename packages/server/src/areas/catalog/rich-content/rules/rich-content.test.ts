import { ValidationError } from '@vitrine/contract/kit'
import type { RichNode } from '@vitrine/contract/rich-content'
import { nodeTypes } from '@vitrine/contract/rich-content'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentOf, readDescription } from './description.ts'
import { documentToHtml } from './document-to-html.ts'
import { htmlToDocument } from './html-to-document.ts'
import { readDocument } from './read-document.ts'

describe('HTML becomes a document and HTML again', () => {
  test.each([
    '<p>One</p><p>Two</p>',
    '<p style="text-align:center">Middle</p>',
    '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    '<ul><li><p>One</p></li><li><p>Two</p><ol><li><p>Deep</p></li></ol></li></ul>',
    '<blockquote><p>Said</p></blockquote><hr />',
    '<pre>two  blanks\n  stay</pre>',
    '<p>A <strong>b</strong> <em>c</em> <u>d</u> <s>e</s><br />f</p>',
    '<p><a href="https://a.test/?b=1&amp;c=2" target="_blank" rel="noopener">there</a></p>',
    '<img src="https://a.test/b.png" alt="A &quot;b&quot;" width="3" height="4" />',
    '<p>שלום 🏺 &lt;b&gt; &amp;</p>',
  ])('%s', (html) => {
    expect(documentToHtml(htmlToDocument(html))).toBe(html)
  })

  test.each([
    ['words alone', 'Hello', '<p>Hello</p>'],
    ['words between blocks', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
    ['a box', '<div><p>a</p></div>', '<p>a</p>'],
    [
      'a table',
      '<table><caption>c</caption><tbody><tr><td>a</td><td><b>b</b></td></tr></tbody></table>',
      '<p>c</p><table><tr><td><p>a</p></td><td><p><strong>b</strong></p></td></tr></table>',
    ],
    [
      'a table with a head',
      '<table><thead><tr><th>a</th></tr></thead><tr><td>b</td></tr></table>',
      '<table><tr><th><p>a</p></th></tr><tr><td><p>b</p></td></tr></table>',
    ],
    ['a tag nobody knows', '<p><blink>a</blink></p>', '<p>a</p>'],
    ['a script', '<p>a</p><script>b</script>', '<p>a</p>'],
    ['an item without a paragraph', '<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>'],
  ])('%s', (_, html, comes) => {
    expect(documentToHtml(htmlToDocument(html))).toBe(comes)
  })

  test.each([
    ['x <b> ', '<p>x</p>'],
    ['<i> </i> <b>x</b>', '<p><strong>x</strong></p>'],
    ['x<br><b> <br></b>', '<p>x</p>'],
    ['<b> <i> </i></b>', ''],
  ])('blanks at the ends of %s are ignored, whatever their marks', (sent, expected) => {
    expect(documentToHtml(htmlToDocument(sent))).toBe(expected)
  })

  test('any text is preserved, and a second conversion changes nothing', () => {
    const html = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            '<p>',
            '</p>',
            '<ul><li>',
            '</li></ul>',
            '<b>',
            '</b>',
            'x',
            ' ',
            '<br>',
            '<hr>',
            '<table><tr><td>',
            '</td></tr></table>',
            '<h2>',
            '</h2>',
            '&lt;',
          ),
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(html, (sent) => {
        const once = documentToHtml(htmlToDocument(sent))
        expect(documentToHtml(htmlToDocument(once))).toBe(once)
        expect(htmlToDocument(once)).toEqual(htmlToDocument(once))
      }),
      { examples: [['x <b> ']] },
    )
  })
})

const given = {
  field: 'product.description',
  now: new Date('2026-01-31T12:00:00Z'),
  mint: () => 'id',
}
const text = (words: string): RichNode => ({ type: 'TEXT', id: 't', textData: { text: words } })

describe('a document', () => {
  test('is returned as it was sent, with any kinds of nodes and data', () => {
    const data = { anythingData: { deep: [1, null, { _id: 'x', id: 'y' }] }, style: { a: '1' } }
    const nodes = nodeTypes.map((type, at) => ({
      type,
      id: `n${at}`,
      nodes: [],
      textData: { text: '🏺', decorations: [{ type: 'SPOILER', spoilerData: { a: 1 } }] },
      ...data,
    }))
    const sent = { nodes, metadata: { version: 3, id: 'm' }, documentStyle: { paragraph: {} } }
    const saved = readDocument(sent, given)
    expect(saved.nodes).toEqual(sent.nodes)
    expect(saved.documentStyle).toEqual(sent.documentStyle)
    expect(saved.metadata).toMatchObject(sent.metadata)
  })

  test('gets missing ids and metadata', () => {
    const sent = { nodes: [{ type: 'PARAGRAPH', nodes: [{ ...text('a'), id: undefined }] }] }
    const saved = readDocument(sent, given)
    expect([saved.nodes[0]?.id, saved.nodes[0]?.nodes?.[0]?.id]).toEqual(['id', 'id'])
    expect(saved.metadata).toEqual({
      version: 1,
      createdTimestamp: '2026-01-31T12:00:00.000Z',
      updatedTimestamp: '2026-01-31T12:00:00.000Z',
      id: 'id',
    })
  })

  test.each([
    ['product.description.nodes', {}],
    ['product.description.nodes[0]', { nodes: ['x'] }],
    ['product.description.nodes[0].type', { nodes: [{ type: 'PARAGRAF' }] }],
    ['product.description.nodes[0].textData.text', { nodes: [{ type: 'TEXT' }] }],
    [
      'product.description.nodes[0].nodes[0].textData.decorations[0].type',
      {
        nodes: [
          {
            type: 'PARAGRAPH',
            nodes: [{ type: 'TEXT', textData: { text: '', decorations: [{}] } }],
          },
        ],
      },
    ],
    ['product.description', { nodes: [text('x'.repeat(200_001))] }],
  ])('that is invalid is refused at %s', (field, sent) => {
    const refused = () => readDocument(sent, given)
    expect(refused).toThrow(ValidationError)
    try {
      refused()
    } catch (error) {
      expect((error as ValidationError).violations[0]?.field).toBe(field)
    }
  })

  test('that is nested too deeply is refused', () => {
    const deep = Array.from({ length: 50 }).reduce<RichNode>(
      (inner) => ({ type: 'BLOCKQUOTE', nodes: [inner] }),
      text('a'),
    )
    expect(() => readDocument({ nodes: [deep] }, given)).toThrow(/at most/)
  })

  test('with content that HTML does not have is converted as closely as possible', () => {
    const nodes: RichNode[] = [
      { type: 'BUTTON', buttonData: { text: 'Buy', link: { url: 'https://a.test' } } },
      { type: 'VIDEO', videoData: { video: { src: { url: 'https://a.test/v.mp4' } } } },
      { type: 'HTML', htmlData: { html: '<script>x</script>' } },
      { type: 'COLLAPSIBLE_ITEM_TITLE', nodes: [{ type: 'PARAGRAPH', nodes: [text('More')] }] },
    ]
    expect(documentToHtml({ nodes })).toBe(
      '<p><a href="https://a.test">Buy</a></p>' +
        '<p><a href="https://a.test/v.mp4">https://a.test/v.mp4</a></p>' +
        '<p><strong>More</strong></p>',
    )
  })

  test('never has an executable address', () => {
    const decorations = [
      { type: 'LINK', linkData: { link: { url: 'javascript:alert(1)' } } },
    ] as const
    const nodes: RichNode[] = [
      { type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'x', decorations } }] },
    ]
    expect(documentToHtml({ nodes })).toBe('<p><a>x</a></p>')
  })
})

const owner = {
  id: 'owner',
  createdDate: new Date('2026-01-01T00:00:00Z'),
  updatedDate: new Date('2026-01-02T00:00:00Z'),
}
const whole = { field: 'product', now: given.now, mint: given.mint }
const violationsOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return (error as ValidationError).violations.map(({ field, ruleName, violatedRule }) => [
      field,
      ruleName ?? violatedRule,
    ])
  }
  throw new Error('It was not refused')
}

describe('a text', () => {
  const anyValue = fc.jsonValue({ maxDepth: 3 })
  const anyNode = fc.letrec<{ node: RichNode }>((tie) => ({
    node: fc
      .tuple(
        fc.constantFrom(...nodeTypes.filter((type) => type !== 'TEXT')),
        fc.dictionary(fc.string({ unit: 'binary' }), anyValue),
        fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
        fc.option(fc.string({ minLength: 1 })),
      )
      .map(([type, data, nodes, id]) => ({ ...data, type, nodes, ...(id && { id }) }) as RichNode),
  })).node

  test('that was sent as a document is returned byte for byte, except for missing parts', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 3 }), (nodes) => {
        const sent = { documentStyle: { b: 1, a: [] }, nodes, metadata: { id: 'm', version: 2 } }
        const saved = readDescription({ description: sent }, whole)
        const stored = JSON.parse(JSON.stringify(saved?.document ?? null))
        const shown = documentOf({ html: saved?.html ?? '', document: stored }, owner)
        const keys = (node: RichNode): string[] => Object.keys(node)
        expect(JSON.stringify(withoutMade(shown))).toBe(JSON.stringify(withoutMade(sent)))
        expect(shown.nodes.map(keys).map((all) => all.includes('id'))).not.toContain(false)
      }),
    )
  })

  /** The document without generated ids and metadata. */
  const withoutMade = ({
    metadata: _,
    ...document
  }: {
    nodes: readonly RichNode[]
    metadata?: unknown
  }) => ({
    ...document,
    nodes: document.nodes.map(withoutId),
  })
  const withoutId = ({ id, ...node }: RichNode): RichNode => ({
    ...node,
    ...(id !== undefined && id !== 'id' && { id }),
    nodes: (node.nodes ?? []).map(withoutId),
  })

  test('that was sent as HTML is a document, always the same', () => {
    const saved = readDescription({ plainDescription: '<p>a</p>' }, whole)
    expect(saved).toEqual({ html: '<p>a</p>', document: null })
    const document = documentOf(saved!, owner)
    expect(document).toEqual(documentOf(saved!, owner))
    expect(document.metadata).toEqual({
      version: 1,
      createdTimestamp: '2026-01-01T00:00:00.000Z',
      updatedTimestamp: '2026-01-02T00:00:00.000Z',
      id: 'owner',
    })
  })

  test('is that of the document when both are sent, and empty when it is cleared', () => {
    const description = { nodes: [{ type: 'PARAGRAPH', nodes: [text('a')] }] }
    expect(readDescription({ description, plainDescription: 'b' }, whole)?.html).toBe('<p>a</p>')
    expect(readDescription({ description: null }, whole)).toEqual({ html: '', document: null })
    expect(readDescription({}, whole)).toBeUndefined()
  })

  test.each(['<b>a', 'a</b>', '<p class="a', '<p', 'a <i><b>c</i></b>', '<div><p>a</p>'])(
    'that is the invalid HTML %j is refused',
    (plainDescription) => {
      expect(violationsOf(() => readDescription({ plainDescription }, whole))).toEqual([
        ['product.plainDescription', 'FORMAT'],
      ])
    },
  )

  test.each([
    'a < b & c > d',
    '<p>a<p>b',
    '<ul><li>a<li>b</ul>',
    '<br><hr/><img src="x">',
    '<!-- a --><P>b</P>',
  ])('that is the HTML %j is accepted', (plainDescription) => {
    expect(() => readDescription({ plainDescription }, whole)).not.toThrow()
  })

  test('that is too large is refused with the limit', () => {
    const description = { nodes: [text('<'.repeat(60_000))] }
    expect(violationsOf(() => readDescription({ description }, whole))).toEqual([
      ['product.description', 'DESCRIPTION_SIZE_TOO_BIG'],
    ])
  })

  test.each([
    ['version', 'x'],
    ['createdTimestamp', 'yesterday'],
    ['updatedTimestamp', 7],
  ])('whose metadata has no %s is refused', (name, value) => {
    const description = { nodes: [], metadata: { [name]: value } }
    const [[field] = []] = violationsOf(() => readDescription({ description }, whole))
    expect(field).toBe(`product.description.metadata.${name}`)
  })
})
