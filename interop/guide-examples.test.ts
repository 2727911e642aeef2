import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const place = (file: string) =>
  fileURLToPath(new URL(`../examples/published-clients/${file}`, import.meta.url))

/** The files of the guide, and the conditions under which their framework bundles them. */
const files: readonly [file: string, conditions: readonly string[]][] = [
  ['vite/main.ts', ['browser']],
  ['next-app/instrumentation.ts', ['node']],
  ['next-app/instrumentation.ts', ['edge-light']],
  ['next-app/instrumentation-client.ts', ['browser']],
  ['next-app/middleware.ts', ['edge-light', 'worker']],
  ['next-pages/pages/_app.tsx', ['browser']],
  ['expo/index.js', ['react-native']],
]

test.each(files)('%s loads the redirect first, as %s', async (file, conditions) => {
  const [first] = [...readFileSync(place(file), 'utf8').matchAll(/^import .*'(.*)'$/gm)]
  expect(first?.[1]).toMatch(/^(@vitrine\/redirect|\.\/redirect\.js)$/)
  const { outputFiles, metafile } = await build({
    entryPoints: [place(file)],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    conditions: [...conditions],
    external: ['node:*', '@wix/*', 'next/*', 'react/*', 'expo-router/*'],
    metafile: true,
    write: false,
  })
  expect(outputFiles[0]?.text).toContain('"@vitrine/redirect"')
  const asksNode = Object.values(metafile.outputs).some(({ imports }) =>
    imports.some(({ path }) => path.startsWith('node:')),
  )
  expect(asksNode).toBe(conditions.includes('node'))
})

test('the component for Astro loads it for the server and for the browser', () => {
  const component = readFileSync(place('astro/Redirect.astro'), 'utf8')
  expect(component).toMatch(
    /^---\nimport '@vitrine\/redirect'\n---\n<script>\n {2}import '@vitrine\/redirect'\n/,
  )
})
