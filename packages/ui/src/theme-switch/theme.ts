/** `system` follows the reader's device and is the absence of a choice. */
export type Theme = 'light' | 'dark' | 'system'

export const themeCookie = 'vitrine-theme'

/** Reads the choice from a `Cookie` header or `document.cookie`; anything unknown is `system`. */
export function readTheme(cookies: string | undefined): Theme {
  const value = /(?:^|;\s*)vitrine-theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Shows a theme now and remembers it for a year; `system` forgets. Browser only. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  const life = theme === 'system' ? 0 : 31_536_000
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere, and only with TLS.
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}

/**
 * For the head of pages that the server cannot mark with `data-theme` itself: sets it before the
 * first paint. Constant text, so a content security policy can allow it by its hash.
 */
export const themeScript =
  '{const m=/(?:^|;\\s*)vitrine-theme=(light|dark)(?:;|$)/.exec(document.cookie);' +
  'if(m)document.documentElement.dataset.theme=m[1]}'
