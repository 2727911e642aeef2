import { withDirections } from './text-direction.ts'

type HtmlTextProps = {
  html: string
  className?: string
  /** Set if it differs from the language of the page. */
  lang?: string | undefined
}

/**
 * HTML written by the merchant. The server sanitizes it when it is saved (no scripts, styles or
 * foreign elements); no other component renders raw HTML.
 */
export function HtmlText({ html, className = '', lang }: HtmlTextProps) {
  if (html.trim() === '') return null
  return (
    <div
      className={`rich-text ${className}`.trim()}
      dir="auto"
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was saved, see above.
      dangerouslySetInnerHTML={{ __html: withDirections(html) }}
    />
  )
}
