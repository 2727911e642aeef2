import { RichContent } from '@vitrine/react'
import { useWords, type Words } from '../messages/index.ts'
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
  const words = useWords()
  const { html, document } = text
  const name = `rich-text ${className}`.trim()
  if (document) {
    return (
      <div className={name}>
        <RichContent
          document={document}
          headingOffset={1}
          mediaUrl={mediaAddress}
          words={wordsOf(words)}
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

const wordsOf = ({ t }: Words) => ({
  video: t('text.video'),
  sound: t('text.sound'),
  file: t('text.file'),
  page: t('text.page'),
  contents: t('text.contents'),
  done: t('text.done'),
  open: t('text.open'),
})
