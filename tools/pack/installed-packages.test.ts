import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  freePort,
  hasRegistry,
  processesOf,
  type RunningShop,
  repository,
  run,
  startShop,
  tarballsIn,
} from './consumer.fixture.ts'

if (!hasRegistry) console.log('No npm registry answers: packages are not installed outside')

// Installing, checking types and building take minutes on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const MAX_INSTALLED_MB = 150
const npmInstall = ['install', '--no-audit', '--no-fund', '--loglevel=error']

/** Nothing of the repository is above this folder. */
let folder = ''
let tarballs = ''
beforeAll(async () => {
  if (!hasRegistry) return
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-installed-'))
  // PostgreSQL runs as another user when root starts it.
  chmodSync(folder, 0o755)
  tarballs = path.join(folder, 'tarballs')
  await run(repository, 'node', ['tools/pack.mjs', '--check', '--to', tarballs])
})
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }))

const newFolder = (name: string, manifest: object): string => {
  const made = path.join(folder, name)
  mkdirSync(made)
  writeFileSync(path.join(made, 'package.json'), JSON.stringify({ private: true, ...manifest }))
  return made
}

describe.skipIf(!hasRegistry)('the packed packages', () => {
  test('need little room to run', async () => {
    const { '@vitrine/server': server } = tarballsIn(tarballs)
    const place = newFolder('room', { dependencies: { '@vitrine/server': server } })
    await run(place, 'npm', [...npmInstall, '--omit=dev'])
    const kilobytes = Number.parseInt(await run(place, 'du', ['-sk', 'node_modules']), 10)
    // On Linux for x64; the PostgreSQL of other systems has another size.
    if (process.platform === 'linux' && process.arch === 'x64') {
      expect(kilobytes / 1024).toBeLessThanOrEqual(MAX_INSTALLED_MB)
    }
    expect(kilobytes).toBeGreaterThan(1024)
  })

  describe('with a project of npm create vitrine', () => {
    let project = ''
    let shop: RunningShop
    beforeAll(async () => {
      const { 'create-vitrine': creator } = tarballsIn(tarballs)
      await run(folder, 'npm', [
        ...['exec', '--yes', `--package=${creator}`, '--', 'create-vitrine', 'my-shop'],
        ...['--from', tarballs],
      ])
      project = path.join(folder, 'my-shop')
      await run(project, 'npm', npmInstall)
      cpSync(path.join(project, '.env.example'), path.join(project, '.env'))
      const settings = readFileSync(path.join(project, '.env'), 'utf8')
      const port = await freePort()
      writeFileSync(path.join(project, '.env'), settings.replace('PORT=4400', `PORT=${port}`))
      shop = await startShop(project)
      expect(shop.baseUrl).toBe(`http://localhost:${port}`)
    })
    afterAll(async () => {
      await shop?.stop()
    })

    test('shop, dashboard and the plug-in of its own answer', async () => {
      const text = async (place: string) => (await fetch(`${shop.baseUrl}${place}`)).text()
      expect(await text('/healthz')).toContain('ok')
      const [, product] = /href="(\/products\/[^"]+)"/.exec(await text('/')) ?? []
      expect(await text(product ?? '')).toContain('we are open from 09:00 to 18:00')
      expect(await text('/dashboard/')).toContain('/dashboard/assets/')
      expect(await text('/vitrine/v1/plugins/opening-hours/hours')).toBe(
        '{"from":"09:00","to":"18:00"}',
      )
      expect(await text('/redirect.js')).toContain('fetch')
      expect(await text('/docs/api')).toContain('opening-hours')
    })

    test('its processes are the shop and its database, and they end together', async () => {
      const names = shop.processes()
      expect(names).toContain('vitrine')
      expect(names).not.toMatch(/esbuild|tsx|vite\b/)
    })

    describe('and websites', () => {
      let sites = ''
      beforeAll(async () => {
        const { '@vitrine/server': _, 'create-vitrine': __, ...ours } = tarballsIn(tarballs)
        const theirs = {
          '@tanstack/react-query': '5.108.0',
          '@types/node': '20.19.43',
          '@types/react': '19.3.0',
          '@types/react-dom': '19.3.0',
          '@vitejs/plugin-react': '6.3.0',
          next: '16.4.6',
          react: '19.3.1',
          'react-dom': '19.3.1',
          typescript: '5.9.3',
          vite: '8.3.8',
        }
        sites = newFolder('sites', { type: 'module', dependencies: { ...ours, ...theirs } })
        await run(sites, 'npm', npmInstall)
      })

      /** Copies an example into a folder outside of the repository. */
      function copyOf(example: string): string {
        const made = path.join(sites, example)
        const from = path.join(repository, 'examples', example)
        cpSync(from, made, { recursive: true, filter: (file) => !file.includes('node_modules') })
        return made
      }
      const program = (name: string) => path.join(sites, 'node_modules/.bin', name)
      const environment = () => ({
        SHOP_URL: shop.baseUrl,
        VITE_SHOP_URL: shop.baseUrl,
        CLIENT_ID: shop.clientId,
        VITE_CLIENT_ID: shop.clientId,
        API_KEY: shop.apiKey,
        NEXT_TELEMETRY_DISABLED: '1',
      })

      test('a script of Node, checked as nodenext, lists products and computes a price', async () => {
        const script = copyOf('node-script')
        await run(script, program('tsc'), ['-p', '.'])
        const output = await run(script, 'node', ['dist/list-products.js'], environment())
        expect(output.trim().split('\n')).toHaveLength(4)
        expect(output).toContain('Three cups cost 2997 cents')
      })

      test('a website with Vite and @vitrine/react, checked as bundler, builds and renders', async () => {
        const site = copyOf('react-site')
        writeFileSync(path.join(site, 'tsconfig.json'), JSON.stringify(bundlerSettings))
        await run(site, program('tsc'), ['-p', '.'])
        await run(site, program('vite'), ['build'], environment())
        const server = ['build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist-server']
        await run(site, program('vite'), server, environment())
        const call = `const { answer } = await import('./dist-server/entry-server.js')
          const page = await answer(new Request('http://localhost/'), '<!--page-->"page state"')
          console.log(await page.text())`
        const page = await run(site, 'node', ['--input-type=module', '-e', call], environment())
        expect(page).toContain('</h1>')
      })

      test('a website with Next.js and @vitrine/sdk is written as files', async () => {
        const site = copyOf('next-site')
        await run(site, program('next'), ['build'], environment())
        const page = path.join(site, 'out/index.html')
        expect(existsSync(page)).toBe(true)
        expect(readFileSync(page, 'utf8').match(/<li>/g)).toHaveLength(12)
      })
    })

    test('and leaves no process behind when it is stopped', async () => {
      await shop.stop()
      await expect.poll(() => processesOf(project)).toBe('')
    })
  })
})

/** Settings of a website as its bundler wants them, with every declaration of the packages checked too. */
const bundlerSettings = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ['vite/client', 'node'],
  },
  include: ['src'],
}
