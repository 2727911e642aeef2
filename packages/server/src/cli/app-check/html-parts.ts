import { Parser } from 'htmlparser2'

export interface HtmlParts {
  /** URLs of scripts and style sheets, unresolved. */
  readonly files: readonly string[]
  /** Inline scripts and styles of the page. */
  readonly inline: readonly string[]
  /** URLs that the browser requests by itself: images, videos, frames, preconnections. */
  readonly requestedUrls: readonly string[]
  /** The base URL, if the page sets one. */
  readonly base: string | undefined
  /** Whether the tag of `redirect.js` names a service worker. */
  readonly hasWorker: boolean
}

const asked = new Set(['img', 'source', 'video', 'audio', 'iframe', 'embed', 'input', 'image'])

/** Extracts everything that a page loads. */
export function readHtml(html: string): HtmlParts {
  const files: string[] = []
  const inline: string[] = []
  const requested: string[] = []
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
        else if (/\b(preload|preconnect|prefetch|icon)\b/.test(rel)) requested.push(href)
      }
      if (asked.has(name))
        requested.push(...[src, srcset, poster].filter((one) => one !== undefined))
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
  return { files, inline, requestedUrls: requested, base, hasWorker }
}
