import { ValidationError } from '@vitrine/contract/kit'
import type { RichNode } from '@vitrine/contract/rich-content'
import { nodeTypes } from '@vitrine/contract/rich-content'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentToHtml } from './document-to-html.ts'
import { documentToText } from './document-to-text.ts'
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
    ['a table, cell by cell', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    ['a tag nobody knows', '<p><blink>a</blink></p>', '<p>a</p>'],
    ['a script', '<p>a</p><script>b</script>', '<p>a</p>'],
    ['an item without a paragraph', '<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>'],
  ])('%s', (_, html, comes) => {
    expect(documentToHtml(htmlToDocument(html))).toBe(comes)
  })

  test('any text survives, and the second time nothing changes any more', () => {
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
  test('comes back as it was sent, whatever kinds of nodes and data it holds', () => {
    const data = { anythingData: { deep: [1, null, { _id: 'x', id: 'y' }] }, style: { a: '1' } }
    const nodes = nodeTypes.map((type, at) => ({
      type,
      id: `n${at}`,
      nodes: [],
      textData: { text: '🏺', decorations: [{ type: 'SPOILER', spoilerData: { a: 1 } }] },
      ...data,
    }))
    const sent = { nodes, metadata: { version: 3, id: 'm' }, documentStyle: { paragraph: {} } }
    const kept = readDocument(sent, given)
    expect(kept.nodes).toEqual(sent.nodes)
    expect(kept.documentStyle).toEqual(sent.documentStyle)
    expect(kept.metadata).toMatchObject(sent.metadata)
  })

  test('is given the ids and the metadata it lacks', () => {
    const sent = { nodes: [{ type: 'PARAGRAPH', nodes: [{ ...text('a'), id: undefined }] }] }
    const kept = readDocument(sent, given)
    expect([kept.nodes[0]?.id, kept.nodes[0]?.nodes?.[0]?.id]).toEqual(['id', 'id'])
    expect(kept.metadata).toEqual({
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
  ])('that is none says so at %s', (field, sent) => {
    const refused = () => readDocument(sent, given)
    expect(refused).toThrow(ValidationError)
    try {
      refused()
    } catch (error) {
      expect((error as ValidationError).violations[0]?.field).toBe(field)
    }
  })

  test('that goes too deep is refused', () => {
    const deep = Array.from({ length: 50 }).reduce<RichNode>(
      (inner) => ({ type: 'BLOCKQUOTE', nodes: [inner] }),
      text('a'),
    )
    expect(() => readDocument({ nodes: [deep] }, given)).toThrow(/at most/)
  })

  test('is read aloud line by line', () => {
    const html = '<h2>One <b>two</b></h2><ul><li>three</li><li>four</li></ul>'
    expect(documentToText(htmlToDocument(html))).toBe('One two\nthree\nfour')
  })

  test('that holds what HTML cannot say comes as close as it can', () => {
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

  test('never brings an address that acts', () => {
    const decorations = [
      { type: 'LINK', linkData: { link: { url: 'javascript:alert(1)' } } },
    ] as const
    const nodes: RichNode[] = [
      { type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'x', decorations } }] },
    ]
    expect(documentToHtml({ nodes })).toBe('<p><a>x</a></p>')
  })
})
