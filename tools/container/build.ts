import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { outputOf, run } from './programs.ts'

const BASE = 'localhost/vitrine-node'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
/** For machines that do not allow namespaces; each step still has its own root. */
export const isolation = ['--isolation', 'chroot', '--network', 'host']

/** The Debian release of this machine, whose keys are installed. */
export const debianSuite = () =>
  /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable'

/**
 * An image with Node, made of Debian's packages and of the Node and npm that run this, where none can be fetched. It
 * trusts the authorities that this machine trusts.
 */
async function buildBase(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-container-'))
  const npm = outputOf('npm', ['root', '--global'])
  const container = outputOf('buildah', ['from', 'scratch'])
  try {
    const files = path.join(folder, 'files.tar')
    await run('mmdebstrap', [
      '--variant=minbase',
      '--include=ca-certificates',
      debianSuite(),
      files,
    ])
    cpSync(process.execPath, path.join(folder, 'node'))
    const copy = (from: string, to: string) =>
      run('buildah', ['copy', '--quiet', container, from, to])
    await run('buildah', ['add', '--quiet', container, files, '/'])
    await copy(path.join(folder, 'node'), '/usr/local/bin/node')
    await copy(path.join(npm, 'npm'), '/usr/local/lib/node_modules/npm')
    if (existsSync(CERTIFICATES)) await copy(CERTIFICATES, CERTIFICATES)
    const link = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm'
    await run('buildah', ['run', ...isolation, container, '--', 'sh', '-c', link])
    await run('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container])
    await run('buildah', ['commit', '--quiet', container, BASE])
    return BASE
  } finally {
    outputOf('buildah', ['rm', container])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds the image of `deploy/container/Containerfile`; `base` is the image with Node that it begins with. */
export async function buildImage(image: string, base: string | undefined): Promise<void> {
  const folder = 'deploy/container'
  const from = base ?? (await buildBase())
  const files = ['--file', `${folder}/Containerfile`]
  const ignored = ['--ignorefile', `${folder}/Containerfile.dockerignore`]
  const args = ['--build-arg', `NODE_IMAGE=${from}`, '--tag', image]
  await run('buildah', ['build', ...isolation, ...files, ...ignored, ...args, '.'])
}
