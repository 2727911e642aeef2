import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { Html } from '../html.tsx'
import { useMessages } from '../messages.tsx'

/** A part that the editor cannot change, as far as it can be shown. */
export function RawHtmlView({ node }: NodeViewProps) {
  const { richText } = useMessages()
  return (
    <NodeViewWrapper className="rich-raw-html">
      <p className="field-hint">{richText.rawHtml}</p>
      <Html text={String(node.attrs.html)} />
    </NodeViewWrapper>
  )
}
