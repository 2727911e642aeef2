import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('./src', import.meta.url))

/** Bytes a browser loads for this program: minified and compressed. */
async function sizeOf(program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  const code = outputFiles[0]?.contents
  if (!code?.length) throw new Error('The bundle is empty')
  return gzipSync(code).byteLength
}

const from = (names: string) => `export { ${names} } from './index.ts'`

// Each budget is the measured number and a tenth.
test.each([
  [
    'a client for visitors and members',
    `${from('createClient, OAuthStrategy')}; export { members } from '@vitrine/contract/members'`,
    20_209,
  ],
  ['a client without the login flows', from('createClient, SessionStrategy'), 3_180],
  ['web methods, called', from('createClient, webMethodsOf'), 3_940],
  ['the query builder', from('query'), 998],
  ['the token cookie', from('tokensFromCookie'), 448],
  ['an image address', from('imageUrl'), 212],
])('%s is within its size limit', async (_, program, measured) => {
  expect(await sizeOf(program)).toBeLessThan(measured * 1.1)
})

test('nothing of the server side of web methods reaches a browser', async () => {
  const client = await build({
    stdin: { contents: `export * from './index.ts'`, resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const loaded = Object.keys(client.metafile.inputs).filter((file) => /web-methods\//.test(file))
  expect(loaded.map((file) => file.split('/').at(-1)).sort()).toEqual([
    'codec.ts',
    'web-methods-of.ts',
  ])
})
