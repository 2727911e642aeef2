/** `system` follows the device and means that nothing was chosen. */
export type Theme = 'light' | 'dark' | 'system'

export const themeCookie = 'vitrine-theme'

/** Reads the theme from a `Cookie` header or `document.cookie`; unknown values are `system`. */
export function readTheme(cookies: string | undefined): Theme {
  const value = /(?:^|;\s*)vitrine-theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Applies a theme and stores it for a year; `system` deletes it. Browser only. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  const life = theme === 'system' ? 0 : 31_536_000
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not supported everywhere, and only with TLS.
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}

/**
 * For the head of pages without `data-theme` from the server: sets it before the first paint.
 * Constant text, so a content security policy can allow it by hash.
 */
export const themeScript =
  '{const m=/(?:^|;\\s*)vitrine-theme=(light|dark)(?:;|$)/.exec(document.cookie);' +
  'if(m)document.documentElement.dataset.theme=m[1]}'
