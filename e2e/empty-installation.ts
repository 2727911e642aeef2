import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { freePort } from '@vitrine/testkit/free-port'
import type { Page } from 'playwright-core'
import { password } from './members.ts'
import { environmentFor, exitCodeOf, newFolder, program } from './start-context.ts'

/** The product with an empty folder and without a demo. */
export async function createEmptyInstallation() {
  const folder = newFolder()
  const port = await freePort()
  const environment = environmentFor(folder, { NODE_ENV: 'production', PORT: String(port) })
  let child: ChildProcess | undefined
  const stop = async (): Promise<void> => {
    child?.kill('SIGINT')
    if (child) await exitCodeOf(child)
  }
  return {
    base: `http://localhost:${port}`,
    /** Returns its output. */
    start(): Promise<string> {
      const started = spawn(process.execPath, [program, 'start'], {
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      return new Promise((resolve, reject) => {
        let printed = ''
        const onData = (chunk: unknown) => {
          printed += chunk
          if (printed.includes('Ctrl-C stops everything')) resolve(printed)
        }
        started.stdout.on('data', onData)
        started.stderr.on('data', onData)
        started.once('close', (code) => reject(new Error(`It ended with ${code}:\n${printed}`)))
      })
    },
    stop,
    async remove(): Promise<void> {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The link in the output of a first start, at which the owner registers. */
export const welcomeLinkIn = (output: string): string =>
  /http\S+\/dashboard\/welcome#\S+/.exec(output)?.[0] ?? ''

export async function becomeOwner(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
}
