export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = 'vitrine.theme'

export const chosenTheme = (): Theme =>
  themes.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system'

export function applyTheme(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

export function rememberTheme(theme: Theme) {
  localStorage.setItem(KEY, theme)
  applyTheme(theme)
}
