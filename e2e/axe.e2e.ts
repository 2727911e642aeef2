import { expect, test } from 'vitest'
import { checkAccessibility } from './axe.ts'
import { open } from './browser.ts'

test('a colour that only the night shows is found, and what has changed is judged whole', async () => {
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

test('a colour of a wide space is judged as it is shown, alone and through others', async () => {
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
