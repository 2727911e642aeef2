import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { RawHtmlView } from './raw-html-view.tsx'

/** Blocks with alignment, in the server's notation. */
const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => element.style.textAlign || null,
          renderHTML: ({ align }) => (align ? { style: `text-align:${align}` } : {}),
        },
      },
    },
  ],
})

const markOf = (tag: string) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

/** The element of an opaque node. */
export const RAW_HTML_TAG = 'raw-html'

/** A block that the editor cannot show, such as a table: unchanged, and can only be removed. */
const RawHtml = Node.create({
  name: 'rawHtml',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.getAttribute('data-html') ?? '' },
  }),
  parseHTML: () => [{ tag: RAW_HTML_TAG }],
  renderHTML: ({ node }) => [RAW_HTML_TAG, { 'data-html': String(node.attrs.html) }],
  addNodeView: () => ReactNodeViewRenderer(RawHtmlView),
})

/** The extensions of the editor: those for the tags of stored descriptions. */
export const richTextExtensions = () => [
  StarterKit.configure({
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      protocols: ['http', 'https', 'mailto', 'tel'],
      isAllowedUri: (address) => /^(https?:|mailto:|tel:|\/)/i.test(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Alignment,
  markOf('sub'),
  markOf('sup'),
  markOf('small'),
  RawHtml,
]
