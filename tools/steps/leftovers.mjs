import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const kinds = /^vitrine-(?:pg|product)-(\d+)-/

/** Ends and removes processes and files that killed test runs left behind. */
export function removeLeftovers() {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(kinds.exec(name)?.[1])
    if (!owner || isAlive(owner)) continue
    const folder = path.join(tmpdir(), name)
    // An embedded PostgreSQL ends with the product that started it.
    for (const pid of [productIn(folder), serverIn(folder)]) if (pid) end(pid)
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function end(pid) {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It has ended already.
  }
}

function productIn(folder) {
  const file = path.join(folder, 'running.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).pid
}

function serverIn(folder) {
  const file = path.join(folder, 'data', 'postmaster.pid')
  return existsSync(file) && Number.parseInt(readFileSync(file, 'utf8'), 10)
}
