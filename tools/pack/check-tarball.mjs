import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/**
 * The problems of a package as installed, one line each: its manifest and files, and the resolution of its
 * types.
 */
export async function problemsOf(tarball) {
  const bytes = readFileSync(tarball)
  return [...(await problemsOfManifest(bytes)), ...(await problemsOfTypes(bytes))]
}

async function problemsOfManifest(bytes) {
  const { buffer, byteOffset, byteLength } = bytes
  const own = buffer.slice(byteOffset, byteOffset + byteLength)
  const { messages, pkg } = await publint({ pack: { tarball: own }, strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }))
}

/** Resolution without export maps, and `require`: our packages are declared as modules only. */
const notOffered = new Set(['node10', 'node16-cjs'])

async function problemsOfTypes(bytes) {
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(bytes))
  if (!types) return []
  return problems
    .filter(({ resolutionKind }) => !notOffered.has(resolutionKind))
    .map((problem) => JSON.stringify(problem))
}
