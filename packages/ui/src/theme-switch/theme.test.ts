import { expect, test } from 'vitest'
import { readTheme, themeScript } from './theme.ts'

const cookies = {
  'vitrine-theme=dark': 'dark',
  'a=1; vitrine-theme=light; b=2': 'light',
  'vitrine-theme=purple': 'system',
  'not-vitrine-theme=dark': 'system',
  'vitrine-theme=darker': 'system',
  '': 'system',
}

test.each(Object.entries(cookies))('cookie "%s" means %s', (cookie, theme) => {
  expect(readTheme(cookie)).toBe(theme)
})

test.each(Object.entries(cookies))(
  'the first-paint script reads "%s" the same way',
  (cookie, theme) => {
    const document = { cookie, documentElement: { dataset: {} as { theme?: string } } }
    new Function('document', themeScript)(document)
    expect(document.documentElement.dataset.theme ?? 'system').toBe(theme)
  },
)
