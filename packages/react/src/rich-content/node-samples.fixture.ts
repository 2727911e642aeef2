import type { NodeType, RichNode } from '@vitrine/contract/rich-content'

const text = (words: string): RichNode => ({ type: 'TEXT', textData: { text: words } })
const paragraph = (words: string): RichNode => ({ type: 'PARAGRAPH', nodes: [text(words)] })
const item = (words: string, data = {}): RichNode => ({
  type: 'LIST_ITEM',
  nodes: [paragraph(words)],
  ...data,
})
const collapsible = (title: string, body: string): RichNode => ({
  type: 'COLLAPSIBLE_ITEM',
  nodes: [
    { type: 'COLLAPSIBLE_ITEM_TITLE', nodes: [paragraph(title)] },
    { type: 'COLLAPSIBLE_ITEM_BODY', nodes: [paragraph(body)] },
  ],
})
const cell = (words: string): RichNode => ({ type: 'TABLE_CELL', nodes: [paragraph(words)] })
const row = (...words: string[]): RichNode => ({ type: 'TABLE_ROW', nodes: words.map(cell) })
const picture = { src: { url: 'https://a.test/b.png' }, width: 3, height: 4 }

/** A node of every type with all rendered fields, and its HTML. */
export const nodeSamples: Readonly<Record<NodeType, readonly [node: object, html: string]>> = {
  PARAGRAPH: [
    { nodes: [text('a')], paragraphData: { textStyle: { textAlignment: 'CENTER' } } },
    '<p dir="auto" data-align="center">a</p>',
  ],
  TEXT: [{ textData: { text: 'a\nb' } }, '<span>a</span><span><br/>b</span>'],
  HEADING: [{ nodes: [text('a')], headingData: { level: 3 } }, '<h3 dir="auto">a</h3>'],
  BULLETED_LIST: [{ nodes: [item('a')] }, '<ul dir="auto"><li><p dir="auto">a</p></li></ul>'],
  ORDERED_LIST: [
    { nodes: [item('a')], orderedListData: { start: 4 } },
    '<ol dir="auto" start="4"><li><p dir="auto">a</p></li></ol>',
  ],
  LIST_ITEM: [{ nodes: [paragraph('a')] }, '<div><p dir="auto">a</p></div>'],
  CHECKBOX_LIST: [
    { nodes: [item('a', { listItemData: { checked: true } }), item('b')] },
    '<ul dir="auto" data-rich="checkbox-list"><li><span role="img" aria-label="Done">☑</span><p dir="auto">a</p></li>' +
      '<li><span role="img" aria-label="Not done">☐</span><p dir="auto">b</p></li></ul>',
  ],
  BLOCKQUOTE: [{ nodes: [paragraph('a')] }, '<blockquote><p dir="auto">a</p></blockquote>'],
  CODE_BLOCK: [{ nodes: [text('a  b')] }, '<pre><code>a  b</code></pre>'],
  DIVIDER: [{}, '<hr/>'],
  VIDEO: [
    { videoData: { title: 'Kiln', video: { src: { url: 'https://a.test/b.mp4' } } } },
    '<figure data-rich="video"><video src="https://a.test/b.mp4" controls="" preload="none" aria-label="Kiln"></video></figure>',
  ],
  FILE: [
    { fileData: { name: 'Guide.pdf', src: { url: 'https://a.test/b.pdf' } } },
    '<p data-rich="file"><a href="https://a.test/b.pdf">Guide.pdf</a></p>',
  ],
  GALLERY: [
    { galleryData: { items: [{ image: { media: picture }, altText: 'A jar' }] } },
    '<ul data-rich="gallery"><li><img src="https://a.test/b.png" alt="A jar" width="3" height="4" loading="lazy"/></li></ul>',
  ],
  GIF: [
    { gifData: { original: { gif: 'https://a.test/b.gif' }, width: 3, height: 4 } },
    '<figure data-rich="gif"><img src="https://a.test/b.gif" alt="" width="3" height="4" loading="lazy"/></figure>',
  ],
  HTML: [
    { htmlData: { html: '<script>x</script>', url: 'https://a.test' } },
    '<div data-rich="html"><a href="https://a.test"><span>Open page</span></a></div>',
  ],
  IMAGE: [
    { imageData: { image: picture, altText: 'A jar', caption: 'Fired' } },
    '<figure data-rich="image"><img src="https://a.test/b.png" alt="A jar" width="3" height="4" loading="lazy"/><figcaption>Fired</figcaption></figure>',
  ],
  LINK_PREVIEW: [
    { linkPreviewData: { link: { url: 'https://a.test' }, title: 'A page', description: 'Words' } },
    '<div data-rich="link-preview"><a href="https://a.test"><span>A page</span></a><p dir="auto">Words</p></div>',
  ],
  MAP: [{ mapData: { mapSettings: { address: 'Here 1' } } }, '<p data-rich="map">Here 1</p>'],
  POLL: [
    { pollData: { poll: { title: 'Blue?', options: [{ title: 'Yes' }] } } },
    '<figure data-rich="poll"><figcaption>Blue?</figcaption><ul dir="auto"><li>Yes</li></ul></figure>',
  ],
  APP_EMBED: [
    { appEmbedData: { name: 'A bowl', url: 'https://a.test' } },
    '<div data-rich="app-embed"><a href="https://a.test"><span>A bowl</span></a></div>',
  ],
  BUTTON: [
    { buttonData: { text: 'Buy', link: { url: 'https://a.test', target: 'BLANK' } } },
    '<p data-rich="button"><a href="https://a.test" target="_blank" rel="noopener">Buy</a></p>',
  ],
  COLLAPSIBLE_LIST: [
    {
      collapsibleListData: { initialExpandedItems: 'FIRST' },
      nodes: [collapsible('a', 'b'), collapsible('c', 'd')],
    },
    '<div data-rich="collapsible-list"><details open=""><summary>a</summary><div><p dir="auto">b</p></div></details>' +
      '<details><summary>c</summary><div><p dir="auto">d</p></div></details></div>',
  ],
  COLLAPSIBLE_ITEM: [
    collapsible('a', 'b'),
    '<details><summary>a</summary><div><p dir="auto">b</p></div></details>',
  ],
  COLLAPSIBLE_ITEM_TITLE: [{ nodes: [paragraph('a')] }, '<div><p dir="auto">a</p></div>'],
  COLLAPSIBLE_ITEM_BODY: [{ nodes: [paragraph('a')] }, '<div><p dir="auto">a</p></div>'],
  TABLE: [
    { tableData: { rowHeader: true, columnHeader: true }, nodes: [row('a', 'b'), row('c', 'd')] },
    '<table><tbody><tr><th scope="col"><p dir="auto">a</p></th><th scope="col"><p dir="auto">b</p></th></tr>' +
      '<tr><th scope="row"><p dir="auto">c</p></th><td><p dir="auto">d</p></td></tr></tbody></table>',
  ],
  TABLE_ROW: [{ nodes: [paragraph('a')] }, '<div><p dir="auto">a</p></div>'],
  TABLE_CELL: [{ nodes: [paragraph('a')] }, '<div><p dir="auto">a</p></div>'],
  EMBED: [
    { embedData: { src: 'https://a.test', oembed: { title: 'A video', authorName: 'Somebody' } } },
    '<div data-rich="embed"><a href="https://a.test"><span>A video</span></a><p dir="auto">Somebody</p></div>',
  ],
  EXTERNAL: [{ nodes: [paragraph('a')], externalData: { x: 1 } }, '<div><p dir="auto">a</p></div>'],
  AUDIO: [
    { audioData: { name: 'Bell', audio: { src: { url: 'https://a.test/b.mp3' } } } },
    '<figure data-rich="audio"><p dir="auto">Bell</p><audio src="https://a.test/b.mp3" controls="" preload="none" aria-label="Bell"></audio></figure>',
  ],
  CAPTION: [{ nodes: [text('a')] }, '<p data-rich="caption">a</p>'],
  LAYOUT: [
    { nodes: [{ type: 'LAYOUT_CELL', nodes: [paragraph('a')] }] },
    '<div data-rich="layout"><div data-rich="layout-cell"><p dir="auto">a</p></div></div>',
  ],
  LAYOUT_CELL: [
    { nodes: [paragraph('a')] },
    '<div data-rich="layout-cell"><p dir="auto">a</p></div>',
  ],
  SHAPE: [
    { shapeData: { shape: { src: { url: 'https://a.test/b.svg' } } } },
    '<div data-rich="shape"><img src="https://a.test/b.svg" alt="" loading="lazy"/></div>',
  ],
  CARD: [{ nodes: [paragraph('a')] }, '<div data-rich="card"><p dir="auto">a</p></div>'],
  TOC: [{ tocData: {} }, ''],
  SMART_BLOCK: [
    { nodes: [paragraph('a')] },
    '<div data-rich="smart-block"><p dir="auto">a</p></div>',
  ],
  SMART_BLOCK_CELL: [
    { smartBlockCellData: { label: 'One' }, nodes: [paragraph('a')] },
    '<div data-rich="smart-block-cell"><p dir="auto">One</p><p dir="auto">a</p></div>',
  ],
}
