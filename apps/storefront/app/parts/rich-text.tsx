import { RichContent } from '@vitrine/react'
import { type Messages, useMessages } from '../messages/index.ts'
import type { TextView } from '../screens/product/product-view.ts'
import { withDirections } from './text-direction.ts'

interface RichTextProps {
  readonly text: TextView
  readonly className?: string
}

/**
 * A description written by the merchant. The server sanitizes its HTML when it is saved (no
 * scripts, styles or foreign elements); no other component renders raw HTML. Documents are rendered
 * node by node.
 */
export function RichText({ text, className = '' }: RichTextProps) {
  const messages = useMessages()
  const { html, document } = text
  const name = `rich-text ${className}`.trim()
  if (document) {
    return (
      <div className={name}>
        <RichContent
          document={document}
          headingOffset={1}
          mediaUrl={mediaAddress}
          messages={messagesOf(messages)}
        />
      </div>
    )
  }
  if (html.trim() === '') return null
  return (
    <div
      className={name}
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was saved, see above.
      dangerouslySetInnerHTML={{ __html: withDirections(html) }}
    />
  )
}

const mediaAddress = (id: string) => `/media/${encodeURIComponent(id)}`

const messagesOf = (messages: Messages) => ({
  video: messages.text.video,
  sound: messages.text.sound,
  file: messages.text.file,
  page: messages.text.page,
  contents: messages.text.contents,
  done: messages.text.done,
  open: messages.text.open,
})
