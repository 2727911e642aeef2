import { expect, test } from 'vitest'
import { checkAccessibility } from './axe.ts'
import { open } from './browser.ts'

test('a bad contrast in dark mode is found, and a changed page is checked as a whole', async () => {
  const page = await open('desktop')
  await page.setContent(`<!doctype html><html lang="en"><title>Colours</title>
    <style>@media (prefers-color-scheme: dark) { p { color: #eee } }</style>
    <main><h1>Colours</h1><p>Words</p></main>`)
  expect((await checkAccessibility(page)).found).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect((await checkAccessibility(page)).found).toEqual(['color-contrast: p'])
  await page.locator('p').evaluate((words) => words.replaceChildren(document.createElement('img')))
  expect((await checkAccessibility(page)).found).toEqual(['image-alt: img'])
})

test('a colour with a wide gamut is checked as it is shown, opaque and transparent', async () => {
  const page = await open('desktop')
  await page.setContent(`<!doctype html><html lang="en"><title>Colours</title>
    <style>p { color: oklch(0.5 0.1 35) } .pale { color: oklch(0.8 0.1 35) }
      .thin { color: oklch(0.5 0.1 35 / 0.4) }</style>
    <main><h1>Colours</h1><p>Words</p><p class="pale">Words</p><p class="thin">Words</p></main>`)
  expect((await checkAccessibility(page)).found).toEqual(['color-contrast: .pale, .thin'])
  const seen = await page.evaluate(
    () => getComputedStyle(document.querySelector('p') as Element).color,
  )
  expect(seen).toBe('oklch(0.5 0.1 35)')
})
