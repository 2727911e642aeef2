import { withDirections } from './text-direction.ts'

/**
 * HTML written by the merchant. The server sanitizes it when it is saved (no scripts, styles or
 * foreign elements); no other component renders raw HTML.
 */
export function HtmlText({ html, className = '' }: { html: string; className?: string }) {
  if (html.trim() === '') return null
  return (
    <div
      className={`rich-text ${className}`.trim()}
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was saved, see above.
      dangerouslySetInnerHTML={{ __html: withDirections(html) }}
    />
  )
}
