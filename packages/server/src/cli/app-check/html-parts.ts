import { Parser } from 'htmlparser2'

export interface HtmlParts {
  /** Addresses of scripts and style sheets, as they are written. */
  readonly files: readonly string[]
  /** Scripts and styles that stand in the page. */
  readonly inline: readonly string[]
  /** What the browser asks for by itself: pictures, videos, frames, connections it opens ahead. */
  readonly asked: readonly string[]
  /** The address of the folder, where the page names one. */
  readonly base: string | undefined
  /** Whether the script `redirect.js` is told of a service worker. */
  readonly hasWorker: boolean
}

const asked = new Set(['img', 'source', 'video', 'audio', 'iframe', 'embed', 'input', 'image'])

/** What a page loads. */
export function readHtml(html: string): HtmlParts {
  const files: string[] = []
  const inline: string[] = []
  const seen: string[] = []
  let base: string | undefined
  let isInline = false
  let hasWorker = false
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src, href, rel = '', srcset, poster, style } = attributes
      isInline = name === 'style' || (name === 'script' && !src)
      if (name === 'base') base ??= href
      if (name === 'script' && attributes['data-worker']) hasWorker = true
      if (name === 'script' && src) files.push(src)
      else if (name === 'link' && href) {
        if (/\b(modulepreload|stylesheet)\b/.test(rel) || /\.m?js$/.test(href)) files.push(href)
        else if (/\b(preload|preconnect|prefetch|icon)\b/.test(rel)) seen.push(href)
      }
      if (asked.has(name)) seen.push(...[src, srcset, poster].filter((one) => one !== undefined))
      if (style) inline.push(style)
    },
    ontext(text) {
      if (isInline) inline.push(text)
    },
    onclosetag() {
      isInline = false
    },
  })
  parser.write(html)
  parser.end()
  return { files, inline, asked: seen, base, hasWorker }
}
