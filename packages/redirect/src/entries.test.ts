import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

/** Bundles an import of the package for a condition of its exports. */
async function bundleFor(place: keyof (typeof manifest.exports)['.']) {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`../${manifest.exports['.'][place]}`, import.meta.url))],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    external: ['node:*'],
    minify: true,
    metafile: true,
    write: false,
  })
  const imports = Object.values(metafile.outputs).flatMap((one) => one.imports)
  return { code: outputFiles[0]?.text ?? '', imports: imports.map(({ path }) => path) }
}

test.each(['browser', 'edge-light', 'worker', 'workerd', 'react-native', 'default'] as const)(
  'the bundle for %s has no Node modules',
  async (place) => {
    const { code, imports } = await bundleFor(place)
    expect(imports).toEqual([])
    expect(code).toContain('VITRINE_URL')
  },
)

test('the bundle for React Native has no syntax that older bundlers refuse', async () => {
  expect((await bundleFor('react-native')).code).not.toContain('import.meta')
})

test('pages read the setting by the variable names of their bundlers', async () => {
  const { code } = await bundleFor('browser')
  expect(code).toContain('process.env.NEXT_PUBLIC_VITRINE_URL')
  expect(code).toContain('import.meta.env.VITE_VITRINE_URL')
  expect(code).toContain('import.meta.env.PUBLIC_VITRINE_URL')
})

test('it is small', async () => {
  // Bytes before compression.
  expect((await bundleFor('browser')).code.length).toBeLessThan(7000)
})
