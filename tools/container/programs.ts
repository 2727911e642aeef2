import { spawn, spawnSync } from 'node:child_process'

/** What building and running a container takes, by the names of its packages in Debian. */
const packages = ['buildah', 'runc', 'mmdebstrap'] as const

/** Names of packages that are not installed. */
export const missingPackages = (): string[] =>
  packages.filter((name) => spawnSync(name, ['--version']).error !== undefined)

export function requirePrograms(): void {
  const missing = missingPackages()
  if (missing.length === 0) return
  const names = missing.join(' ')
  throw new Error(
    `Not installed: ${names}. On Debian or Ubuntu, as root: apt-get install --no-install-recommends ${names}`,
  )
}

/** Runs a program with its output shown; fails as it fails. */
export async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`${program} ${args[0] ?? ''} ended with ${code}`)
}

/** What a program prints. */
export function outputOf(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args[0] ?? ''} ended with ${status}: ${stderr}`)
  return stdout.trim()
}
