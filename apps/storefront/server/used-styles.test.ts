import { expect, test } from 'vitest'
import { classNamesIn, otherStyles, usedStyles } from './used-styles.ts'

const used = (css: string, script: string) =>
  usedStyles(css, classNamesIn(script)).replace(/\s+/g, ' ').trim()

test('a page has the rules of its classes in their order, and what concerns every page', () => {
  const css =
    ':root{--a:1}@layer vitrine-base{.never{top:0}}@layer components{.b{top:1px}.a,.c{top:2px}a:hover{top:3px}}'
  expect(used(css, 'x("a b")')).toBe(
    ':root{--a:1}@layer vitrine-base{.never{top:0}}@layer components{.b{top:1px}.a{top:2px}a:hover{top:3px}}',
  )
})

test('a composed class name counts with its beginning', () => {
  const css = '@layer vitrine{.v-button-quiet{top:0}.v-card-wide{top:0}}'
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text of a script
  expect(used(css, '`v-button-${tone}`')).toBe('@layer vitrine{.v-button-quiet{top:0}}')
  expect(used(css, '"v-card-"+width')).toBe('@layer vitrine{.v-card-wide{top:0}}')
})

test('a rule needs all classes of its selector except alternatives and exclusions', () => {
  const css =
    '@layer components{.a .b{top:0}.a:not(.b){top:1px}.a:is(.b,.c:not(.d)){top:2px}.a:has(>.b) .e{top:3px}}'
  expect(used(css, 'a')).toBe('@layer components{.a:not(.b){top:1px}.a:is(.b,.c:not(.d)){top:2px}}')
})

test('empty media queries go, and steps of an animation stay', () => {
  const css = '@layer components{@media print{.b{top:0}}@keyframes turn{to{rotate:1turn}}}'
  expect(used(css, 'a')).toBe('@layer components{@keyframes turn{to{rotate:1turn}}}')
})

test('the styles of other screens have the order of the layers, and no font again', () => {
  const css =
    '@layer vitrine,components;@layer vitrine-base{p{top:0}}@layer components{.b{top:0}}@font-face{font-family:A}'
  expect(otherStyles(css)).toBe('@layer vitrine,components;@layer components{.b{top:0}}')
})
