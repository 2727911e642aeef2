import type { ScreenName } from '../app/routes.ts'

/** The screens that visitors arrive at, each with a style sheet of its own. */
export const screensAlone = [
  'home',
  'collection',
  'search',
  'product',
  'cart',
  'checkout',
] as const satisfies readonly ScreenName[]

/** Modules besides its page that a screen loads at once. */
export const moreModules: Partial<Record<ScreenName, readonly string[]>> = {
  product: ['app/screens/product/carousel.tsx'],
}

/** Names of style sheets in the manifest. */
export const wholeStyles = 'app/styles/index.css'
export const otherScreensStyles = 'styles/others.css'
/** Added by scripts for the screens and dialogs that are opened next. */
export const laterStyles = 'styles/later.css'

/** The style sheet that a screen's page waits for. */
export const stylesOf = (screen: ScreenName): string =>
  screensAlone.some((name) => name === screen) ? `styles/${screen}.css` : otherScreensStyles
