import { RichContent } from '@vitrine/react'
import { type Messages, useMessages } from '../messages/index.ts'
import type { TextView } from '../screens/product/product-view.ts'
import { HtmlText } from './html-text.tsx'

interface RichTextProps {
  readonly text: TextView
  readonly className?: string
}

/** A description written by the merchant: its HTML, or its document node by node. */
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
  return <HtmlText html={html} className={className} />
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
