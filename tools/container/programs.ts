import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The programs that build and run a container, by the names of their Debian packages. */
const packages = ['buildah', 'runc', 'mmdebstrap'] as const
/** Additional programs to run several containers together. */
export const composePackages = ['podman', 'podman-compose', 'netavark', 'aardvark-dns', 'iptables']

/** netavark and aardvark-dns are no commands: podman has a folder for them. */
const isInstalled = (name: string): boolean =>
  existsSync(`/usr/lib/podman/${name}`) || spawnSync(name, ['--version']).error === undefined

export function requirePrograms(more: readonly string[] = []): void {
  const missing = [...packages, ...more].filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  const names = missing.join(' ')
  throw new Error(
    `Not installed: ${names}. On Debian or Ubuntu, as root: apt-get install --no-install-recommends ${names}`,
  )
}

/** Runs a program with its output shown; fails as it fails. */
export async function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const child = spawn(program, args, { stdio: 'inherit', env })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`${program} ${args[0] ?? ''} ended with ${code}`)
}

/** The output of a program. */
export function outputOf(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${program} ${args[0] ?? ''} ended with ${status}: ${stderr}`)
  return stdout.trim()
}
