/**
 * A merchant's own text. The server cleans it when it is written: no scripts, no styles, no foreign
 * elements; this is the only place of the shop that takes HTML.
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  if (html.trim() === '') return null
  return (
    <div
      className={`rich-text ${className}`.trim()}
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on write, see above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
