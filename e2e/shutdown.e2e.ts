import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import {
  environmentFor,
  exitCodeOf,
  newFolder,
  processesOf,
  waitForOutput,
} from './start-context.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) {
    for (const pid of processesOf(folder)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Starts as a person does, through npm; the number of the process that serves. */
async function npmStart() {
  const folder = newFolder()
  folders.push(folder)
  const npm = spawn('npm', ['start', '--', '--no-demo'], {
    cwd: root,
    env: environmentFor(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await waitForOutput(npm, 'Ctrl-C stops everything')
  const { pid } = JSON.parse(readFileSync(path.join(folder, 'running.json'), 'utf8'))
  return { npm, folder, serving: Number(pid) }
}

const nameOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ')

describe('npm start', () => {
  const signals: [string, (one: { npm: ChildProcess; serving: number }) => void][] = [
    ['SIGTERM to npm', ({ npm }) => npm.kill('SIGTERM')],
    ['SIGINT to npm', ({ npm }) => npm.kill('SIGINT')],
    ['SIGTERM to what npm runs', ({ serving }) => process.kill(serving, 'SIGTERM')],
    ['SIGINT to what npm runs', ({ serving }) => process.kill(serving, 'SIGINT')],
    ['SIGKILL to npm', ({ npm }) => npm.kill('SIGKILL')],
  ]

  test.each(signals)('ends all its processes on %s', async (_, send) => {
    const started = await npmStart()
    send(started)
    await exitCodeOf(started.npm)
    await expect.poll(() => processesOf(started.folder)).toEqual([])
  })

  test('is one process besides npm and the database, without build processes', async () => {
    const { npm, folder, serving } = await npmStart()
    const ours = processesOf(folder).filter((pid) => !nameOf(pid).includes('postgres'))
    expect(ours.sort()).toEqual([npm.pid, serving].sort())
    npm.kill('SIGTERM')
    await exitCodeOf(npm)
  })

  test('can be ended while the database starts', async () => {
    const folder = newFolder()
    folders.push(folder)
    const npm = spawn('npm', ['start', '--', '--no-demo'], {
      cwd: root,
      env: environmentFor(folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await waitForOutput(npm, 'Preparing PostgreSQL')
    npm.kill('SIGTERM')
    await exitCodeOf(npm)
    await expect.poll(() => processesOf(folder)).toEqual([])
  })
})
