import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@vitrine/testkit/free-port'
import { build, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { newEmail, password } from './members.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** Makes a website known to the shop, as the guide says; prints the id of its client. */
function register(name: string, port: number): string {
  const domain = `localhost:${port}`
  const asked = ['client', 'create', name, '--site', shop.siteId, '--redirect-domain', domain]
  const env = { ...process.env, VITRINE_DATA: shop.dataDir, DATABASE_URL: '' }
  return execFileSync(process.execPath, [shop.program, ...asked], { env, encoding: 'utf8' }).trim()
}

/** The page of the guide, served as the guide says. */
async function serveFirstPage(): Promise<string> {
  const port = await freePort()
  const env = {
    ...process.env,
    VITE_SHOP_URL: shop.baseUrl,
    VITE_CLIENT_ID: register('My website', port),
  }
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const served = spawn(
    process.execPath,
    [vite, 'examples/first-page', '--port', String(port), '--strictPort'],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  ends.push(() => served.kill())
  await isReady(served)
  return `http://localhost:${port}`
}

/** The React website, built and served as files. */
async function serveWebsite(): Promise<string> {
  const port = await freePort()
  const outDir = mkdtempSync(path.join(tmpdir(), 'vitrine-website-'))
  process.env.VITE_SHOP_URL = shop.baseUrl
  process.env.VITE_CLIENT_ID = register('Small window', port)
  const files = { root: path.join(root, 'examples/website'), logLevel: 'error' as const }
  await build({ ...files, build: { outDir, emptyOutDir: true } })
  const served = await preview({
    ...files,
    build: { outDir },
    preview: { port, strictPort: true, host: 'localhost' },
  })
  ends.push(async () => {
    await served.close()
    rmSync(outDir, { recursive: true, force: true })
  })
  return `http://localhost:${port}`
}

/** The website that React writes on both sides, served by its own server. */
async function serveReactSite(): Promise<string> {
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    VITE_SHOP_URL: shop.baseUrl,
    VITE_CLIENT_ID: register('Two sides', port),
  }
  const served = spawn(process.execPath, ['server.mjs'], {
    cwd: path.join(root, 'examples/react-site'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ends.push(() => served.kill())
  await isReady(served)
  return `http://localhost:${port}`
}

const isReady = (served: ReturnType<typeof spawn>) =>
  new Promise<void>((resolve, reject) => {
    served.stdout?.on('data', (text) => String(text).includes('ready') && resolve())
    served.once('close', (code) => reject(new Error(`the server ended with ${code}`)))
  })

test('the first page of the guide shows products of the shop and lets somebody register', async () => {
  const page = await open('desktop')
  const email = newEmail()
  await page.goto(await serveFirstPage())
  await page.locator('#things li').nth(11).waitFor()
  expect(await page.locator('#things li').first().textContent()).toMatch(/., \D*\d/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByText(`Welcome, ${email}`).waitFor()
})

describe('the example website', () => {
  let origin: string
  beforeAll(async () => {
    origin = await serveWebsite()
  })

  test('can be searched and filtered, on a phone and in dark mode too', async () => {
    for (const [screen, dark] of [
      ['desktop', false],
      ['phone', true],
    ] as const) {
      const page = await open(screen, { dark })
      await page.goto(origin)
      await page.locator('.things li').first().waitFor()
      await expectAccessible(page)
      const count = await page.locator('main > p[role=status]').textContent()
      await page.getByLabel('Collection').selectOption({ index: 2 })
      await page.waitForFunction((before) => {
        const now = document.querySelector('main > p[role=status]')?.textContent
        return now?.includes('thing') && now !== before
      }, count)
      const name = (await page.locator('.things .name').first().textContent()) ?? ''
      await page.getByLabel('Collection').selectOption({ index: 0 })
      await page.getByLabel('Search').fill(name)
      await page.getByRole('button', { name: 'Search' }).click()
      await page.getByRole('link', { name }).first().click()
      await page.getByRole('heading', { name }).waitFor()
      for (const option of await page.getByRole('group').all()) {
        await option.getByRole('radio').first().check()
      }
      await page.getByText(/^(In stock|Sold out|Not made)/).waitFor()
      await expectAccessible(page)
    }
  })

  test('registers somebody, saves the profile, signs out and in again', async () => {
    const page = await open('desktop')
    const email = newEmail()
    await page.goto(`${origin}/#/you`)
    await page.getByRole('button', { name: 'I am new here' }).click()
    await page.getByLabel('Name').fill('Ada')
    const signIn = async (button: string, secret: string) => {
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password').fill(secret)
      await page.getByRole('button', { name: button, exact: true }).click()
    }
    await signIn('Create account', password)
    await page.getByRole('heading', { name: 'Ada' }).waitFor()
    await page.getByLabel('First name').fill('Augusta')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Augusta')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn('Sign in', 'not-the-right-one')
    await page.getByRole('alert').getByText('does not fit').waitFor()
    await signIn('Sign in', password)
    await page.getByRole('heading', { name: 'Ada' }).waitFor()
  })
})

/** Runs in the page: whether React answers its buttons. */
const hasReact = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) =>
    key.startsWith('__reactContainer'),
  )

test('the website with React on both sides has the same visitor on both', async () => {
  const page = await open('desktop')
  const origin = await serveReactSite()
  const email = newEmail()
  const written = await (await fetch(origin)).text()
  expect(written).toMatch(/<li><span>[^<]+<\/span> <span>\D*\d/)
  await page.goto(origin)
  await page.waitForFunction(hasReact)
  await page.getByRole('button', { name: 'I am new here' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect.poll(() => page.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Welcome, Ada').waitFor()
  await page.getByLabel('Name to show').fill('Augusta')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Welcome, Augusta').waitFor()
  const again = await page.reload()
  expect(await again?.text()).toContain('Augusta')
  await page.waitForFunction(hasReact)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not-the-right-one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('does not fit').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Welcome, Augusta').waitFor()
})
