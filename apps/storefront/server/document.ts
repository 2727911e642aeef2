import { writePageState } from '@vitrine/react/server'
import { type Look, themeColours, themeStyles } from '@vitrine/theme'
import { readTheme, type Theme } from '@vitrine/ui/theme-switch'
import { links } from '../app/links.ts'
import type { Head } from '../app/screens/screen.ts'
import type { PageAssets } from './assets.ts'
import { markUnpainted, startScripts } from './start-scripts.ts'

export type DocumentParts = {
  lang: string
  /** The language in the address; absent when the browser's was used. */
  chosenLang?: string | undefined
  /** Languages for search engines, the shop's own first; pages can override them. */
  listedLangs: readonly string[]
  dir: 'ltr' | 'rtl'
  head: Head
  /** Origin of the site's canonical URLs, independent of the requested host. */
  siteUrl: string
  siteName: string
  assets: PageAssets
  nonce: string
  /** Fonts, colours and shapes of the shop. */
  look: Look
  /** Overrides the visitor's colour scheme. */
  scheme?: 'light' | 'dark' | undefined
  /** Brand colour of the site, `#rrggbb`; empty for the default. */
  accent: string
  body: string
  /** Data for hydration. */
  state: unknown
  cookie: string | null
}

export function renderDocument(parts: DocumentParts): string {
  const { lang, dir, assets, nonce, body, state } = parts
  const isFramed = parts.head.frameOrigin !== undefined
  const theme = parts.scheme ?? readTheme(parts.cookie ?? undefined)
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`
  return [
    `<!doctype html><html lang="${escapeText(lang)}" dir="${dir}"${themeAttribute}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    isFramed ? '' : markUnpainted(nonce),
    ...assets.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    assets.icon ? `<link rel="icon" type="image/svg+xml" href="${assets.icon}">` : '',
    // In a frame nothing should react: links open new windows, because pages refuse to be framed.
    isFramed ? '<base target="_blank">' : '',
    describe(parts),
    lookStyle(parts, theme),
    groundStyles(body, nonce),
    `</head><body><div id="root">${body}</div>`,
    isFramed
      ? ''
      : `<script type="application/json" id="page-state" nonce="${nonce}">${writePageState(state)}</script>` +
        startScripts(assets, nonce),
    '</body></html>',
  ].join('')
}

function describe({
  head,
  siteUrl,
  siteName,
  nonce,
  chosenLang,
  listedLangs: ofShop,
}: DocumentParts): string {
  const meta = (name: string, content: string | undefined, key = 'name') =>
    content ? `<meta ${key}="${name}" content="${escapeText(content)}">` : ''
  const address = (path: string) => siteUrl + path
  const path = head.canonical
  const listedLangs = head.languages ? [...ofShop.slice(0, 1), ...head.languages] : ofShop
  const isListed = chosenLang !== undefined && listedLangs.includes(chosenLang)
  const chosen = path && isListed ? links.inLanguage(path, chosenLang) : path
  const canonical = chosen && address(chosen)
  const alternate = (lang: string, to: string) =>
    `<link rel="alternate" hreflang="${lang}" href="${escapeText(address(to))}">`
  const image = head.image?.startsWith('/') ? siteUrl + head.image : head.image
  return [
    `<title>${escapeText(head.title)}</title>`,
    meta('description', head.description),
    canonical ? `<link rel="canonical" href="${escapeText(canonical)}">` : '',
    ...(path && !head.isPrivate && !head.isHiddenFromSearch
      ? [
          ...listedLangs.map((lang) => alternate(lang, links.inLanguage(path, lang))),
          alternate('x-default', path),
        ]
      : []),
    meta('robots', head.isPrivate || head.isHiddenFromSearch ? 'noindex' : undefined),
    meta('og:title', head.title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:site_name', siteName, 'property'),
    meta('og:url', canonical, 'property'),
    meta('og:image', image, 'property'),
    head.feed
      ? `<link rel="alternate" type="application/atom+xml" href="${escapeText(address(head.feed))}">`
      : '',
    ...(head.publishedTime
      ? [
          meta('og:type', 'article', 'property'),
          meta('article:published_time', head.publishedTime, 'property'),
          meta('twitter:card', image ? 'summary_large_image' : 'summary'),
        ]
      : []),
    ...(head.jsonLd ?? []).map(
      (thing) =>
        `<script type="application/ld+json" nonce="${nonce}">${escapeForScript(thing)}</script>`,
    ),
  ].join('')
}

/** The styles of the theme in both colour schemes, with the colours of the browser's interface. */
function lookStyle({ look, accent, nonce }: DocumentParts, theme: Theme): string {
  const key = JSON.stringify([look, accent])
  const styles = stylesByLook.get(key) ?? themeStyles(look, accent)
  if (stylesByLook.size > MAX_STYLES) stylesByLook.clear()
  stylesByLook.set(key, styles)
  if (styles === '') return ''
  return `${barColours(look, theme)}<style nonce="${nonce}">${styles}</style>`
}

/** Computing style sheets takes a few milliseconds. */
const stylesByLook = new Map<string, string>()
const MAX_STYLES = 500

function barColours(look: Look, theme: Theme): string {
  const colours = themeColours(look)
  if (!colours) return ''
  const { light, dark } = colours
  const meta = (colour: string, media = '') =>
    `<meta name="theme-color" content="${colour}"${media && ` media="(prefers-color-scheme:${media})"`}>`
  if (theme !== 'system') return meta(theme === 'dark' ? dark : light)
  return meta(light, 'light') + meta(dark, 'dark')
}

/**
 * Picture backgrounds, focal points and video aspect ratios as a style sheet. The policy forbids `style`
 * attributes; in the browser scripts set them.
 */
function groundStyles(body: string, nonce: string): string {
  const rules = [
    ...rulesOf(body, 'ground', /data-ground="(#[0-9a-f]{6})"/g),
    ...rulesOf(body, 'focus', /data-focus="(\d{1,3}% \d{1,3}%)"/g),
    ...rulesOf(body, 'ratio', /data-ratio="(\d{1,6}\/\d{1,6})"/g),
  ]
  return rules.length > 0 ? `<style nonce="${nonce}">${rules.join('')}</style>` : ''
}

const rulesOf = (body: string, name: string, marks: RegExp): string[] =>
  [...new Set([...body.matchAll(marks)].map(([, value]) => value))].map(
    (value) => `[data-${name}="${value}"]{--${name}:${value}}`,
  )

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeText = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
/** JSON escaped for a script element. */
const escapeForScript = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => escapes[char] ?? char)
