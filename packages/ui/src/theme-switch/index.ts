export type { Theme } from './theme.ts'
export { applyTheme, readTheme, themeCookie, themeScript } from './theme.ts'
export type { ThemeSwitchProps } from './theme-switch.tsx'
export { ThemeSwitch } from './theme-switch.tsx'
