import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  environmentFor,
  exitCodeOf,
  newFolder,
  prepareContext,
  processesOf,
  program,
} from './start-context.ts'
import { badStarts, type badStarts as Rows, type StartContext } from './startup-errors.ts'

type BadStart = (typeof Rows)[number]

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

let context: StartContext
let remove: () => Promise<void>
const folders: string[] = []
beforeAll(async () => {
  ;({ context, remove } = await prepareContext())
})
afterAll(async () => {
  const left = [...folders, context.installed.folder, context.demo.folder].flatMap(processesOf)
  for (const pid of left) process.kill(pid, 'SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  await remove()
})

/** The data folder of a start, in the state that the row asks for. */
function prepareFolder({ folder: requested, asOrdinaryUser }: BadStart): string {
  const kind = typeof requested === 'function' ? requested(context) : requested
  if (typeof kind === 'object') return kind.is
  const room = newFolder()
  folders.push(room)
  const folder = path.join(room, 'data')
  if (kind === 'file') writeFileSync(folder, '')
  else mkdirSync(folder)
  if (kind === 'with broken credentials') {
    writeFileSync(path.join(folder, 'credentials.json'), '{"sites": [')
  }
  if (asOrdinaryUser && isRoot && kind !== 'read-only') chownSync(folder, NOBODY, NOBODY)
  if (kind === 'read-only') chmodSync(folder, 0o555)
  return folder
}

async function run(row: BadStart) {
  const folder = prepareFolder(row)
  const command = [process.execPath, program, 'start', '--no-demo']
  // A disk of one megabyte in a private mount namespace, which ends with the start.
  const onSmallDisk = [
    'unshare',
    isRoot ? '-m' : '-Urm',
    'sh',
    '-c',
    `mount -t tmpfs -o size=1m tmpfs "$VITRINE_DATA" && exec "$@"`,
    'sh',
  ]
  const [name = '', ...args] = row.folder === 'full' ? [...onSmallDisk, ...command] : command
  const child = spawn(name, args, {
    env: environmentFor(folder, row.env?.(context)),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(row.asOrdinaryUser && isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  child.stdout.resume()
  return { code: await exitCodeOf(child), stderr, folder }
}

function sentenceOf({ message, words }: BadStart, folder: string): string {
  const all = Object.entries({ folder, ...words?.(context) })
  return all.reduce((text, [name, value]) => text.replaceAll(`‹${name}›`, value), message)
}

describe('a start ends with one sentence, and leaves no process running, when', () => {
  test.each(badStarts.map((row) => [row.what, row] as const))('%s', async (_, row) => {
    const { code, stderr, folder } = await run(row)
    expect(stderr).toBe(`${sentenceOf(row, folder)}\n`)
    expect(code).toBe(1)
    await expect.poll(() => processesOf(folder)).toEqual([])
  })
})

test('docs/when-it-does-not-start.md lists all of these sentences', () => {
  const guide = new URL('../docs/when-it-does-not-start.md', import.meta.url)
  const [starts = ''] = readFileSync(guide, 'utf8').split('\n## ')
  const lines = starts.split('\n')
  const rows = lines.filter((line) => line.startsWith('| ') && !/^\| (What|---)/.test(line))
  expect(rows).toEqual(badStarts.map(({ what, message }) => `| ${what} | ${message} |`))
})
