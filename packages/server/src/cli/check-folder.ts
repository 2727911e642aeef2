import { accessSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from './plain-error.ts'

const MEGABYTE = 1e6
/** A new database takes about 50 MB; pictures and the database's log are additional. */
const MIN_FREE_MEGABYTES = 100

/** Creates the data folder, or exits with a sentence about the problem. */
export function prepareFolder(dataDir: string): void {
  const problem = findFolderProblem(dataDir)
  if (problem) throw new PlainError(problem)
  mkdirSync(dataDir, { recursive: true })
}

/** The problem with the data folder and its solution; undefined if it is usable. The folder need not exist yet. */
export function findFolderProblem(dataDir: string): string | undefined {
  const folder = nearestExisting(dataDir)
  if (!statSync(folder).isDirectory()) {
    return `${folder} is a file; VITRINE_DATA must name a folder`
  }
  if (!isWritable(folder)) {
    return `${folder} cannot be written by this user; give it to them (chown), or set VITRINE_DATA to a folder of theirs`
  }
  const free = freeMegabytes(folder)
  if (free >= MIN_FREE_MEGABYTES) return undefined
  return `The disk of ${dataDir} has ${Math.floor(free)} MB free; ${MIN_FREE_MEGABYTES} MB are needed. Free some space, or set VITRINE_DATA to a folder on another disk`
}

export function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(nearestExisting(folder))
  return (bavail * bsize) / MEGABYTE
}

function nearestExisting(folder: string): string {
  try {
    statSync(folder)
    return folder
  } catch {
    const above = path.dirname(folder)
    return above === folder ? folder : nearestExisting(above)
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
